package dev.touchstone.solver.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Step;
import org.junit.jupiter.api.Test;

/** Claims that are used again, in two walks. */
class KeptClaimsTest {

  private final KeptClaims kept = new KeptClaims();

  @Test
  void aClaimIsHeldFromWhereItWasMade() {
    assertThat(kept.holds(7)).isFalse();
    kept.meet(7, 3);
    assertThat(kept.holds(7)).isTrue();
    assertThat(kept.orientation(7)).isEqualTo(3);
    kept.count(7);
    kept.count(7);
    assertThat(kept.uses(7)).isEqualTo(2);
    assertThat(kept.uses(8)).isZero();
  }

  @Test
  void theSecondWalkKnowsTheUsesButMustMeetTheClaimsAgain() {
    kept.meet(7, 0);
    kept.count(7);
    kept.startWriting(1);
    assertThat(kept.holds(7)).isFalse();
    assertThat(kept.uses(7)).isEqualTo(1);
  }

  @Test
  void claimsAreRecalledByHowManyWereKeptSince() {
    kept.startWriting(1);
    kept.keep(5, 0);
    assertThat(kept.recall(5)).isEqualTo(new Step.Recall(1));
    kept.keep(6, 0);
    kept.keep(9, 0);
    assertThat(kept.recall(5)).isEqualTo(new Step.Recall(3));
    assertThat(kept.recall(9)).isEqualTo(new Step.Recall(1));
  }

  @Test
  void onlySymmetriesThatAreNeededGetNumbersInTheirOrder() {
    kept.use(5);
    kept.use(2);
    kept.startWriting(8);
    assertThat(kept.number(2)).isZero();
    assertThat(kept.number(5)).isEqualTo(1);
    assertThat(kept.number(1)).isEqualTo(-1);
  }
}
