package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.certificate.Rule;
import dev.touchstone.game.Board;
import dev.touchstone.game.BoardFamily;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Notation;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.verifier.ClaimKinds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tables of a page as the browser has them, and what is not in them. */
class TablesTest extends InBrowser {

  /** Makes the last step, END, one of another rule, and reads the certificate. */
  private static final String WITH_STEP =
      """
      (async () => {
        const bytes = explorer.proof.bytes.slice();
        bytes[bytes.length - 1] = %d;
        const chosen = new DataTransfer();
        chosen.items.add(new File([bytes], "certificate"));
        const input = document.getElementById("file");
        input.files = chosen.files;
        document.getElementById("answer").textContent = "";
        input.dispatchEvent(new Event("change"));
        while (explorer.loading) await new Promise((go) => setTimeout(go, 10));
        return document.getElementById("answer").textContent;
      })()""";

  /** The game, of a board without an end as it is seen through a window that is the cell 0,0. */
  private static final String SEEN =
      """
      ((game) => game.isInfinite ? game.readWindow(new ByteReader([0, 0, 0, 0], null)) : game)(boardGame('%s'))""";

  private static CheckedProof proof() throws Exception {
    return Proofs.solved("3,3,3", folder);
  }

  private static String saidOf(DevTools tab, int step) throws Exception {
    return tab.evaluate(WITH_STEP.formatted(step)).asText();
  }

  @Test
  void thePagesRulesAreThoseOfCertificates() throws Exception {
    try (DevTools tab = show(proof())) {
      List<String> rules = new ArrayList<>();
      String rows =
          """
          RULES.rows.flatMap(({ code, name, theorem, shape, lacks }) =>
            [[code, name, theorem, shape.isLeaf, shape.readsScene, shape.leavesTop, lacks.join()].join(" / ")])""";
      tab.evaluate(rows).forEach(row -> rules.add(row.asText()));
      assertThat(rules)
          .isEqualTo(
              Arrays.stream(Rule.values())
                  .map(
                      rule ->
                          "%d / %s / %s / %s / %s / %s / "
                              .formatted(
                                  rule.code(),
                                  rule,
                                  rule.theorem(),
                                  rule.isLeaf(),
                                  rule.readsScene(),
                                  rule.leavesTop()))
                  .toList());
    }
  }

  @Test
  void thePagesKindsAreTheVerifiers() throws Exception {
    try (DevTools tab = show(proof())) {
      List<String> kinds = new ArrayList<>();
      tab.evaluate("KINDS.map(({ name }) => name)").forEach(name -> kinds.add(name.asText()));
      assertThat(kinds).containsExactlyInAnyOrderElementsOf(ClaimKinds.names());
      String said = "new Set(KINDS.map((kind) => Object.keys(kind).sort().join())).size";
      assertThat(tab.evaluate(said).asInt()).as("ways to fill a file in kinds/").isEqualTo(1);
    }
  }

  @Test
  void boardsHaveTheSameLinesAsInStatements() throws Exception {
    try (DevTools tab = show(proof())) {
      for (BoardFamily family : BoardFamily.values()) {
        Board board = Notation.board(family.example());
        JsonNode game = tab.evaluate(SEEN.formatted(family.example()));
        Hypergraph hypergraph = board.game().hypergraph();
        assertThat(game.path("lines")).as(family.example()).hasSize(hypergraph.lineCount());
        for (int line = 0; line < hypergraph.lineCount(); line++) {
          assertThat(game.path("lines").path(line).toString())
              .as("line %d of %s", line, family.example())
              .isEqualTo(Arrays.toString(hypergraph.line(line).toArray()).replace(" ", ""));
        }
        for (int cell = 0; cell < hypergraph.cellCount(); cell++) {
          assertThat(game.path("names").path(cell).asText()).isEqualTo(board.cellName(cell));
        }
      }
    }
  }

  @Test
  void aRuleThatThePageDoesNotKnowIsSaid() throws Exception {
    try (DevTools tab = show(proof())) {
      assertThat(saidOf(tab, 0x3f))
          .matches("The proof cannot be read: step \\d+: there is no rule 63 on this page\\.");
      assertThat(saidOf(tab, 0x80 | Rule.END.code()))
          .endsWith(": END with a flag that it may not have.");
    }
  }

  @Test
  void aRuleThatThePageKnowsNotWhollyIsSaid() throws Exception {
    try (DevTools tab = show(proof())) {
      tab.evaluate(
          "RULES.add({ code: 0x3f, name: 'TILE', plays: ANSWERS, replay: () => null, shape: LEAF }).code");
      assertThat(saidOf(tab, 0x3f))
          .endsWith(": the page has no answer, choice and sentence for TILE.");
      tab.evaluate(
          "RULES.add({ code: 0x3e, name: 'HEX', replay: (decoder) => decoder.add(BLOCK), shape: LEAF }).code");
      assertThat(saidOf(tab, 0x3e))
          .endsWith(": the page does not know how to play a claim by HEX.");
    }
  }

  @Test
  void aBoardThatThePageDoesNotKnowIsSaid() throws Exception {
    try (DevTools tab = show(proof())) {
      String said =
          """
          (() => {
            const statement = explorer.theorem.statement.replace("board 3,3,3", "board hex 3");
            try { new Explorer({ ...explorer.theorem, statement }); } catch { return document.getElementById("answer").textContent; }
          })()""";
      assertThat(tab.evaluate(said).asText())
          .startsWith("The statement cannot be read: no board is called hex 3; boards are m,n,k, ");
    }
  }
}
