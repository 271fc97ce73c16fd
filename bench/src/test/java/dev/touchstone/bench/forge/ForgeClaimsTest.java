package dev.touchstone.bench.forge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Rule;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The verifier lets no false claim pass; one with a flaw would. */
class ForgeClaimsTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));

  /** More than any flaw takes to be caught (docs/quality.md). */
  private static final long TRIES = 400_000;

  @TempDir Path folder;

  static List<Flaw> flaws() {
    return Flaw.ALL;
  }

  @Test
  void noRuleLetsAFalseClaimPass() throws Exception {
    Forger forger = new Forger(ForgeClaims::trace, Realm.LISTED, 2);
    assertThat(forger.forge(30_000)).isEmpty();
    for (Rule rule : Attempts.RULES) {
      Forger.Count count = forger.counts().getOrDefault(rule.name(), Forger.Count.NONE);
      assertThat(count.telling()).as("claims by %s that say something", rule).isGreaterThan(140);
      assertThat(count.tried() - count.passed()).as("refused by " + rule).isGreaterThan(500);
    }
  }

  /** Ends of proofs are among them, so that whole statements are forged, too. */
  @ParameterizedTest
  @CsvSource({"ENDS, 10000, END, 500", "HEX, 6000, JOIN, 300", "HOSTS, 4000, ORDERED, 100"})
  void norOnOtherBoards(Realm realm, long tries, String rule, long telling) throws Exception {
    Forger forger = new Forger(ForgeClaims::trace, realm, 3);
    assertThat(forger.forge(tries)).isEmpty();
    assertThat(forger.counts().get(rule).telling()).as(rule).isGreaterThan(telling);
    assertThat(forger.counts().get("END").passed()).as("accepted").isGreaterThan(5);
  }

  @Test
  void norDoesATiling() throws Exception {
    Forger forger = new Forger(ForgeClaims::trace, Realm.TILINGS, 4);
    assertThat(forger.forge(2_000)).isEmpty();
    Map<String, Forger.Count> counts = forger.counts();
    for (String rule : List.of("TILED", "TILING", "END")) {
      assertThat(counts.get(rule).passed()).as(rule).isGreaterThan(20);
      assertThat(counts.get(rule).tried() - counts.get(rule).passed()).as(rule).isGreaterThan(100);
    }
  }

  @ParameterizedTest
  @MethodSource("flaws")
  void everyFlawIsCaught(Flaw flaw) throws Exception {
    assertThat(ForgeClaims.caught(flaw, ROOT, folder, TRIES, 1)).as(flaw.words()).isPresent();
  }

  @Test
  void theSameSeedForgesTheSameClaims() throws Exception {
    Flaw flaw = Flaw.ALL.get(0);
    String once = ForgeClaims.caught(flaw, ROOT, folder.resolve("a"), 5_000, 1).toString();
    assertThat(once).contains("SWAP lets ");
    assertThat(ForgeClaims.caught(flaw, ROOT, folder.resolve("b"), 5_000, 1)).hasToString(once);
  }
}
