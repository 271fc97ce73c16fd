package dev.touchstone.archive;

import dev.touchstone.game.Layout;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.util.Optional;

/** That an archive has the name and the places that the file of a planned game says. */
record PlannedLayout(TheoremPlan plan, TheoremFiles archived) {

  /**
   * Writes the layout where the theorem was changed, or is to be. An archive from before there were
   * layouts may do without.
   */
  Made after(Made made, Orders orders) throws Refusal {
    Optional<Layout> layout = plan.game().layout();
    try {
      if (layout.isEmpty() || archived.has(layout.get())) {
        return made;
      }
      if (made.changed() || orders.update()) {
        archived.write(layout.get());
        return made.changed() ? made : Made.LAID_OUT;
      }
      if (archived.hasLayout()) {
        throw Refusal.notProved(
                "%s: %s is not what %s says now; restore one of them"
                    .formatted(
                        plan.name(),
                        archived.folder().resolve(TheoremFiles.LAYOUT),
                        plan.game().notation()))
            .with(new Remedy.Update());
      }
      return made;
    } catch (IOException e) {
      throw Refusal.file(plan.name() + ": cannot use the layout in " + archived.folder(), e);
    }
  }
}
