package dev.touchstone.bench.differential;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** The small certificates there are: the corpus, the examples, the archive. */
final class Seeds {

  private static final int MOST_BYTES = 12_000;

  /** Not those that are as much work as may be: each of their mutants would be, too. */
  private static final String LIGHT = "(?!work-|unfolded-).*\\.vector";

  private static final String STATEMENT = "--- statement\n";
  private static final String STATEMENT_HEX = "--- statement in hex\n";
  private static final String CERTIFICATE = "--- certificate\n";

  private final List<Seed> found = new ArrayList<>();

  /** All of them below the project's folder. */
  static List<Seed> of(Path project) throws IOException {
    Seeds seeds = new Seeds();
    for (String folder : List.of("accept", "reject", "decline")) {
      for (Path file : below(project.resolve("vectors").resolve(folder), LIGHT)) {
        seeds.addVector(Files.readString(file));
      }
    }
    for (Path file : below(project.resolve("docs/examples"), ".*\\.statement")) {
      String name = file.toString().replaceAll("statement$", "certificate");
      seeds.add(Files.readAllBytes(file), Files.readAllBytes(Path.of(name)));
    }
    for (Path file : below(project.resolve("proofs"), "certificate(\\.gz)?")) {
      if (Files.size(file) <= MOST_BYTES) {
        byte[] bytes = Files.readAllBytes(file);
        seeds.add(
            Files.readAllBytes(file.resolveSibling("statement")),
            file.toString().endsWith(".gz") ? unfolded(bytes) : bytes);
      }
    }
    return seeds.found;
  }

  private static List<Path> below(Path folder, String name) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths
          .filter(Files::isRegularFile)
          .filter(path -> !path.toString().contains("target"))
          .filter(path -> path.getFileName().toString().matches(name))
          .sorted()
          .toList();
    }
  }

  private void add(byte[] statement, byte[] certificate) throws IOException {
    if (certificate.length <= MOST_BYTES) {
      found.add(Seed.of(new Pair(statement, certificate)));
    }
  }

  /** A file of the corpus (vectors/README.md); one that is about a heap is left out. */
  private void addVector(String text) throws IOException {
    int body = text.indexOf("\n--- ") + 1;
    int split = text.indexOf("\n" + CERTIFICATE) + 1;
    if (!text.substring(0, body).contains("heap: ")) {
      String statement = text.substring(body, split);
      add(
          statement.startsWith(STATEMENT)
              ? statement.substring(STATEMENT.length()).getBytes(UTF_8)
              : unhex(statement.substring(STATEMENT_HEX.length())),
          unhex(text.substring(split + CERTIFICATE.length())));
    }
  }

  private static byte[] unhex(String text) {
    return HexFormat.of().parseHex(text.replaceAll("\\s", ""));
  }

  private static byte[] unfolded(byte[] gzip) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
      return in.readNBytes(MOST_BYTES + 1);
    }
  }
}
