package dev.touchstone.cluster.view;

import dev.touchstone.cluster.tree.Position;
import dev.touchstone.cluster.tree.Seen.Standing;
import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.TimeLeft;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Numbers, moves and positions of a run as people read them. */
record Words(Board board, Sides sides) {

  private static final double MANY = 1e4;
  private static final double MINUTE = 60;

  String move(@Nullable CellSet stones) {
    return stones == null ? "start" : stones.isEmpty() ? "pass" : cells(stones);
  }

  /** Both players' stones. */
  String position(Position position) {
    return "%s %s, %s %s"
        .formatted(
            sides.black(), cells(position.maker()), sides.white(), cells(position.breaker()));
  }

  private String cells(CellSet cells) {
    StringJoiner names = new StringJoiner(" ");
    names.setEmptyValue("-");
    cells.forEach(cell -> names.add(board.cellName(cell)));
    return names.toString();
  }

  /** Work in the units of the search: with two digits or whole, or none where it is over. */
  static String work(double work) {
    if (work == 0) {
      return "0";
    }
    if (Double.isInfinite(work)) {
      return "∞";
    }
    return work < MANY
        ? String.format(Locale.ROOT, "%.0f", work)
        : String.format(Locale.ROOT, "%.1e", work);
  }

  String standing(Standing standing) {
    return switch (standing) {
      case MAKER_WINS -> sides.blackReaches();
      case BREAKER_WINS -> sides.whiteReaches();
      case AT_WORK -> "at work";
      case WAITING -> "waits";
      case DIVIDED -> "divided";
      case ANSWERED -> "answered";
    };
  }

  /** Whose colour it has on the page; none while it is open. */
  static String colour(Standing standing) {
    return switch (standing) {
      case MAKER_WINS -> "maker";
      case BREAKER_WINS -> "breaker";
      case AT_WORK -> "busy";
      case WAITING, ANSWERED -> "faint";
      case DIVIDED -> "";
    };
  }

  static String rate(Progress progress) {
    double rate = progress.asSearch(0).nodesPerSecond();
    return String.format(Locale.ROOT, "%.0f", rate);
  }

  static String estimate(Optional<TimeLeft.Range> left) {
    return left.map(Words::range).orElse("no estimate yet");
  }

  private static String range(TimeLeft.Range range) {
    boolean brief = range.most() < 2 * MINUTE;
    double unit = brief ? 1 : MINUTE;
    return String.format(
        Locale.ROOT,
        "%.0f to %.0f %s more, if Breaker wins",
        Math.floor(range.least() / unit),
        Math.ceil(range.most() / unit),
        brief ? "s" : "min");
  }

  static String clock(double seconds) {
    long whole = (long) seconds;
    return String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
  }
}
