package dev.touchstone.bench.forge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Rule;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The verifier lets no false claim pass; one with a flaw would. */
class ForgeClaimsTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));

  /** The flaws of a build are caught in fewer (docs/quality.md). */
  private static final long TRIES = 1_500;

  /** Here a try takes little time. */
  private static final long TRIES_AT_HEX = 8_000;

  /** The others: {@code bench/run forge-claims} looks for them. */
  private static final Map<Realm, List<String>> ON_DEMAND =
      Map.of(
          Realm.LISTED,
          List.of(
              "BOTH: zones may overlap",
              "BOTH: zones may overlap in one cell",
              "BOTH: the first zone is not compared",
              "GROUPS: may overlap",
              "OPTIONS: turns of one stone only",
              "OPTIONS: answers larger than the turn",
              "IMAGE: cells need not be one to one",
              "IMAGE: lines stay where they are",
              "IMAGE: the zone stays where it is",
              "ORDERED: later options pay nothing",
              "ORDERED: the last option alone counts",
              "ORDERED: lines that meet Z_i count as blocked",
              "ORDERED: guards are not in Z",
              "ORDERED: the zone of the last option alone",
              "ORDERED: what the last option needs alone",
              "ORDERED: answers of two stones",
              "IMAGE: whose a line is does not matter",
              "IMAGE: tolerances stay where they are",
              "BOTH: of Holds that look alike"),
          Realm.TURNS,
          List.of("ORDERED, p = 2: lines through the sets noted pay no more"),
          Realm.ENDS,
          List.of(
              "END: O may open with more than a turn",
              "END: an answer where O moves first",
              "END: on a stone of O's",
              "END: the zone may be O's",
              "END: a draw by one player alone",
              "END: any stone blocks all lines",
              "END: a stone may be missing",
              "END: an answer of one stone too many",
              "END: a Win by a Hold",
              "END: a two-sided answer of one stone too many",
              "END: two-sided, the zone may be O's",
              "END: a stone more than the tolerance",
              "END: stealing from a board with stones"),
          Realm.HEX,
          List.of("Hex, END: an opening of two stones"),
          Realm.HOSTS,
          List.of(
              "infinite boards, lines and zones may leave the region",
              "IMAGE by a motion: the region need not be kept"),
          Realm.TILINGS,
          List.of(
              "TILING: the turn of a place is forgotten",
              "TILING: the shift of a place is forgotten",
              "END: an opening of one stone too many",
              "END: an opening on a stone of O's",
              "END: for one player of a draw alone"));

  @TempDir Path folder;

  static List<Flaw> flaws() {
    return Flaw.ALL.stream().filter(flaw -> !isOnDemand(flaw)).toList();
  }

  private static boolean isOnDemand(Flaw flaw) {
    return ON_DEMAND.getOrDefault(flaw.realm(), List.of()).contains(flaw.words());
  }

  @Test
  void noRuleLetsAFalseClaimPass() throws Exception {
    Forger forger = new Forger(ForgeClaims::trace, Realm.LISTED, 2);
    assertThat(forger.forge(12_000)).isEmpty();
    for (Rule rule : Attempts.RULES) {
      Forger.Count count = forger.counts().getOrDefault(rule.name(), Forger.Count.NONE);
      assertThat(count.telling()).as("claims by %s that say something", rule).isGreaterThan(30);
      assertThat(count.tried() - count.passed()).as("refused by " + rule).isGreaterThan(200);
    }
  }

  /** Ends of proofs are among them, so that whole statements are forged, too. */
  @ParameterizedTest
  @CsvSource({
    "ENDS, 4000, END, 300",
    "HEX, 3000, JOIN, 150",
    "MAPS, 6000, JOIN, 150",
    "HOSTS, 4000, ORDERED, 100"
  })
  void norOnOtherBoards(Realm realm, long tries, String rule, long telling) throws Exception {
    Forger forger = new Forger(ForgeClaims::trace, realm, 3);
    assertThat(forger.forge(tries)).isEmpty();
    assertThat(count(forger, rule).telling()).as(rule).isGreaterThan(telling);
    assertThat(count(forger, "END").passed()).as("accepted").isGreaterThan(5);
  }

  @Test
  void norDoesATiling() throws Exception {
    Forger forger = new Forger(ForgeClaims::trace, Realm.TILINGS, 4);
    assertThat(forger.forge(2_000)).isEmpty();
    for (String rule : List.of("TILED", "TILING", "END")) {
      Forger.Count count = count(forger, rule);
      assertThat(count.passed()).as(rule).isGreaterThan(10);
      assertThat(count.tried() - count.passed()).as(rule).isGreaterThan(100);
    }
  }

  private static Forger.Count count(Forger forger, String rule) {
    return Objects.requireNonNull(forger.counts().get(rule), rule);
  }

  @ParameterizedTest
  @MethodSource("flaws")
  void aFlawIsCaught(Flaw flaw) throws Exception {
    boolean isHex = flaw.realm() == Realm.HEX || flaw.realm() == Realm.MAPS;
    long tries = isHex ? TRIES_AT_HEX : TRIES;
    assertThat(ForgeClaims.caught(flaw, ROOT, folder, tries, 1)).as(flaw.words()).isPresent();
  }

  /** Those on demand, too. */
  @Test
  void everyFlawIsAChangeOfTheSources() throws Exception {
    for (Flaw flaw : Flaw.ALL) {
      assertThat(FlawedVerifier.source(flaw, ROOT)).as(flaw.words()).contains(flaw.to());
    }
    long others = Flaw.ALL.stream().filter(ForgeClaimsTest::isOnDemand).count();
    assertThat(others).isEqualTo(ON_DEMAND.values().stream().mapToInt(List::size).sum());
  }

  @Test
  void theSameSeedForgesTheSameClaims() throws Exception {
    Flaw flaw = Flaw.ALL.get(0);
    String once = ForgeClaims.caught(flaw, ROOT, folder.resolve("a"), TRIES, 1).toString();
    assertThat(once).contains("SWAP lets ");
    assertThat(ForgeClaims.caught(flaw, ROOT, folder.resolve("b"), TRIES, 1)).hasToString(once);
  }
}
