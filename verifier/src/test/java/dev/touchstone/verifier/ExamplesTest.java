package dev.touchstone.verifier;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples are theorems, and their page lists all of them. */
class ExamplesTest {

  private static final Path EXAMPLES =
      Path.of(System.getProperty("touchstone.root", "..")).resolve("docs/examples");

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".statement"))
          .map(name -> name.substring(0, name.length() - ".statement".length()))
          .sorted()
          .toList();
    }
  }

  private static byte[] bytes(String file) throws IOException {
    return Files.readAllBytes(EXAMPLES.resolve(file));
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyExampleIsATheorem(String name) throws Exception {
    byte[] statement = bytes(name + ".statement");
    assertThat(VectorTest.judge(statement, bytes(name + ".certificate")).line())
        .isEqualTo("s VERIFIED");
    assertThat(StatementText.parse(statement).text().getBytes(UTF_8)).isEqualTo(statement);
    assertThat(Files.readString(EXAMPLES.resolve("README.md")))
        .contains("](" + name + ".statement)");
  }

  @Test
  void thereAreSome() throws Exception {
    assertThat(names()).hasSizeGreaterThan(11);
  }

  /** The others of the corpus are compared in FormatPageTest. */
  @ParameterizedTest
  @CsvSource({
    "double-threat, strong-double-threat",
    "order-of-options, strong-order-of-options",
    "tic-tac-toe-draw, strong-3-3-3-draw",
    "plane-nine, plane-9-pairing",
  })
  void someAreFilesOfTheCorpus(String example, String file) throws Exception {
    Vector vector =
        Vector.parse(Files.readString(Vectors.folder().resolve("accept/" + file + ".vector")));
    assertThat(bytes(example + ".statement")).isEqualTo(vector.statement());
    assertThat(bytes(example + ".certificate")).isEqualTo(vector.certificate());
  }

  @ParameterizedTest
  @ValueSource(strings = {"double-threat", "order-of-options"})
  void thePageHasTheTracesOfShortOnes(String name) throws Exception {
    Statement statement = StatementText.parse(bytes(name + ".statement"));
    List<String> trace = new ArrayList<>();
    new Verifier()
        .trace(statement, new ByteArrayInputStream(bytes(name + ".certificate")), trace::add);
    assertThat(Files.readString(EXAMPLES.resolve("README.md"))).contains(String.join("\n", trace));
  }

  /** Reversed, the two options of the last step leave no room on the line that White may have. */
  @Test
  void withoutItsOrderTheProofOfOptionsIsNone() throws Exception {
    Vector vector =
        Vector.parse(
            Files.readString(
                Vectors.folder().resolve("reject/strong-other-order-of-options.vector")));
    assertThat(bytes("order-of-options.statement")).isEqualTo(vector.statement());
  }
}
