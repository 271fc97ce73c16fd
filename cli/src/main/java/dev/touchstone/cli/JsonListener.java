package dev.touchstone.cli;

import dev.touchstone.solver.Prospects;
import dev.touchstone.solver.TimeLeft;
import java.io.PrintStream;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Tells a program of a search: one object a second, each on a line of its own. */
final class JsonListener implements RunListener {

  private static final long PAUSE_NANOS = 1_000_000_000;

  private final PrintStream out;
  private final TimeLeft left = new TimeLeft();
  private final LongSupplier clock;
  private long next;

  JsonListener(PrintStream out, LongSupplier clock) {
    this.out = out;
    this.clock = clock;
    next = clock.getAsLong() + PAUSE_NANOS;
  }

  @Override
  public synchronized void progress(Progress progress) {
    left.hear(progress);
    if (isDue()) {
      out.println(object(progress));
    }
  }

  private JsonObject object(Progress progress) {
    JsonObject object =
        new JsonObject()
            .with("event", "searching")
            .withNumber("seconds", decimal(progress.seconds()))
            .with("nodes", progress.nodes())
            .with("decided", progress.decided())
            .with("nodesPerSecond", Math.round(progress.nodesPerSecond()))
            .with("part", progress.part())
            .with("parts", progress.parts())
            .with("rootMoves", progress.rootMoves())
            .with("rootMovesSettled", progress.rootMovesSettled())
            .with("tableBytes", progress.tableBytes())
            .with("tableLimit", progress.tableLimit());
    // Without an estimate there is no member: a number would be taken for one.
    left.range()
        .ifPresent(
            range ->
                object
                    .withNumber("leastSecondsLeftIfBreakerWins", decimal(range.least()))
                    .withNumber("mostSecondsLeftIfBreakerWins", decimal(range.most())));
    if (Prospects.isWorthSaying(progress)) {
      object.with("noEndInSight", true);
    }
    return object;
  }

  @Override
  public synchronized void progress(Stage stage, long done, long all) {
    if (isDue()) {
      JsonObject object = new JsonObject().with("event", stage.name().toLowerCase(Locale.ROOT));
      out.println(
          all > 0 ? object.with("bytes", done).with("ofBytes", all) : object.with("steps", done));
    }
  }

  private boolean isDue() {
    long now = clock.getAsLong();
    if (now - next < 0) {
      return false;
    }
    next = now + PAUSE_NANOS;
    return true;
  }

  private static String decimal(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }

  @Override
  public void end() {
    out.flush();
  }
}
