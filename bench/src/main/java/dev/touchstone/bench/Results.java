package dev.touchstone.bench;

import dev.touchstone.game.OutputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a program measured, kept as a table of its own so that plots can be drawn from it: the
 * command, a line of titles, and lines of values, with tabs between them.
 */
final class Results {

  private static final String TAB = "\t";
  private static final String ENDING = ".tsv";

  private final @Nullable Path file;
  private final List<String> lines = new ArrayList<>();

  private Results(@Nullable Path file) {
    this.file = file;
  }

  /**
   * A table that is kept if {@code bench.results} names a folder, as {@code bench/run --record}
   * does.
   */
  static Results of(String name, String[] args, String... titles) {
    @Nullable String folder = System.getProperty("bench.results");
    Results results = new Results(folder == null ? null : Path.of(folder, name + ENDING));
    results.lines.add(
        "# bench/run " + name + (args.length > 0 ? " " + String.join(" ", args) : ""));
    results.lines.add(String.join(TAB, titles));
    return results;
  }

  void row(String... values) {
    lines.add(String.join(TAB, values));
  }

  /** Writes the table as a whole, if it is to be kept. */
  void save() throws IOException {
    if (file == null) {
      return;
    }
    OutputFile.write(file, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    System.out.println("\nkept: " + file);
  }

  /** The rows of a table that was kept, each with its values by title. */
  static List<Kept> read(Path folder, String name) throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve(name + ENDING), StandardCharsets.UTF_8);
    String[] titles = lines.get(1).split(TAB, -1);
    List<Kept> rows = new ArrayList<>();
    for (String line : lines.subList(2, lines.size())) {
      String[] values = line.split(TAB, -1);
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < titles.length; i++) {
        row.put(titles[i], values[i]);
      }
      rows.add(new Kept(row));
    }
    return rows;
  }
}
