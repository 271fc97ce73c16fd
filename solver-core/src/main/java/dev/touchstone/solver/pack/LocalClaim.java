package dev.touchstone.solver.pack;

import java.util.List;

/** A claim of Breaker's on the cells of a block, which are numbered from 0 and bits of a set. */
public sealed interface LocalClaim {

  /** The cells that it needs free. */
  int zone();

  /** Whether it promises a cell of an edge. */
  boolean blocks(int edge);

  /**
   * Pairs; none at all are a claim, too (T1, T3).
   *
   * @param pairs two cells each
   */
  record Pairs(List<Integer> pairs, int zone) implements LocalClaim {

    public Pairs {
      pairs = List.copyOf(pairs);
    }

    static Pairs of(List<Integer> pairs) {
      return new Pairs(pairs, pairs.stream().mapToInt(pair -> pair).sum());
    }

    @Override
    public boolean blocks(int edge) {
      for (int i = 0; i < pairs.size(); i++) {
        if ((pairs.get(i) & ~edge) == 0) {
          return true;
        }
      }
      return false;
    }

    /** The cells, one pair after the other. */
    public int[] cells() {
      int[] cells = new int[2 * pairs.size()];
      for (int i = 0; i < pairs.size(); i++) {
        cells[2 * i] = Integer.numberOfTrailingZeros(pairs.get(i));
        cells[2 * i + 1] = 31 - Integer.numberOfLeadingZeros(pairs.get(i));
      }
      return cells;
    }
  }

  /** A reply with what is claimed after it. */
  record Answer(int reply, LocalClaim claim) {

    int zone() {
      return claim.zone() | (1 << reply);
    }
  }

  /** Answers to choose from, one of them to each move (T5). */
  record Choice(List<Answer> answers, int zone) implements LocalClaim {

    public Choice {
      answers = List.copyOf(answers);
    }

    static Choice of(List<Answer> answers) {
      int zone = 0;
      for (Answer answer : answers) {
        zone |= answer.zone();
      }
      return new Choice(answers, zone);
    }

    @Override
    public boolean blocks(int edge) {
      for (Answer answer : answers) {
        if ((edge >>> answer.reply() & 1) == 0 && !answer.claim().blocks(edge)) {
          return false;
        }
      }
      return true;
    }
  }
}
