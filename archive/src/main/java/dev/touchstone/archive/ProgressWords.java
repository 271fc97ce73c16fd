package dev.touchstone.archive;

import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.TimeLeft;
import java.util.Locale;

/** How far a long search has come, in the words of the command line and of a build's log. */
public final class ProgressWords {

  private static final long MINUTE = 60;
  private static final long HOUR = 60 * MINUTE;

  private ProgressWords() {}

  /**
   * For a line of a terminal: time, positions, their rate, first moves settled, table, estimate.
   */
  public static String brief(Progress progress, TimeLeft left) {
    return words("%s  %s nodes %s/s  %d/%d moves  table %s  %s", "%s if Breaker", progress, left);
  }

  /** For a log. */
  public static String full(Progress progress, TimeLeft left) {
    return words(
        "%s, %s positions, %s a second, %d of %d first moves settled, table %s full, %s",
        "%s more if Breaker wins", progress, left);
  }

  /** Once, where nothing speaks for an end. */
  public static String noEndInSight(Progress progress) {
    return String.format(
        Locale.ROOT,
        "no end in sight: in %s, none of %s positions was decided for either player, none of %d first"
            + " moves is settled, and the work expected has only grown; no game that was solved so far"
            + " looked like this at any time. Try a smaller board, more in a row, or stones on the board",
        clock(progress.seconds()),
        count(progress.nodes() - progress.nodesBefore()),
        progress.rootMoves());
  }

  private static String words(String line, String estimate, Progress progress, TimeLeft left) {
    return String.format(
        Locale.ROOT,
        line,
        clock(progress.seconds()),
        count(progress.nodes()),
        count(Math.round(progress.nodesPerSecond())),
        progress.rootMovesSettled(),
        progress.rootMoves(),
        share(progress.tableBytes(), progress.tableLimit()),
        left.range()
            .map(range -> String.format(Locale.ROOT, estimate, span(range)))
            .orElse("no estimate yet"));
  }

  private static String span(TimeLeft.Range range) {
    if (range.most() < 2 * MINUTE) {
      return span(range, 1, "s");
    }
    return range.most() < 2 * HOUR ? span(range, MINUTE, "min") : span(range, HOUR, "h");
  }

  private static String span(TimeLeft.Range range, long unit, String name) {
    return "%d-%d %s"
        .formatted(
            (long) Math.floor(range.least() / unit), (long) Math.ceil(range.most() / unit), name);
  }

  /** Minutes and seconds, and hours if there are any. */
  static String clock(double seconds) {
    long whole = (long) seconds;
    long minutes = whole / MINUTE % 60;
    return whole < HOUR
        ? String.format(Locale.ROOT, "%d:%02d", minutes, whole % MINUTE)
        : String.format(Locale.ROOT, "%d:%02d:%02d", whole / HOUR, minutes, whole % MINUTE);
  }

  /** A number as it is, or in thousands or millions. */
  static String count(long number) {
    if (number < 10_000) {
      return Long.toString(number);
    }
    return number < 10_000_000
        ? String.format(Locale.ROOT, "%.1fk", number / 1e3)
        : String.format(Locale.ROOT, "%.1fM", number / 1e6);
  }

  private static String share(long part, long whole) {
    return String.format(Locale.ROOT, "%.0f %%", whole > 0 ? 100.0 * part / whole : 100);
  }
}
