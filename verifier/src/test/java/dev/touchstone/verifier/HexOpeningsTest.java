package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Every opening of small boards of Hex is proved for who wins it, by proofs made from plain play.
 */
class HexOpeningsTest {

  @Test
  void theOpeningsOfSmallBoards() throws IOException {
    for (String size : List.of("1,1", "1,3", "2,2", "3,1", "2,4", "3,3", "3,4")) {
      for (Player winner : Player.values()) {
        String wins = "winner " + (winner == Player.BLACK ? "black" : "white");
        provedIfWon(LinkSoundnessTest.statement(size, wins));
        Statement empty = LinkSoundnessTest.statement(size, wins);
        for (int cell = 0; cell < empty.hypergraph().cellCount(); cell++) {
          String opened = "black " + empty.board().cellName(cell) + "\nfirst white\n" + wins;
          provedIfWon(LinkSoundnessTest.statement(size, opened));
        }
      }
    }
  }

  private static void provedIfWon(Statement statement) throws IOException {
    if (HexTree.isWon(statement)) {
      byte[] proof = CertificateWriter.bytes(statement, HexTree.proof(statement));
      assertThat(new Verifier().verify(statement, new ByteArrayInputStream(proof)))
          .as(statement.text())
          .isInstanceOf(Verdict.Accepted.class);
    }
  }

  @Test
  void firstMoverWinsSquareBoards() {
    assertThat(HexTree.isWon(LinkSoundnessTest.statement("3,3", "winner black"))).isTrue();
    assertThat(HexTree.isWon(LinkSoundnessTest.statement("3,3", "winner white"))).isFalse();
    assertThat(HexTree.isWon(LinkSoundnessTest.statement("3,3", "first white\nwinner white")))
        .isTrue();
    assertThat(HexTree.isWon(LinkSoundnessTest.statement("3,4", "first white\nwinner black")))
        .isTrue();
  }
}
