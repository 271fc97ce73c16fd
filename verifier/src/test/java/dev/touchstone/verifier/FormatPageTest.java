package dev.touchstone.verifier;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Rule;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.signature.Finding;
import dev.touchstone.signature.ManifestReport;
import dev.touchstone.signature.Signatures;
import dev.touchstone.statement.Sha256;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** docs/format.md says what is so. */
class FormatPageTest {

  private static final Path DOCS = Path.of(System.getProperty("touchstone.root", ".."), "docs");
  private static final Pattern BYTES = Pattern.compile("((?:[0-9a-f]{2} )*[0-9a-f]{2})(?:  +.*)?");

  private static String page() throws IOException {
    return Files.readString(DOCS.resolve("format.md"));
  }

  /** The blocks of the page between lines of three backquotes. */
  private static List<String> blocks() throws IOException {
    List<String> blocks = new ArrayList<>();
    Matcher matcher = Pattern.compile("(?s)```\\n(.*?)```\\n").matcher(page());
    while (matcher.find()) {
      blocks.add(matcher.group(1));
    }
    return blocks;
  }

  private static String annotated(int number) throws IOException {
    StringBuilder hex = new StringBuilder();
    String block =
        blocks().stream()
            .filter(text -> text.startsWith("89 54"))
            .skip(number)
            .findFirst()
            .orElseThrow();
    for (String line : block.split("\n", -1)) {
      Matcher bytes = BYTES.matcher(line);
      if (!line.isEmpty()) {
        assertThat(bytes.matches()).as(line).isTrue();
        hex.append(bytes.group(1).replace(" ", ""));
      }
    }
    return hex.toString();
  }

  @Test
  void theAnnotatedBytesAreTheExample() throws Exception {
    byte[] example = Files.readAllBytes(DOCS.resolve("examples/tic-tac-toe.certificate"));
    assertThat(annotated(0)).isEqualTo(HexFormat.of().formatHex(example));
    assertThat(example).isEqualTo(Proofs.ticTacToeMaker().bytes());
  }

  @Test
  void theAnnotatedBytesOfTheStrongGameAreItsExample() throws Exception {
    byte[] example = Files.readAllBytes(DOCS.resolve("examples/three-by-four.certificate"));
    assertThat(annotated(1)).isEqualTo(HexFormat.of().formatHex(example));
    ProofBuilder proof = StrongShapes.threeByFour("board 3,4,3", "rules strong", "winner black");
    assertThat(example).isEqualTo(proof.bytes());
    String statement = Files.readString(DOCS.resolve("examples/three-by-four.statement"));
    assertThat(statement).isEqualTo(proof.statement().text());
    assertThat(VectorTest.judge(statement.getBytes(UTF_8), example).line()).isEqualTo("s VERIFIED");
  }

  @Test
  void theAnnotatedBytesOfThePlaneAreItsExample() throws Exception {
    byte[] example = Files.readAllBytes(DOCS.resolve("examples/plane-three.certificate"));
    assertThat(annotated(2)).isEqualTo(HexFormat.of().formatHex(example));
  }

  @ParameterizedTest
  @CsvSource({
    "plane-three, plane-3-black-wins",
    "at-least-three-by-four, region-3-4-black-wins",
    "strip-three, strip-3-3-black-wins",
  })
  void theExamplesOfInfiniteBoardsAreFilesOfTheCorpus(String example, String file)
      throws Exception {
    Vector vector =
        Vector.parse(Files.readString(Vectors.folder().resolve("accept/" + file + ".vector")));
    assertThat(Files.readAllBytes(DOCS.resolve("examples/" + example + ".statement")))
        .isEqualTo(vector.statement());
    assertThat(Files.readAllBytes(DOCS.resolve("examples/" + example + ".certificate")))
        .isEqualTo(vector.certificate());
  }

  @Test
  void theAnnotatedBytesOfHexAreItsExample() throws Exception {
    byte[] example = Files.readAllBytes(DOCS.resolve("examples/hex-3-3.certificate"));
    assertThat(annotated(3)).isEqualTo(HexFormat.of().formatHex(example));
    ProofBuilder proof =
        HexVectors.hex("3,3", "winner black")
            .answer("", "b2")
            .bridge("top", "b2", "b1", "c1")
            .chain("b2", "b3", "bottom")
            .fill("a3 b3", "")
            .join()
            .leave()
            .end();
    assertThat(example).isEqualTo(proof.bytes());
    String statement = Files.readString(DOCS.resolve("examples/hex-3-3.statement"));
    assertThat(statement).isEqualTo(proof.statement().text());
    assertThat(VectorTest.judge(statement.getBytes(UTF_8), example).line()).isEqualTo("s VERIFIED");
  }

