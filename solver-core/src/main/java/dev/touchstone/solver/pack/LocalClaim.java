package dev.touchstone.solver.pack;

import java.util.List;

/** A claim of Breaker's on the cells of a block, which are numbered from 0 and bits of a set. */
public sealed interface LocalClaim {

  /** The cells that it needs free. */
  int zone();

  /** Whether it promises a cell of an edge. */
  boolean blocks(int edge);

  /**
   * Pairs, one after the other; none at all are a claim, too (T1, T3).
   *
   * @param cells one pair after the other
   */
  record Pairs(List<Integer> cells) implements LocalClaim {

    public Pairs {
      cells = List.copyOf(cells);
    }

    @Override
    public int zone() {
      return cells.stream().mapToInt(cell -> 1 << cell).sum();
    }

    @Override
    public boolean blocks(int edge) {
      for (int i = 0; i < cells.size(); i += 2) {
        if ((edge >>> cells.get(i) & edge >>> cells.get(i + 1) & 1) != 0) {
          return true;
        }
      }
      return false;
    }
  }

  /** A reply with what is claimed after it. */
  record Answer(int reply, LocalClaim claim) {

    int zone() {
      return claim.zone() | 1 << reply;
    }
  }

  /** Answers to choose from, one of them to each move (T5). */
  record Choice(List<Answer> answers) implements LocalClaim {

    public Choice {
      answers = List.copyOf(answers);
    }

    @Override
    public int zone() {
      int zone = 0;
      for (Answer answer : answers) {
        zone |= answer.zone();
      }
      return zone;
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
