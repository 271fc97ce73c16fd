package dev.touchstone.solver.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Answers to turns against a plain list of turns. */
class TurnCountsTest {

  private record Answer(long touched, int stones) {

    boolean isTo(long turn) {
      return (turn & touched) == 0 && stones <= Long.bitCount(turn);
    }
  }

  @Test
  void theyAreWhatAListSays() {
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      int stones = 1 + random.nextInt(4);
      long zone = sparse(random);
      List<Long> all = turns(zone, stones);
      TurnCounts counts = new TurnCounts(zone, stones);
      assertThat(counts.open()).isEqualTo(all.size());
      List<Answer> given = new ArrayList<>();
      for (int j = 0; j < 12; j++) {
        Answer answer = new Answer(random.nextLong() & zone, random.nextInt(stones + 1));
        assertThat(counts.gain(answer.touched, answer.stones))
            .isEqualTo(unanswered(all, given).stream().filter(answer::isTo).count());
        counts.give(answer.touched, answer.stones);
        given.add(answer);
        assertThat(counts.open()).isEqualTo(unanswered(all, given).size());
      }
      for (Answer answer : List.copyOf(given)) {
        long before = unanswered(all, given).size();
        given.remove(answer);
        boolean needless = unanswered(all, given).size() == before;
        assertThat(counts.takeBack(answer.touched, answer.stones)).isEqualTo(needless);
        if (!needless) {
          given.add(answer);
        }
      }
    }
  }

  @Test
  void theFirstTurnWithoutAnAnswerIsFound() {
    Random random = new Random(8);
    for (int i = 0; i < 200; i++) {
      long zone = sparse(random);
      int stones = 1 + random.nextInt(3);
      Unanswered turns = new Unanswered(zone, stones);
      List<Long> open = turns(zone, stones);
      open.removeIf(turn -> Long.bitCount(turn) < stones);
      while (!open.isEmpty()) {
        long turn = turns.first();
        assertThat(turn).isEqualTo(open.get(0));
        long touched = random.nextLong() & zone & ~turn;
        turns.answer(touched);
        open.removeIf(other -> (other & touched) == 0);
      }
      assertThat(turns.first()).isZero();
    }
  }

  private static List<Long> turns(long zone, int stones) {
    List<Long> all = new ArrayList<>();
    for (int j = 1; j <= stones; j++) {
      Turns turns = new Turns(zone, j);
      for (long turn = turns.next(); turn != 0; turn = turns.next()) {
        all.add(turn);
      }
    }
    return all;
  }

  private static List<Long> unanswered(List<Long> turns, List<Answer> given) {
    return turns.stream().filter(turn -> given.stream().noneMatch(a -> a.isTo(turn))).toList();
  }

  /** Some of 24 cells. */
  private static long sparse(Random random) {
    long some = random.nextLong() & 0xffffffL;
    return some & random.nextLong();
  }
}
