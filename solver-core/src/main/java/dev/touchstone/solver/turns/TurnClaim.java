package dev.touchstone.solver.turns;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import java.util.List;
import java.util.stream.IntStream;

/** A claim ⟨N, Z, t⟩ that was made, with what it was made of. */
final class TurnClaim {

  /** ∞. */
  static final int ANY = Byte.MAX_VALUE;

  final Race race;

  /** T19: the tolerance of lines that are out of sight. */
  final int far;

  /** The line of DONE, or -1. */
  final int line;

  final List<Choice> options;

  /** t. */
  final byte[] most;

  /** The lines on which a turn can be too many. */
  final int[] low;

  /** An option of a claim. */
  static final class Choice {

    private final int[] move;
    private final int[] answer;
    private final TurnClaim then;

    /**
     * A choice.
     *
     * @param move the opponent's stones for which it was found
     * @param answer R
     */
    Choice(int[] move, int[] answer, TurnClaim then) {
      this.move = move;
      this.answer = answer;
      this.then = then;
    }

    int[] move() {
      return move;
    }

    int[] answer() {
      return answer;
    }

    TurnClaim then() {
      return then;
    }
  }

  TurnClaim(TurnBoard board, Race race, int far, int line, List<Choice> options) {
    this.race = race;
    this.far = far;
    this.line = line;
    this.options = options;
    most = new byte[board.lines];
    short[] tolerances = race.tolerances().ofAll();
    for (int l = 0; l < most.length; l++) {
      int stones = tolerances[l];
      most[l] = (byte) (stones == Tolerances.ANY ? ANY : stones);
    }
    low = IntStream.range(0, most.length).filter(l -> most[l] < board.turn).toArray();
  }

  /** A leaf: DONE, or NOTHING where the line is -1. */
  boolean isLeaf() {
    return options.isEmpty();
  }

  /** Whether a turn can stop all threats, and has a stone left. */
  boolean isQuiet(int turn) {
    List<int[]> threats =
        options.stream()
            .filter(option -> option.then().isLeaf())
            .map(option -> option.answer())
            .toList();
    return Hitting.number(threats, turn) < turn;
  }

  /** About how much memory it takes. */
  static long bytes(TurnBoard board) {
    return 300 + 3L * board.lines;
  }
}
