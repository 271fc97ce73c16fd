package dev.touchstone.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How large things may get. A file that outgrows its limit holds more than one concept. */
class SizesTest {

  private static final int FILE_LINES = 300;
  private static final int SCRIPT_LINES = 150;
  private static final int MEDIAN_LINES = 100;

  /**
   * One file on purpose: who reads it needs nothing else. It was 2800 before the page had a limit
   * on the work, and pairs of files, and 2960 before strong games and Hex, 3700 before turns of
   * several stones, lines of one player's and infinite boards, 4350 before tilings.
   */
  private static final int CHECKER_LINES = 5200;

  private static void noLongerThan(long most, List<Path> files) throws IOException {
    assertThat(files).isNotEmpty();
    List<String> tooLong = new ArrayList<>();
    for (Path file : files) {
      long lines = House.lines(file);
      if (lines > most) {
        tooLong.add(House.name(file) + ": " + lines + " lines");
      }
    }
    assertThat(tooLong).as("longer than %d lines", most).isEmpty();
  }

  @Test
  void filesOfCodeStayReadable() throws IOException {
    noLongerThan(FILE_LINES, House.files("src/main/java", ".*\\.java"));
  }

  @Test
  void filesOfTestsStayReadable() throws IOException {
    noLongerThan(FILE_LINES, House.files("src/test/java", ".*\\.java"));
  }

  @Test
  void thePagesScriptsAndStylesStayReadable() throws IOException {
    noLongerThan(FILE_LINES, House.files("src/main/resources", ".*\\.(js|css|html)"));
  }

  @Test
  void shellScriptsStayShort() throws IOException {
    List<Path> scripts = new ArrayList<>();
    for (String name :
        List.of(
            "touchstone",
            "bench/run",
            "bench/versus",
            "checkers/build",
            "checkers/run",
            ".ci/run",
            ".ci/reproducible")) {
      scripts.add(House.file(name));
    }
    scripts.addAll(House.files("src/it", ".*\\.(groovy|bsh|sh)"));
    noLongerThan(SCRIPT_LINES, scripts);
  }

  @Test
  void theSecondCheckerCanBeReadInOneGo() throws IOException {
    noLongerThan(CHECKER_LINES, List.of(House.file("checkers/touchstone-checker.rs")));
  }

  @Test
  void mostFilesAreShort() throws IOException {
    for (String folder : List.of("src/main/java", "src/test/java")) {
      List<Path> files = House.files(folder, ".*\\.java");
      long[] lines = new long[files.size()];
      for (int i = 0; i < lines.length; i++) {
        lines[i] = House.lines(files.get(i));
      }
      Arrays.sort(lines);
      assertThat(lines[lines.length / 2]).as("median of " + folder).isLessThan(MEDIAN_LINES);
    }
  }
}
