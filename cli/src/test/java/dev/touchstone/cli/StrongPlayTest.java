package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** play and explain on strong games. */
class StrongPlayTest {

  private static final String WIN =
      """
      board hypergraph
      cells a b c d e f g h
      line a b c
      line a d e
      line f g h
      black a b d
      white f
      first white
      winner black
      """;

  @TempDir Path folder;

  /** A theorem's folder. */
  private String theorem(String lines, Step... steps) throws Exception {
    String text = "touchstone statement 1\nrules strong\n" + lines;
    Statement statement = StatementText.parse(text.getBytes(StandardCharsets.UTF_8));
    Files.writeString(folder.resolve("statement"), statement.text());
    Files.write(folder.resolve("certificate"), CertificateWriter.bytes(statement, List.of(steps)));
    return folder.toString();
  }

  private String doubleThreat() throws Exception {
    return theorem(
        WIN,
        new Step.Answered(-1, 2, new RaceStep.Done(0)),
        new Step.Answered(-1, 4, new RaceStep.Done(1)),
        new RaceStep.Ordered(2),
        new Step.End());
  }

  @Test
  void threatsAreSaidUntilTheLineIsThere() throws Exception {
    Run run = Run.typing("hint\nc\nwhy\nquit\n", "play", doubleThreat());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("Threat: c completes a-b-c.\nThreat: e completes a-d-e.\n")
        .contains("The strategy plays e.")
        .contains("Black has the line a d e and wins.")
        .contains("T12: e is option 2 of 2, the first that c leaves alone.");
    assertThat(run.out().split("Threat: c completes", -1)).hasSize(3);
  }

  @Test
  void anExplanationHasTheOrderOfTheOptionsAndWhatIsToSpare() throws Exception {
    Run run = Run.of("explain", doubleThreat());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("Proved: Black can win, whatever White plays.")
        .contains("Threat: e completes a-d-e.")
        .contains("The claim has no stone to spare on f-g-h.")
        .contains(
            "options, of which the first is played that a move leaves alone:\n"
                + "  1: c, unless the move is on c\n"
                + "  2: e, unless the move is on e\n");
  }

  @Test
  void aHoldSaysThatItsPlayerDoesNotLose() throws Exception {
    Run run = Run.of("explain", pair("holds white"));
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("White holds")
        .contains("Proved: White does not lose, whatever Black plays.");
  }

  @Test
  void aStolenStrategyCannotBePlayed() throws Exception {
    String theorem = pair("winner nobody");
    assertThat(Run.of("play", theorem, "--as", "black", "--moves", "a").out())
        .isEqualTo("a b T12\n");
    Run run = Run.of("play", theorem, "--as", "white", "--moves", "a");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .hasLineCount(1)
        .contains("--as: only white's strategy is in this proof, so you play black");
  }

  /** One line of two cells: White takes the other one. */
  private String pair(String outcome) throws Exception {
    return theorem(
        "board hypergraph\ncells a b\nline a b\n" + outcome + "\n",
        new Step.Answered(-1, 0, new Step.Nothing()),
        new Step.Answered(-1, 1, new Step.Nothing()),
        new RaceStep.Ordered(2),
        new Step.End());
  }
}
