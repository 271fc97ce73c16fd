package dev.touchstone.bench.cluster;

import dev.touchstone.bench.cluster.Kills.Outcome;
import dev.touchstone.bench.cluster.Kills.Victim;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;

/** Kills workers, the coordinator, and all, at random moments; docs/quality.md has the figures. */
final class ClusterKill {

  private static final String ROW = "%-12s %5s %6s %-8s %6s %8s %9s %6s %5s %16s%n";
  private static final int KILLS = 30;
  private static final String GAME = "6,9,5";
  private static final int FIRST_JOB = 10;
  private static final int MOST_MILLIS = 8_000;
  private static final int KILOBYTES = 300;

  private ClusterKill() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int kills = args.length > 0 ? Integer.parseInt(args[0]) : KILLS;
    String game = args.length > 1 ? args[1] : GAME;
    Path folder = Files.createTempDirectory("touchstone");
    try {
      System.out.printf(
          ROW,
          "killed",
          "runs",
          "kills",
          "winner",
          "given",
          "results",
          "too late",
          "found",
          "lost",
          "most of a worker");
      for (Victim victim : Victim.values()) {
        print(victim, new Kills(folder, game, FIRST_JOB, MOST_MILLIS, 18).kill(victim, kills));
      }
      System.out.println(
          "full disk: "
              + FullDisk.line(
                  Files.createTempDirectory(folder, "disk"), game, FIRST_JOB, KILOBYTES));
    } finally {
      remove(folder);
    }
  }

  private static void print(Victim victim, Outcome outcome) {
    System.out.printf(
        ROW,
        victim.name().toLowerCase(Locale.ROOT),
        outcome.runs(),
        outcome.kills(),
        outcome.winner(),
        outcome.given(),
        outcome.results(),
        outcome.needless(),
        outcome.found(),
        outcome.lost(),
        outcome.most());
    if (outcome.most() > 1) {
      throw new IllegalStateException("a worker lost more than one job");
    }
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder())
          .forEach(
              path -> {
                try {
                  Files.delete(path);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }
}
