package dev.touchstone.solver.hex;

import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.hex.Link.Fill;
import dev.touchstone.solver.hex.Link.Option;
import dev.touchstone.solver.hex.Link.Options;
import dev.touchstone.solver.hex.Link.Placed;
import dev.touchstone.solver.hex.Link.Touch;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Writes links as steps of a certificate. What is used several times is kept, in the place in which
 * it was used first, and turned where it is used otherwise.
 */
final class LinkWriter {

  /** A link that is kept. */
  private record Kept(long number, boolean turned) {}

  private final View view;
  private final boolean mirrored;
  private final StepSink sink;
  private final Map<Link, Integer> uses = new HashMap<>();
  private final Map<Link, Kept> kept = new HashMap<>();
  private long keeps;
  private boolean symmetryGiven;

  /**
   * A writer of these links.
   *
   * @param mirrored whether the view is that of White
   * @param roots each as often as it is to be written
   */
  LinkWriter(View view, boolean mirrored, StepSink sink, List<Placed> roots) {
    this.view = view;
    this.mirrored = mirrored;
    this.sink = sink;
    for (Placed root : roots) {
      count(root.link());
    }
  }

  /** How often each link below is used. */
  private void count(Link root) {
    Deque<Link> open = new ArrayDeque<>();
    if (uses.merge(root, 1, Integer::sum) == 1) {
      open.push(root);
    }
    while (!open.isEmpty()) {
      for (Placed premise : open.pop().origin.premises()) {
        if (uses.merge(premise.link(), 1, Integer::sum) == 1) {
          open.push(premise.link());
        }
      }
    }
  }

  /** Pushes the link as it is placed. */
  void write(Placed placed) throws IOException {
    Link link = placed.link();
    Kept known = kept.get(link);
    if (known != null) {
      sink.accept(new Step.Recall(keeps - known.number));
      turnIf(known.turned != placed.turned());
      return;
    }
    if (link.origin instanceof Touch) {
      sink.accept(new LinkStep.Touch(end(placed.from()), end(placed.to())));
      return;
    }
    writeNew(link.origin, placed.turned());
    int more = uses.getOrDefault(link, 1) - 1;
    if (more > 0) {
      sink.accept(new Step.Keep(more));
      kept.put(link, new Kept(keeps++, placed.turned()));
    }
  }

  private void writeNew(Link.Origin origin, boolean turned) throws IOException {
    if (origin instanceof Options options) {
      for (Option option : options.options()) {
        int answer = option.answer();
        answer(
            turned && answer >= 0 ? view.turned(answer) : answer, option.link().turnedIf(turned));
      }
      sink.accept(new Step.Options(options.options().size()));
      return;
    }
    for (Placed premise : origin.premises()) {
      write(premise.turnedIf(turned));
    }
    if (origin instanceof Fill fill) {
      sink.accept(new LinkStep.Fill(set(fill.filled(), turned), set(fill.given(), turned)));
    } else {
      sink.accept(new LinkStep.Join());
    }
  }

  /** Pushes the answer of a cell, or of none (-1), with the link that holds then. */
  void answer(int cell, Placed link) throws IOException {
    Kept known = kept.get(link.link());
    if (known != null && known.turned == link.turned() && cell >= 0) {
      sink.accept(new Step.Answered(-1, end(cell), new Step.Recall(keeps - known.number)));
      return;
    }
    CellSet none = CellSet.of(view.cells);
    CellSet stone = cell < 0 ? none : CellSet.of(view.cells, end(cell));
    sink.accept(new Step.Enter(Step.Frame.ANSWER, none, stone));
    write(link);
    sink.accept(new Step.Leave());
  }

  private void turnIf(boolean turned) throws IOException {
    if (!turned) {
      return;
    }
    if (!symmetryGiven) {
      int[] images = new int[view.cells];
      for (int cell = 0; cell < images.length; cell++) {
        images[cell] = view.turned(cell);
      }
      sink.accept(new Step.Symmetry(CellList.of(images)));
      symmetryGiven = true;
    }
    sink.accept(new Step.Image(0));
  }

  /** The number of a cell or a side in the certificate. */
  private int end(int end) {
    return mirrored && !view.isSide(end) ? view.across(end) : end;
  }

  private CellSet set(Cells cells, boolean turned) {
    Cells placed = turned ? cells.turned(view.cells) : cells;
    return CellSet.of(view.cells, IntStream.of(placed.toArray()).map(this::end).toArray());
  }
}
