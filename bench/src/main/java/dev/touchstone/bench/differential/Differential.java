package dev.touchstone.bench.differential;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The differential fuzzer: {@code bench/run differential MUTANTS SEED}. Both checkers judge the
 * same mutants; where they differ, the two files are kept and the exit code is 1.
 */
final class Differential {

  /** The answers to so many fit into a pipe, so neither process waits for the other to read. */
  private static final int AT_A_TIME = 256;

  private static final int MOST_SHOWN = 20;
  private static final int SOLVED = 200;
  static final Path SECOND = Path.of("checkers/target/touchstone-checker");
  private static final Path KEPT = Path.of("bench/target/differential");

  private Differential() {}

  static Comparison compare(
      List<Seed> seeds, Checker first, Checker second, long mutants, long seed) throws IOException {
    Comparison comparison = new Comparison();
    Mutants made = new Mutants(seeds, new Chance(seed));
    while (comparison.judged() < mutants && comparison.differences().size() < MOST_SHOWN) {
      List<Pair> pairs = new ArrayList<>();
      long left = mutants - comparison.judged();
      for (int i = 0; i < Math.min(AT_A_TIME, left); i++) {
        pairs.add(made.next());
      }
      comparison.judge(pairs, first, second);
    }
    return comparison;
  }

  private static void keep(List<Comparison.Difference> differences) throws IOException {
    Files.createDirectories(KEPT);
    for (int i = 0; i < differences.size(); i++) {
      Comparison.Difference difference = differences.get(i);
      Files.write(KEPT.resolve(i + ".statement"), difference.pair().statement());
      Files.write(KEPT.resolve(i + ".certificate"), difference.pair().certificate());
      System.out.printf(
          "%s/%d.statement, .certificate:%n  first:  %s%n  second: %s%n",
          KEPT, i, difference.first(), difference.second());
    }
  }

  public static void main(String[] args) throws IOException {
    long mutants = args.length > 0 ? Long.parseLong(args[0]) : 100_000;
    long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
    List<Seed> seeds = new ArrayList<>(Seeds.of(Path.of(".")));
    seeds.addAll(new SolvedGames(new Chance(seed)).seeds(SOLVED));
    long apart = seeds.stream().filter(s -> s.parts().isPresent()).count();
    System.out.printf(
        Locale.ROOT,
        "%d statements with certificates, %d of them taken apart into steps; seed %d%n",
        seeds.size(),
        apart,
        seed);
    Comparison comparison;
    try (SecondChecker second = new SecondChecker(SECOND)) {
      comparison = compare(seeds, new FirstChecker(), second, mutants, seed);
    }
    for (Map.Entry<String, Long> count : comparison.counts().entrySet()) {
      System.out.printf(
          Locale.ROOT, "%12s  %s%n", "%,d".formatted(count.getValue()), count.getKey());
    }
    keep(comparison.differences());
    System.out.printf(
        Locale.ROOT,
        "%,d mutants, %,d accepted, %s judged differently%n",
        comparison.judged(),
        comparison.counts().getOrDefault(Comparison.VERIFIED, 0L),
        comparison.differences().isEmpty() ? "none" : comparison.differences().size());
    System.exit(comparison.differences().isEmpty() ? 0 : 1);
  }
}
