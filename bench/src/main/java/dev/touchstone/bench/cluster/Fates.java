package dev.touchstone.bench.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What became of the jobs of a run, from the lines that {@code solve --cluster --log} writes.
 *
 * @param given jobs that workers got
 * @param results results that were kept
 * @param needless results that came too late, or again
 * @param found jobs at which a coordinator that was started again found a worker
 * @param missing jobs without a result, by worker
 * @param nodes positions expanded for the results
 */
record Fates(
    int given, int results, int needless, int found, Map<String, Integer> missing, long nodes) {

  static Fates of(Path lines) throws IOException {
    Map<String, Set<String>> open = new HashMap<>();
    int given = 0;
    int results = 0;
    int needless = 0;
    int found = 0;
    long nodes = 0;
    for (String line : Files.readAllLines(lines)) {
      String[] fields = line.split("\t", -1);
      if (fields.length != 5) {
        // The end of what a coordinator wrote that was killed.
        continue;
      }
      Set<String> jobs = open.computeIfAbsent(fields[2], unknown -> new HashSet<>());
      switch (fields[1]) {
        case "given" -> {
          given++;
          jobs.add(fields[3]);
        }
        case "open", "proved" -> {
          results++;
          nodes += Long.parseLong(fields[4]);
          jobs.remove(fields[3]);
        }
        case "needless" -> {
          needless++;
          jobs.remove(fields[3]);
        }
        case "found" -> found++;
        default -> {
          // Lost or refused: without a result.
        }
      }
    }
    Map<String, Integer> missing = new HashMap<>();
    open.forEach((worker, jobs) -> missing.put(worker, jobs.size()));
    return new Fates(given, results, needless, found, missing, nodes);
  }

  /** The most jobs without a result of one worker. */
  int most() {
    return missing.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  int all() {
    return missing.values().stream().mapToInt(Integer::intValue).sum();
  }
}
