package dev.touchstone.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is absent from the code of all modules. */
class MannersTest {

  private static final Pattern PRINTING =
      Pattern.compile("\\bSystem\\.(out|err)\\b|\\.printStackTrace\\(");

  /** Where people's terminals are: the two front ends, and the programs that print figures. */
  private static final Pattern FRONT_ENDS =
      Pattern.compile("(verifier|cli)/src/main/java/.*/Main\\.java|bench/src/main/java/.*");

  private static final Pattern EXITING =
      Pattern.compile("\\bSystem\\.exit\\(|getRuntime\\(\\)\\.halt\\(");
  private static final Pattern WHO_EXITS =
      Pattern.compile(
          "(verifier|cli)/src/main/java/.*/(Main|Interruption)\\.java|bench/src/main/java/.*");

  private static final Pattern PUTTING_OFF = Pattern.compile("\\b(TODO|FIXME|XXX)\\b");

  private static final Pattern THIS = Pattern.compile(".*/MannersTest\\.java");

  private static final Pattern EMPTY_WORD =
      Pattern.compile(".*(Manager|Helper|Utils?|Impl)\\.java");

  private static void nowhere(Pattern what, Pattern but, List<Path> files) throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : files) {
      String name = House.name(file);
      if (!but.matcher(name).matches() && what.matcher(Files.readString(file)).find()) {
        found.add(name);
      }
    }
    assertThat(found).as("files with %s", what).isEmpty();
  }

  private static List<Path> code() throws IOException {
    return House.files("src/main/java", ".*\\.java");
  }

  @Test
  void onlyFrontEndsPrint() throws IOException {
    nowhere(PRINTING, FRONT_ENDS, code());
  }

  @Test
  void onlyFrontEndsEndTheProcess() throws IOException {
    nowhere(EXITING, WHO_EXITS, code());
  }

  @Test
  void nothingIsPutOff() throws IOException {
    nowhere(PUTTING_OFF, THIS, code());
    nowhere(PUTTING_OFF, THIS, House.files("src/test/java", ".*\\.java"));
  }

  @Test
  void namesAreWordsOfTheGameOrTheTheorem() throws IOException {
    assertThat(code()).noneMatch(file -> EMPTY_WORD.matcher(file.toString()).matches());
  }
}
