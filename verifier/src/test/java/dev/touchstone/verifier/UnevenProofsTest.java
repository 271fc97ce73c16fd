package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Step;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * As {@link StrongProofsTest}, for games with turns of several stones and lines of one player's.
 */
class UnevenProofsTest {

  private static final int GAMES = Integer.getInteger("turns.games", 1500);

  /**
   * Some lines are one player's alone, turns have two stones or three; a P who opens does so with
   * one stone or more.
   */
  @Test
  void whatIsTrueHasAProofThatIsVerifiedAndNothingElseHas() throws Exception {
    Random random = new Random(2);
    int[] proved = new int[4];
    int refuted = 0;
    for (int i = 0; i < GAMES; i++) {
      int turn = i % 10 == 0 ? 3 : 1 + i % 2;
      int cells = 3 + random.nextInt(5);
      String game = StrongGames.uneven(StrongGames.game(random, cells), random, turn);
      Statement statement = StrongGames.of(StrongGames.statement(game, random, cells));
      if (statement.proverOpens()) {
        statement =
            StrongGames.of(statement.text().replaceAll("opening .", "opening " + (1 + i % 4)));
      }
      boolean shared = statement.hypergraph().isShared();
      if (BruteForce.isOver(statement) || (statement.winner() == Outcome.NOBODY && !shared)) {
        continue;
      }
      boolean truth = BruteForce.isTrue(statement);
      Optional<List<Step>> proof = StrongProofs.of(statement);
      assertThat(proof.isPresent()).as(statement.text()).isEqualTo(truth);
      refuted += truth ? 0 : 1;
      if (proof.isPresent()) {
        assertThat(StrongProofsTest.judge(statement, proof.get()).line())
            .as("%s%s", statement.text(), proof.get())
            .isEqualTo("s VERIFIED");
        proved[turn] += shared ? 0 : 1;
      }
    }
    assertThat(refuted).isGreaterThan(GAMES / 5);
    assertThat(proved[1]).as("one stone a turn").isGreaterThan(GAMES / 10);
    assertThat(proved[2]).as("two").isGreaterThan(GAMES / 10);
    assertThat(proved[3]).as("three").isGreaterThan(GAMES / 50);
  }
}
