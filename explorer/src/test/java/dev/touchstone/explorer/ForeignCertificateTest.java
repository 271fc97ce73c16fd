package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.NewProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** A certificate that is chosen on a page may be another one than the page was made with. */
class ForeignCertificateTest extends InBrowser {

  /** Chooses a file with these bytes, and waits until it is read or refused. */
  private static void choose(DevTools tab, byte[] bytes) throws Exception {
    tab.evaluate(
        """
        document.getElementById("answer").textContent = "";
        {
          const bytes = Uint8Array.from(atob("%s"), (letter) => letter.charCodeAt(0));
          const chosen = new DataTransfer();
          chosen.items.add(new File([bytes], "certificate"));
          const input = document.getElementById("file");
          input.files = chosen.files;
          input.dispatchEvent(new Event("change"));
        }
        """
            .formatted(Base64.getEncoder().encodeToString(bytes)));
    String state = "explorer.loading || document.getElementById('answer').textContent === ''";
    for (int i = 0; i < 200 && tab.evaluate(state).asBoolean(); i++) {
      Thread.sleep(25);
    }
    assertThat(tab.evaluate(state).asBoolean()).isFalse();
  }

  private static byte[] bytes(CheckedProof proof) throws Exception {
    return Files.readAllBytes(proof.files().certificate());
  }

  private static CheckedProof byOtherEngine(String game) throws Exception {
    Path place = folder.resolve(game + "-dfs");
    SolveRequest request = SolveRequest.of(Problem.weak(Notation.read(game))).with(Engine.DFS);
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    try (TheoremFolder theorem = TheoremFolder.open(place)) {
      Proof proof = ((SolveResult.Decided) result).proof();
      new NewProof(proof.statement(), proof::emit).writeTo(theorem, ProofListener.none());
    }
    return CheckedProof.of(new TheoremFiles(place));
  }

  @Test
  void whatIsSaidOfThePagesOwnIsNotSaidOfAnother() throws Exception {
    CheckedProof own = Proofs.solved("4,6,4", folder);
    CheckedProof other = byOtherEngine("4,6,4");
    assertThat(other.digest()).isNotEqualTo(own.digest());
    try (DevTools tab = show(own)) {
      choose(tab, bytes(own));
      assertThat(tab.text("carried")).contains("The verifier accepted the certificate");
      choose(tab, bytes(other));
      assertThat(tab.text("answer")).startsWith("You are Maker");
      assertThat(tab.text("carried")).startsWith("This is not the certificate that the page was");
      assertThat(tab.evaluate("document.querySelector('main').innerText").asText())
          .doesNotContain(own.digest());
    }
  }

  @Test
  void damagedOnesAreSaidToBeDamaged() throws Exception {
    CheckedProof own = Proofs.solved("4,6,4", folder);
    byte[] damaged = bytes(own);
    try (DevTools tab = show(own)) {
      choose(tab, new byte[] {0x1f, (byte) 0x8b, 8, 0, 1, 2, 3});
      assertThat(tab.text("answer")).isEqualTo("The proof cannot be read: it is damaged.");
      for (int at = damaged.length / 2; at < damaged.length / 2 + 8; at++) {
        damaged[at] ^= 0x55;
      }
      choose(tab, damaged);
      assertThat(tab.text("answer"))
          .doesNotContain("undefined", "null", "is not iterable", "fetch")
          .doesNotContain("TypeError");
    }
  }

  @Test
  void theLastMoveOfAFullBoardHasNoAnswer() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,5", folder))) {
      tab.evaluate(
          """
          for (let i = 0; i < 13; i++) document.querySelector('.cell[aria-label*=", free"]').click();
          """);
      assertThat(tab.text("answer")).endsWith("Every line is blocked: Breaker has won.");
      assertThat(tab.text("steps"))
          .isEqualTo("The board is full: there is nothing left to answer.");
      assertThat(
              tab.evaluate(
                      "document.querySelector('.moves').scrollWidth"
                          + " <= document.querySelector('.moves').clientWidth")
                  .asBoolean())
          .isTrue();
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
