package dev.touchstone.solver.hex;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.hex.Link.Placed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who wins after each first move of a board that both players see alike, proved together (T23): a
 * link between the sides for each winning first move, such that against any other first move one of
 * them is left.
 */
public final class HexMap {

  private final View view;
  private final Cells winning;
  private final List<Root> roots;

  /** A first move with the link that holds then. */
  private record Root(int move, Placed link) {

    Cells touched() {
      return link.zone().with(move);
    }

    Root turned(View view) {
      return new Root(view.turned(move), link.turnedIf(true));
    }
  }

  private HexMap(View view, Cells winning, List<Root> roots) {
    this.view = view;
    this.winning = winning;
    this.roots = roots;
  }

  /** What the search has found, opening by opening, and which of it is taken for the proof. */
  static final class Choice {

    private final View view;
    private final Map<Integer, Placed> won = new LinkedHashMap<>();
    private final List<Root> refutations = new ArrayList<>();
    private Cells lost = Cells.NONE;

    Choice(View view) {
      this.view = view;
    }

    /** Black wins by this first move. */
    void won(int cell, Placed link) {
      won.put(cell, link);
    }

    /** White wins after it, by this move; both as White sees them. */
    void lost(int cell, int move, Placed link) {
      lost = lost.with(view.across(cell));
      refutations.add(new Root(move, link));
    }

    /** Of refutations, those that refute most first; then what first moves are not among them. */
    HexMap map(Shortening shortening) {
      List<Root> roots = new ArrayList<>();
      Cells open = lost;
      while (!open.isEmpty()) {
        Root best = refutations.get(0);
        int most = -1;
        for (Root root : refutations) {
          int refuted = open.minus(touchedByBoth(root)).count();
          if (refuted > most) {
            most = refuted;
            best = root;
          }
        }
        open = open.and(touchedByBoth(best));
        roots.add(best);
      }
      Cells winning = Cells.NONE;
      for (Map.Entry<Integer, Placed> entry : won.entrySet()) {
        int cell = entry.getKey();
        winning = winning.with(cell);
        if (roots.stream().noneMatch(it -> it.move == cell || view.turned(it.move) == cell)) {
          roots.add(new Root(cell, entry.getValue()));
        }
      }
      List<Root> both = new ArrayList<>();
      for (Root root : roots) {
        Root made = new Root(root.move, shortening.of(root.link));
        both.add(made);
        both.add(made.turned(view));
      }
      return new HexMap(view, winning, needed(both, winning));
    }

    /** Without those that nothing is proved by. */
    private List<Root> needed(List<Root> roots, Cells winning) {
      List<Root> needed = new ArrayList<>(roots);
      for (Root root : roots) {
        needed.remove(root);
        if (!provesAll(needed, winning)) {
          needed.add(root);
        }
      }
      needed.sort(Comparator.comparingInt(roots::indexOf));
      return needed;
    }

    private boolean provesAll(List<Root> roots, Cells winning) {
      Cells won = Cells.NONE;
      Cells open = lost;
      for (Root root : roots) {
        won = won.with(root.move);
        open = open.and(root.touched());
      }
      return open.isEmpty() && winning.isWithin(won);
    }

    private Cells touchedByBoth(Root root) {
      return root.touched().and(root.turned(view).touched());
    }
  }

  /** The first moves by which Black wins. */
  public CellSet winning() {
    return CellSet.of(view.cells, winning.toArray());
  }

  /** Gives the steps of the certificate one by one, up to END. */
  public void emit(StepSink sink) throws IOException {
    LinkWriter writer = new LinkWriter(view, false, sink, roots.stream().map(Root::link).toList());
    for (Root root : roots) {
      writer.answer(root.move, root.link);
    }
    sink.accept(new Step.End());
  }
}
