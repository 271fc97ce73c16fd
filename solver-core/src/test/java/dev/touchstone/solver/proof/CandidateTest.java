package dev.touchstone.solver.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.solver.board.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Options chosen for what they leave alone. */
class CandidateTest {

  private final Random random = new Random(29);

  private static Candidate candidate(long zone, double bytes) {
    return new Candidate(new Candidate.Paired(new int[0]), 0, new long[] {zone}, bytes);
  }

  @Test
  void noCellIsLeftToAllThatAreChosenAndNoneCanGo() {
    for (int i = 0; i < 500; i++) {
      long[] cells = {random.nextLong()};
      List<Candidate> from = new ArrayList<>();
      long common = cells[0];
      while (common != 0) {
        long half = random.nextLong();
        long zone = half | random.nextLong();
        from.add(candidate(zone, 1 + random.nextInt(20)));
        common &= zone;
      }
      List<Candidate> chosen = Candidate.choose(cells, from);
      assertThat(common(cells, chosen, null)).isZero();
      for (Candidate one : chosen) {
        assertThat(common(cells, chosen, one)).isNotZero();
      }
    }
  }

  private static long common(long[] cells, List<Candidate> chosen, @Nullable Candidate but) {
    long[] common = cells.clone();
    for (Candidate other : chosen) {
      if (!other.equals(but)) {
        Sets.keepOnly(common, other.zone());
      }
    }
    return common[0];
  }

  @Test
  void theOneThatAnswersMostForItsBytesComesFirst() {
    Candidate dear = candidate(0b0000_0011, 40);
    Candidate cheap = candidate(0b0000_1111, 4);
    Candidate rest = candidate(0b1111_0000, 4);
    assertThat(Candidate.choose(new long[] {0b1111_1111}, List.of(dear, cheap, rest)))
        .containsExactly(cheap, rest);
  }

  @Test
  void whereAMoveIsLeftThereIsNoProof() {
    assertThatThrownBy(
            () -> Candidate.choose(new long[] {3}, List.of(candidate(1, 4), candidate(3, 1))))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void nothingIsChosenWhereNothingIsOpen() {
    assertThat(Candidate.choose(new long[] {0}, List.of(candidate(1, 4)))).isEmpty();
  }
}
