package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules for strong games are enough: whatever is true of a small one has a proof by them. */
class StrongProofsTest {

  static Verdict judge(Statement statement, List<Step> steps) throws IOException {
    return new Verifier()
        .verify(statement, new ByteArrayInputStream(CertificateWriter.bytes(statement, steps)));
  }

  @Test
  void whatIsTrueOfARandomGameHasAProofThatIsVerifiedAndNothingElseHas() throws Exception {
    Random random = new Random(1);
    Map<Outcome, Integer> proved = new EnumMap<>(Outcome.class);
    int refuted = 0;
    for (int i = 0; i < 1500; i++) {
      Statement statement = StrongGames.random(random, 3 + random.nextInt(5));
      boolean truth = BruteForce.isTrue(statement);
      Optional<List<Step>> proof = StrongProofs.of(statement);
      assertThat(proof.isPresent()).as(statement.text()).isEqualTo(truth);
      refuted += truth ? 0 : 1;
      if (proof.isPresent()) {
        assertThat(judge(statement, proof.get()).line())
            .as("%s%s", statement.text(), proof.get())
            .isEqualTo("s VERIFIED");
        proved.merge(statement.winner(), 1, Integer::sum);
      }
    }
    assertThat(refuted).isGreaterThan(300);
    assertThat(proved)
        .hasSize(5)
        .allSatisfy((outcome, count) -> assertThat(count).isGreaterThan(25));
  }

  /** What was found by hand and is known: the second player holds 3,3,3, the first wins 3,4,3. */
  @ParameterizedTest
  @CsvSource({
    "'3,3,3', holds white",
    "'3,3,3', winner nobody",
    "'3,3,3', holds black",
    "'3,4,3', winner black",
    "'3,4,3', holds black"
  })
  void theKnownValuesOfSmallBoardsAreProved(String board, String outcome) throws Exception {
    Statement statement = of(board, outcome);
    List<Step> steps = StrongProofs.of(statement).orElseThrow();
    assertThat(judge(statement, steps).line()).isEqualTo("s VERIFIED");
  }

  @ParameterizedTest
  @CsvSource({"'3,3,3', winner black", "'3,4,3', holds white", "'3,4,3', winner nobody"})
  void whatIsFalseHasNoProof(String board, String outcome) {
    assertThat(StrongProofs.of(of(board, outcome))).isEmpty();
  }

  private static Statement of(String board, String outcome) {
    return StrongGames.of(
        "touchstone statement 1\nboard " + board + "\nrules strong\n" + outcome + "\n");
  }
}
