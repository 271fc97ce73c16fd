package dev.touchstone.solver.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The two ways to look for wins by direct threats. */
class ForcingTest {

  private static final int ENOUGH = 1_000_000;

  private static RaceBoard board(String name) throws Exception {
    Problem problem = Problem.inTurns(Setup.empty(Notation.board(name)), Rules.STRONG, 1, 1);
    return RaceField.of(new Arena(problem, Heuristics.ALL), Player.BLACK).searched();
  }

  /** A position without a whole line. */
  private static Standing position(RaceBoard board, Random random) {
    Standing at = new Standing(board);
    long[] all = RaceBoard.words(board.game.allCells());
    at.set(new long[board.words], new long[board.words], all);
    int stones = 6 + random.nextInt(board.cells / 3);
    for (int i = 0; i < stones; i++) {
      int cell = random.nextInt(board.cells);
      if (Sets.contains(at.free, cell)) {
        at.place(i % 2, cell);
        if (completes(at, i % 2)) {
          at.takeBack(i % 2, cell);
        }
      }
    }
    return at;
  }

  private static boolean completes(Standing at, int side) {
    for (int line = 0; line < at.board.lines; line++) {
      if (at.missing[side][line] == 0) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @ValueSource(strings = {"4^3", "3^3", "6,8,4"})
  void theyFindTheSameWins(String name) throws Exception {
    RaceBoard board = board(name);
    Forcing lines = new LineForcing(board, ENOUGH);
    Forcing words = new WordForcing(board, ENOUGH);
    Random random = new Random(7);
    int[] found = new int[2];
    for (int i = 0; i < 3000; i++) {
      Standing at = position(board, random);
      boolean wins = lines.find(at, i % 2);
      assertThat(words.find(at, i % 2)).as(name + " " + i).isEqualTo(wins);
      found[wins ? 1 : 0]++;
      if (wins && words.length() > 0) {
        playsThrough(at, i % 2, words);
      }
    }
    assertThat(found[0]).isGreaterThan(50);
    assertThat(found[1]).isGreaterThan(50);
  }

  /** Each move threatens its line, and the last one two lines. */
  private static void playsThrough(Standing at, int side, Forcing forcing) {
    for (int move = 0; move < forcing.length(); move++) {
      int line = forcing.line(move);
      assertThat(Sets.contains(at.free, forcing.cell(move))).isTrue();
      at.place(side, forcing.cell(move));
      assertThat(at.missing[side][line]).isEqualTo(1);
      if (move + 1 < forcing.length()) {
        at.place(1 - side, at.lastCell(line));
        assertThat(completes(at, 1 - side)).isFalse();
      } else {
        assertThat(at.missing[side][forcing.otherLine()]).isEqualTo(1);
        assertThat(at.lastCell(line)).isNotEqualTo(at.lastCell(forcing.otherLine()));
      }
    }
  }

  @Test
  void stonesThatAreTakenBackLeaveNothingBehind() throws Exception {
    RaceBoard board = board("4^3");
    Standing at = position(board, new Random(3));
    Standing before = position(board, new Random(3));
    for (int cell = Sets.next(at.free, 0); cell >= 0; cell = Sets.next(at.free, cell + 1)) {
      at.place(1, cell);
      at.takeBack(1, cell);
      assertThat(at.near).isDeepEqualTo(before.near);
      assertThat(at.nearest).isDeepEqualTo(before.nearest);
      assertThat(at.hash).isEqualTo(before.hash);
    }
  }
}
