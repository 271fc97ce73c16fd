package dev.touchstone.explorer;

import dev.touchstone.archive.Audit;
import dev.touchstone.archive.Entry;
import dev.touchstone.archive.MemorySize;
import dev.touchstone.archive.Orders;
import dev.touchstone.archive.Regenerate;
import dev.touchstone.archive.SearchPlan;
import dev.touchstone.archive.TheoremPlan;
import dev.touchstone.archive.Trust;
import dev.touchstone.archive.Workshop;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Question;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** An archive of theorems that are solved now, in a folder of a test. */
record OwnArchive(Path root) {

  /** Hears nothing. */
  private static final class Quiet implements Workshop.Listener {
    @Override
    public void progress(Progress progress) {}

    @Override
    public void cancelBy(Runnable stop) {}

    @Override
    public void resumes(Path checkpoint) {}

    @Override
    public void warns(String line) {}
  }

  private Path proofs() {
    return root.resolve("proofs");
  }

  void make(String name, String game) throws Refusal {
    SearchPlan search =
        new SearchPlan(Engine.PN, Effort.FAST, 1, MemorySize.LEAST, Long.MAX_VALUE, null);
    Question text = new Question(new GameText(game, "", "", null), Rules.WEAK, 1, 1, false);
    TheoremPlan plan = new TheoremPlan(name, text, null, Regenerate.IF_MISSING, search);
    Orders orders = new Orders(Set.of(), false);
    new Workshop(proofs(), root.resolve("state"), "org.example", orders).make(plan, new Quiet());
  }

  List<Entry> entries() throws Refusal {
    Trust trust = new Trust(proofs().resolve("KEYS"), List.of());
    return new Audit(proofs(), trust).theorems(entry -> {}).entries();
  }
}
