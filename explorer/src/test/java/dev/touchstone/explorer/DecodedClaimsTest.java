package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.certificate.Fault;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.verifier.ReplayedClaims;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The browser and the verifier make the same of a certificate, step by step. */
class DecodedClaimsTest extends InBrowser {

  /** What stands on top after each step, as {@link ReplayedClaims} says it. */
  private static final String TRACE =
      """
      (() => {
        const lines = [];
        const line = (proof, claim) => proof.statement.completes
          ? `complete ${proof.needed(claim)} / ${proof.zone(claim)}` : `block ${proof.zone(claim)}`;
        const decoder = new Decoder(explorer.statement, explorer.theorem.digest, explorer.proof.bytes, ({ proof, claims, answers }) => {
          const top = claims.length - 1;
          const answer = answers[top] ? `answer ${answers[top]}: ` : "";
          lines.push(top < 0 ? "" : `${answer}${line(proof, claims[top])}`);
        });
        decoder.run(Infinity);
        return lines;
      })()""";

  /** Every leaf that is expanded anew has the zone that it had when it was read. */
  private static final String REEXPANDED =
      """
      (() => {
        const { proof } = explorer;
        let different = 0;
        for (let claim = 0; claim < proof.size; claim++) {
          const rule = proof.rule(claim);
          if (rule === GROUPS || rule === COVER) {
            const cells = proof.groups(claim).flat().sort((a, b) => a - b);
            if (String(cells) !== String(proof.zone(claim))) different++;
          }
        }
        return different;
      })()""";

  private static List<String> verifiers(CheckedProof proof)
      throws IOException, Fault, ReflectiveOperationException {
    try (InputStream in = Files.newInputStream(proof.files().certificate())) {
      return ReplayedClaims.of(proof.statement(), in);
    }
  }

  private static void compare(CheckedProof proof) throws Exception {
    try (DevTools tab = show(proof)) {
      List<String> lines = new ArrayList<>();
      for (JsonNode line : tab.evaluate(TRACE)) {
        lines.add(line.asText());
      }
      assertThat(lines).as(proof.files().toString()).isEqualTo(verifiers(proof));
      assertThat(tab.evaluate(REEXPANDED).asInt()).isZero();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void solvedGamesAreDecodedAlike() throws Exception {
    for (String game : new String[] {"3,3,3", "4,4,4", "5,5,5", "6,6,5", "7,7,5"}) {
      compare(Proofs.solved(game, folder));
    }
  }

  @Test
  void theWholeCorpusIsDecodedAlike() throws Exception {
    for (CheckedProof proof : Proofs.ofCorpus(folder)) {
      compare(proof);
    }
  }
}
