package dev.touchstone.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The plots in the documentation are those of the tables that were kept, and no others. */
class PlotsTest {

  private static final Path ROOT = Path.of("..");
  private static final Path PLOTS = ROOT.resolve("docs/plots");

  private static Map<String, String> drawn() throws IOException {
    return new Plots(ROOT.resolve("bench/results")).all();
  }

  @Test
  void thePlotsOfTheDocumentationAreDrawnFromTheTables() throws IOException {
    for (Map.Entry<String, String> plot : drawn().entrySet()) {
      assertThat(PLOTS.resolve(plot.getKey()))
          .as("run bench/run plots")
          .hasContent(plot.getValue().stripTrailing());
    }
  }

  @Test
  void eachPlotIsShownAndEachThatIsShownIsThere() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/performance.md"));
    for (String plot : drawn().keySet()) {
      assertThat(page).contains("(plots/" + plot + ")");
    }
    try (Stream<Path> files = Files.list(PLOTS)) {
      List<String> names = files.map(file -> file.getFileName().toString()).toList();
      assertThat(names).containsExactlyInAnyOrderElementsOf(drawn().keySet());
    }
  }

  @Test
  void thePageNamesTheCommandsThatTheTablesName() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/performance.md"));
    try (Stream<Path> files = Files.list(ROOT.resolve("bench/results"))) {
      for (Path file : files.toList()) {
        String command = Files.readAllLines(file).get(0).replace("# bench/run ", "");
        assertThat(page).contains("bench/run --record " + command + "\n");
      }
    }
  }
}
