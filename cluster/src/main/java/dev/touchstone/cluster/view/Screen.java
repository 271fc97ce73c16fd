package dev.touchstone.cluster.view;

import dev.touchstone.cluster.tree.Seen;
import dev.touchstone.cluster.view.RunState.WorkerState;
import dev.touchstone.game.Board;
import java.util.Locale;

/** A run as lines for a terminal. */
public final class Screen {

  private static final int WORKERS = 16;
  private static final int DEPTH = 2;
  private static final int CHILDREN = 8;

  private final Words words;
  private final StringBuilder lines = new StringBuilder();

  private Screen(Board board, Sides sides) {
    words = new Words(board, sides);
  }

  /** The lines, each with its end. */
  public static String of(Board board, RunState state) {
    Screen screen = new Screen(board, state.sides());
    screen.head(state);
    screen.workers(state);
    screen.tree(state.tree(), 0);
    state.lines().forEach(line -> screen.line("%s", line));
    return screen.lines.toString();
  }

  private void line(String format, Object... values) {
    lines.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private void head(RunState state) {
    Progress now = state.progress();
    line("%s  %s  %s", state.game(), Words.clock(now.seconds()), Words.estimate(state.left()));
    line(
        "%,d nodes, %s a second; %,d jobs done, %d under way; %,d positions in the tree",
        now.nodes(), Words.rate(now), now.jobs(), now.underWay(), now.tree());
    line(
        "%d of %d first moves settled; work still expected: %s %s, %s %s",
        now.rootMoves() - now.rootMovesLeft(),
        now.rootMoves(),
        state.sides().black(),
        Words.work(now.makerWork()),
        state.sides().white(),
        Words.work(now.breakerWork()));
    line("");
  }

  private void workers(RunState state) {
    line("%-24s %-10s %10s %8s  %s", "worker", "nodes", "of", "seconds", "position");
    int shown = 0;
    for (WorkerState worker : state.workers()) {
      if (shown++ == WORKERS) {
        line("and %d more", state.workers().size() - WORKERS);
        break;
      }
      if (worker.at() == null) {
        line("%-24s idle", worker.name());
      } else {
        line(
            "%-24s %-10d %10d %8.0f  %s",
            worker.name(),
            worker.nodes(),
            worker.budget(),
            worker.seconds(),
            words.position(worker.at()));
      }
    }
    line("");
  }

  private void tree(Seen seen, int level) {
    line(
        "%-20s %10s %10s  %s",
        "  ".repeat(level) + words.move(seen.move()),
        Words.work(seen.makerWork()),
        Words.work(seen.breakerWork()),
        words.standing(seen.standing())
            + (seen.postponed() > 0 ? ", " + seen.postponed() + " moves to come" : ""));
    if (level < DEPTH) {
      seen.below().stream().limit(CHILDREN).forEach(child -> tree(child, level + 1));
    }
  }
}
