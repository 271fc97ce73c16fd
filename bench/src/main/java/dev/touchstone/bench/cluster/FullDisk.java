package dev.touchstone.bench.cluster;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A coordinator that may not write files of more than so many kilobytes, as on a disk that is full:
 * it must end with exit code 3 and one line, and go on where there is room again.
 */
final class FullDisk {

  private static final long PATIENCE_MILLIS = 600_000;

  private FullDisk() {}

  /** The line; throws if it does not end so, or does not go on. */
  static String line(Path folder, String game, int firstJob, int kilobytes)
      throws IOException, InterruptedException {
    try (Crew crew = new Crew(folder, game, firstJob, 2)) {
      crew.killCoordinator();
      int before = crew.said("coordinator").length();
      crew.startCoordinator("ulimit -f " + kilobytes);
      await(crew, 3);
      String line =
          crew.said("coordinator")
              .substring(before)
              .lines()
              .filter(said -> !said.contains("workers can join"))
              .reduce((one, two) -> one + "\n" + two)
              .orElse("");
      crew.startCoordinator("");
      crew.startWhoIsGone();
      await(crew, 0);
      return "%s (then, with room: %s)"
          .formatted(line.replace(folder.toString(), "FOLDER"), Kills.winner(crew.out()));
    }
  }

  private static void await(Crew crew, int exitCode) throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
    while (!crew.ends(1000)) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("it does not come to an end");
      }
      crew.startWhoIsGone();
    }
    if (crew.exitCode() != exitCode) {
      throw new IllegalStateException(
          "exit code %d: %s".formatted(crew.exitCode(), crew.said("coordinator")));
    }
  }
}
