package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes claims, by the arithmetic of the verifier. */
final class ClaimMaker {

  private static final int[] NO_STONE = {};

  private final TurnBoard board;
  private final Ordering ordering;
  private final TurnClaim[] done;
  private final TurnClaim nothing;

  ClaimMaker(TurnBoard board) {
    this.board = board;
    ordering = new Ordering(board.game, board.turn, board.window);
    done = new TurnClaim[board.lines];
    Race blocked =
        Race.ofBlock(board.game, board.game.noCells(), board.game.noLines())
            .against(board.game.linesOf(board.prover.opponent()));
    nothing = new TurnClaim(board, blocked, -1, -1, List.of());
  }

  /** The Hold where all lines of the opponent's are blocked. */
  TurnClaim nothing() {
    return nothing;
  }

  /** Of a line that the prover owns. */
  TurnClaim done(int line) {
    if (done[line] == null) {
      Race race = Race.done(board.game, line).against(board.game.linesOf(board.prover.opponent()));
      done[line] = new TurnClaim(board, race, board.farOfDone, line, List.of());
    }
    return done[line];
  }

  /** A line that so many stones complete, if there is one. */
  @Nullable Choice completed(Stones at, int stones) {
    for (int line = 0; line < board.lines; line++) {
      if (at.isOpen(PROVER, line) && at.missing(PROVER, line) <= stones) {
        int[] rest = at.rest(line);
        if (board.window.containsAll(board.set(rest))) {
          return new Choice(NO_STONE, rest, done(line));
        }
      }
    }
    return null;
  }

  /** The threats on the board, as options, without those that nobody needs who has the others. */
  List<Choice> threats(Stones at) {
    List<Choice> all = new ArrayList<>();
    for (int line = 0; line < board.lines; line++) {
      if (at.isOpen(PROVER, line) && at.missing(PROVER, line) <= board.turn) {
        int[] rest = at.rest(line);
        if (board.window.containsAll(board.set(rest))) {
          all.add(new Choice(NO_STONE, rest, done(line)));
        }
      }
    }
    all.sort(Comparator.comparingInt(threat -> threat.answer().length));
    List<Choice> threats = new ArrayList<>();
    for (Choice threat : all) {
      // Who does not stop a threat does not stop those that need more.
      if (threats.stream().noneMatch(less -> contains(threat.answer(), less.answer()))) {
        threats.add(threat);
      }
    }
    for (int i = threats.size() - 1; i >= 0; i--) {
      Choice dropped = threats.remove(i);
      if (isOfUse(dropped, threats)) {
        threats.add(i, dropped);
      }
    }
    return threats;
  }

  /** Whether a turn can stop all of these threats, but not this one. */
  private boolean isOfUse(Choice threat, List<Choice> others) {
    List<int[]> left = new ArrayList<>();
    for (Choice other : others) {
      left.add(
          Arrays.stream(other.answer())
              .filter(cell -> Arrays.stream(threat.answer()).noneMatch(c -> c == cell))
              .toArray());
    }
    return Hitting.number(left, board.turn) <= board.turn;
  }

  private static boolean contains(int[] cells, int[] some) {
    return Arrays.stream(some).allMatch(cell -> Arrays.stream(cells).anyMatch(c -> c == cell));
  }

  /** What these options make; null where the window does not show it, or far lines forbid it. */
  @Nullable TurnClaim of(Stones at, List<Choice> choices) {
    List<Answer<Race>> answers = new ArrayList<>(choices.size());
    for (Choice choice : choices) {
      answers.add(new Answer<>(board.set(choice.answer()), choice.then().race));
    }
    try {
      Ordering.Made made = ordering.check(answers, at.of(PROVER), at.of(OPPONENT));
      int far = far(choices, made.far());
      boolean seen = board.window.containsAll(made.claim().needs().union(made.claim().zone()));
      if (seen && far >= 0) {
        return new TurnClaim(board, made.claim(), far, -1, choices);
      }
      return null;
    } catch (Fault e) {
      throw new IllegalStateException("options that were found do not fit: " + e.detail(), e);
    }
  }

  private int far(List<Choice> choices, List<Integer> stones) {
    int far = TurnClaim.ANY;
    for (int i = 0; board.farOfDone != TurnClaim.ANY && i < stones.size(); i++) {
      far = Math.min(far, Math.max(choices.get(i).then().far - stones.get(i), -1));
    }
    return far;
  }
}
