package dev.touchstone.bench.cluster;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Games that a coordinator and two workers solve while they are killed (as by {@code kill -9}) at
 * random moments and started again. In the end there must be the same winner each time, by a
 * certificate that the verifier accepts, and of each worker at most one job without a result.
 */
final class Kills {

  private static final int WORKERS = 2;
  private static final long PATIENCE_NANOS = 600_000_000_000L;

  /** Who is killed. */
  enum Victim {
    WORKER,
    COORDINATOR,
    ALL
  }

  /**
   * What was seen.
   *
   * @param lost jobs without a result, of all workers
   * @param most the most of one worker
   */
  record Outcome(
      int runs,
      int kills,
      String winner,
      int given,
      int results,
      int needless,
      int found,
      int lost,
      int most) {}

  private final Path folder;
  private final String game;
  private final int firstJob;
  private final Random random;

  /** The longest time between two kills. */
  private final int mostMillis;

  Kills(Path folder, String game, int firstJob, int mostMillis, long seed) {
    this.folder = folder;
    this.game = game;
    this.firstJob = firstJob;
    this.mostMillis = mostMillis;
    random = new Random(seed);
  }

  /** Solves the game as often as it takes to kill so many times. */
  Outcome kill(Victim victim, int times) throws IOException, InterruptedException {
    @Nullable Outcome all = null;
    int left = times;
    while (left > 0) {
      Path room = Files.createTempDirectory(folder, "run");
      try (Crew crew = new Crew(room, game, firstJob, WORKERS)) {
        int kills = untilTheEnd(crew, victim, left);
        left -= kills;
        all = sum(all, outcome(crew, kills));
      }
    }
    if (all == null) {
      throw new IllegalArgumentException("at least one kill");
    }
    return all;
  }

  /** Lets a run come to its end, with so many kills at most; returns how many there were. */
  private int untilTheEnd(Crew crew, Victim victim, int most)
      throws IOException, InterruptedException {
    int kills = 0;
    long started = System.nanoTime();
    while (!crew.ends(random.nextInt(mostMillis))) {
      if (System.nanoTime() - started > PATIENCE_NANOS) {
        throw new IllegalStateException(game + " does not come to an end");
      }
      if (kills < most) {
        kills++;
        kill(crew, victim);
      }
      crew.startWhoIsGone();
    }
    return kills;
  }

  private void kill(Crew crew, Victim victim) throws IOException, InterruptedException {
    if (victim == Victim.WORKER) {
      crew.killWorker(random.nextInt(crew.size()));
      return;
    }
    crew.killCoordinator();
    if (victim == Victim.ALL) {
      for (int i = 0; i < crew.size(); i++) {
        crew.killWorker(i);
      }
    }
    crew.startCoordinator("");
  }

  private Outcome outcome(Crew crew, int kills) throws IOException {
    if (crew.exitCode() != 0) {
      throw new IllegalStateException(
          "exit code %d: %s".formatted(crew.exitCode(), crew.said("coordinator")));
    }
    Fates fates = Fates.of(crew.lines());
    return new Outcome(
        1,
        kills,
        winner(crew.out()),
        fates.given(),
        fates.results(),
        fates.needless(),
        fates.found(),
        fates.all(),
        fates.most());
  }

  /** Who wins by the files in this folder, which the verifier reads. */
  static String winner(Path out) throws IOException {
    Path small = out.resolve("certificate");
    Path file = Files.exists(small) ? small : out.resolve("certificate.gz");
    try (InputStream in = Files.newInputStream(file)) {
      Statement statement = StatementText.parse(Files.readString(out.resolve("statement")));
      Verdict verdict = new Verifier().verify(statement, in);
      if (!(verdict instanceof Verdict.Accepted)) {
        throw new IllegalStateException(out + ": " + verdict.line());
      }
      return statement.winner().inOneWord(Rules.WEAK);
    } catch (BadStatementException e) {
      throw new IllegalStateException(e);
    }
  }

  private Outcome sum(@Nullable Outcome before, Outcome next) {
    if (before == null) {
      return next;
    }
    if (!before.winner().equals(next.winner())) {
      throw new IllegalStateException(game + ": two winners");
    }
    return new Outcome(
        before.runs() + next.runs(),
        before.kills() + next.kills(),
        next.winner(),
        before.given() + next.given(),
        before.results() + next.results(),
        before.needless() + next.needless(),
        before.found() + next.found(),
        before.lost() + next.lost(),
        Math.max(before.most(), next.most()));
  }
}
