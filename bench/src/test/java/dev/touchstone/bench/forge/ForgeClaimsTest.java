package dev.touchstone.bench.forge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Rule;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The verifier lets no false claim pass; one with a flaw would. */
class ForgeClaimsTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));

  @TempDir Path folder;

  static List<Flaw> flaws() {
    return Flaw.ALL;
  }

  @Test
  void noRuleLetsAFalseClaimPass() throws Exception {
    Forger forger = new Forger(ForgeClaims::trace, 2);
    assertThat(forger.forge(30_000)).isEmpty();
    for (Rule rule : Attempts.RULES) {
      Forger.Count count = forger.counts().getOrDefault(rule, new Forger.Count(0, 0, 0));
      assertThat(count.telling()).as("claims by %s that say something", rule).isGreaterThan(140);
      assertThat(count.tried() - count.passed()).as("refused by " + rule).isGreaterThan(500);
    }
  }

  @ParameterizedTest
  @MethodSource("flaws")
  void everyFlawIsCaught(Flaw flaw) throws Exception {
    assertThat(ForgeClaims.caught(flaw, ROOT, folder, 200_000, 1)).as(flaw.words()).isPresent();
  }

  @Test
  void theSameSeedForgesTheSameClaims() throws Exception {
    Flaw flaw = Flaw.ALL.get(0);
    String once = ForgeClaims.caught(flaw, ROOT, folder.resolve("a"), 5_000, 1).toString();
    assertThat(once).contains("SWAP lets ");
    assertThat(ForgeClaims.caught(flaw, ROOT, folder.resolve("b"), 5_000, 1)).hasToString(once);
  }
}