  /** A rule that is missing in docs/format.md (2.2) or there only, or has another byte there. */
  @Test
  void theTableOfRulesIsThatOfThePage() throws Exception {
    Matcher rows = Pattern.compile("\n\\| 0x([0-9a-f]{2}) \\| ([A-Z]+) \\| ").matcher(page());
    List<String> onPage = new ArrayList<>();
    while (rows.find()) {
      onPage.add(Integer.parseInt(rows.group(1), 16) + " " + rows.group(2));
    }
    assertThat(onPage)
        .as("docs/format.md, 2.2, against Rule.java")
        .isEqualTo(Arrays.stream(Rule.values()).map(r -> r.code() + " " + r.name()).toList());
  }

  /** Each theorem that a rule names has its heading in docs/theorems.md. */
  @Test
  void everyRuleHasItsTheorem() throws Exception {
    String theorems = Files.readString(DOCS.resolve("theorems.md"));
    for (Rule rule : Rule.values()) {
      for (String theorem :
          rule.theorem().isEmpty() ? new String[0] : rule.theorem().split(", ", -1)) {
        assertThat(theorems).as("docs/theorems.md on " + rule).contains("\n### " + theorem + " ");
      }
    }
  }

  @Test
  void theStatementOnThePageIsTheExampleInItsCanonicalForm() throws Exception {
    String example = Files.readString(DOCS.resolve("examples/tic-tac-toe.statement"));
    assertThat(blocks()).contains(example);
    assertThat(StatementText.parse(example).text()).isEqualTo(example);
  }

  @Test
  void theExampleIsVerified() throws Exception {
    Verdict verdict =
        VectorTest.judge(
            Files.readAllBytes(DOCS.resolve("examples/tic-tac-toe.statement")),
            Files.readAllBytes(DOCS.resolve("examples/tic-tac-toe.certificate")));
    assertThat(verdict.line()).isEqualTo("s VERIFIED");
  }

  @Test
  void theTraceOnThePageIsThatOfTheExample() throws Exception {
    Statement statement =
        StatementText.parse(Files.readAllBytes(DOCS.resolve("examples/tic-tac-toe.statement")));
    byte[] certificate = Files.readAllBytes(DOCS.resolve("examples/tic-tac-toe.certificate"));
    StringBuilder trace = new StringBuilder();
    Verdict verdict =
        new Verifier()
            .trace(
                statement,
                new ByteArrayInputStream(certificate),
                line -> trace.append(line).append('\n'));
    assertThat(page()).contains("\n" + trace + verdict.line() + "\n");
    assertThat(trace.toString().lines()).hasSize(29);
  }

  @Test
  void theManifestOnThePageIsThatOfTheExampleAndRightlySigned() throws Exception {
    byte[] certificate = Files.readAllBytes(DOCS.resolve("examples/tic-tac-toe.certificate"));
    Note note = Note.parse(Files.readAllBytes(DOCS.resolve("examples/tic-tac-toe.manifest")));
    String keys = Files.readString(DOCS.resolve("examples/KEYS"));
    assertThat(blocks()).contains(note.text(), keys);
    String printed = new String(note.bytes(), UTF_8);
    assertThat(page()).contains(printed.substring(note.text().length()));
    Manifest manifest = Manifest.parse(note.text());
    Statement statement =
        StatementText.parse(Files.readAllBytes(DOCS.resolve("examples/tic-tac-toe.statement")));
    assertThat(manifest.differences(statement, Sha256.hex(certificate), certificate.length))
        .isEmpty();
    Signatures signatures =
        Signatures.judge(
            note, manifest, KeyList.parse(keys.getBytes(UTF_8)), ManifestReport.PLATFORM_CHECKS);
    assertThat(signatures.satisfies(List.of("example"))).isTrue();
  }

  @Test
  void everyFindingIsExplainedOnThePage() throws Exception {
    for (Finding finding : Finding.values()) {
      assertThat(page()).contains("\n| " + finding + " | ");
    }
  }

  @Test
  void theExampleOfTheReadmeIsWhatItSays() throws Exception {
    byte[] certificate = Files.readAllBytes(DOCS.resolve("examples/connect-7-7-7-2-1.certificate"));
    Verdict verdict =
        VectorTest.judge(
            Files.readAllBytes(DOCS.resolve("examples/connect-7-7-7-2-1.statement")), certificate);
    assertThat(Files.readString(DOCS.resolveSibling("README.md")))
        .containsPattern("The\\s+proof\\s+takes\\s+%d\\s+bytes".formatted(certificate.length))
        .contains("\n" + verdict.line() + "\n")
        .contains("\n%d steps, all sound\n".formatted(((Verdict.Accepted) verdict).steps()));
  }

  @Test
  void everyReasonIsExplainedOnceInTheTableOfItsVerdict() throws Exception {
    String page = page();
    int rejected = page.indexOf("### 4.3 Rejected");
    for (Reason reason : Reason.values()) {
      String row = "\n| " + reason + " | ";
      assertThat(page.split(Pattern.quote(row), -1)).as(row).hasSize(2);
      assertThat(page.indexOf(row) < rejected).as(row).isEqualTo(reason.declines());
    }
  }
}
