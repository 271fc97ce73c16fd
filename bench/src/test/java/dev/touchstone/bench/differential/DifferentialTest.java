package dev.touchstone.bench.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Reason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The fuzzer finds what it is there to find. */
class DifferentialTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));

  /** Reasons that come of limits no mutant of a small certificate reaches. */
  private static final Set<Reason> OUT_OF_REACH =
      EnumSet.of(Reason.OUT_OF_MEMORY, Reason.TOO_MUCH_WORK);

  @Test
  void certificatesTakenApartAndPutTogetherAreTheSameBytes() throws IOException {
    int taken = 0;
    FirstChecker checker = new FirstChecker();
    for (Seed seed : Seeds.of(ROOT)) {
      if (seed.parts().isPresent()) {
        RawCertificate parts = new RawCertificate(seed.parts().get());
        assertThat(parts.bytes()).isEqualTo(seed.pair().certificate());
        if (checker.judge(List.of(seed.pair())).get(0).equals("s VERIFIED")) {
          parts.recount();
          assertThat(parts.bytes()).isEqualTo(seed.pair().certificate());
          taken++;
        }
      }
    }
    assertThat(taken).isGreaterThan(50);
  }

  @Test
  void solvedGamesHaveTreesAndAreAccepted() throws IOException {
    int steps = 0;
    for (Seed seed : new SolvedGames(new Chance(1)).seeds(50)) {
      assertThat(new FirstChecker().judge(List.of(seed.pair()))).containsExactly("s VERIFIED");
      steps += seed.parts().orElseThrow().steps.size();
    }
    assertThat(steps).isGreaterThan(500);
  }

  @Test
  void mutantsMeetNearlyEveryReason() throws IOException {
    FirstChecker checker = new FirstChecker();
    List<String> said = new ArrayList<>();
    Checker first =
        pairs -> {
          said.clear();
          said.addAll(checker.judge(pairs));
          return said;
        };
    // What a second one would say is no matter here.
    Comparison comparison = Differential.compare(Seeds.of(ROOT), first, pairs -> said, 60_000, 7);
    Set<Reason> met = EnumSet.noneOf(Reason.class);
    for (Reason reason : Reason.values()) {
      if (comparison.counts().containsKey("s REJECTED " + reason)
          || comparison.counts().containsKey("s DECLINED " + reason)) {
        met.add(reason);
      }
    }
    Set<Reason> missed = EnumSet.complementOf(EnumSet.copyOf(met));
    missed.removeAll(OUT_OF_REACH);
    assertThat(missed).isEmpty();
    assertThat(comparison.counts().get("s VERIFIED")).isGreaterThan(2000);
  }

  @Test
  void aCheckerThatForgetsAConditionIsFound() throws IOException {
    Checker forgetful =
        new Checker() {
          private final FirstChecker sound = new FirstChecker();

          @Override
          public List<String> judge(List<Pair> pairs) throws IOException {
            List<String> verdicts = new ArrayList<>(sound.judge(pairs));
            verdicts.replaceAll(
                line -> line.contains("ANSWER_IN_ZONE step 3") ? "s VERIFIED" : line);
            return verdicts;
          }
        };
    Comparison comparison =
        Differential.compare(Seeds.of(ROOT), new FirstChecker(), forgetful, 60_000, 7);
    assertThat(comparison.differences()).isNotEmpty();
    assertThat(comparison.differences().get(0).first()).contains("ANSWER_IN_ZONE");
  }
}
