package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.theorem.CheckedProof;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages of strong games: what they say of threats and tolerances, and whose strategy they play. */
class StrongPagesTest extends InBrowser {

  private static final String CROSS =
      """
      touchstone statement 1
      board hypergraph
      cells a b c d e f g h
      line a b c
      line a d e
      line f g h
      rules strong
      black a b d
      white f
      first white
      winner black
      """;

  /** Both of Black's threats at once; White is one stone short of f g h. */
  private static CheckedProof doubleThreat() throws Exception {
    return proof(
        "double-threat",
        CROSS,
        new Step.Answered(-1, 2, new RaceStep.Done(0)),
        new Step.Answered(-1, 4, new RaceStep.Done(1)),
        new RaceStep.Ordered(2),
        new Step.End());
  }

  private static CheckedProof proof(String name, String text, Step... steps) throws Exception {
    Statement statement = StatementText.parse(text.getBytes(StandardCharsets.UTF_8));
    return Proofs.written(
        statement,
        CertificateWriter.bytes(statement, List.of(steps)),
        Files.createDirectory(folder.resolve(name)));
  }

  private static String text(DevTools tab, String id) throws Exception {
    return tab.evaluate("document.getElementById('%s').textContent".formatted(id)).asText();
  }

  @Test
  void threatsAndTolerancesAreSaid() throws Exception {
    try (DevTools tab = show(doubleThreat())) {
      assertThat(text(tab, "answer"))
          .contains("Threat: c completes a-b-c and e completes a-d-e.")
          .contains("You are White");
      tab.evaluate("explorer.lines.keep(6)");
      assertThat(tab.evaluate("document.querySelector('.line-list').textContent").asText())
          .isEqualTo("f g h (no stone to spare)");
      assertThat(text(tab, "steps")).contains("The claim has no stone to spare on f-g-h.");
      tab.evaluate("explorer.lines.keep(-1)");
      tab.evaluate("explorer.choose(4)");
      assertThat(text(tab, "answer")).contains("Black has the line a b c and wins.");
      assertThat(text(tab, "steps")).contains("ORDERED").contains("option 1 of 2").contains("T12");
      assertThat(tab.evaluate("explorer.strategy.isOver(explorer.position)").asBoolean()).isTrue();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aDrawByStealingIsPlayedForItsHolderAlone() throws Exception {
    String pair =
        "touchstone statement 1\nboard hypergraph\ncells a b\nline a b\nrules strong\nwinner nobody\n";
    CheckedProof proof =
        proof(
            "stolen",
            pair,
            new Step.Answered(-1, 0, new Step.Nothing()),
            new Step.Answered(-1, 1, new Step.Nothing()),
            new RaceStep.Ordered(2),
            new Step.End());
    try (DevTools tab = show(proof)) {
      assertThat(text(tab, "answer")).contains("You are Black");
      assertThat(tab.evaluate("document.getElementById('side').hidden").asBoolean()).isTrue();
      tab.evaluate("explorer.choose(0)");
      assertThat(text(tab, "answer")).contains("Black can no longer complete a line.");
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
