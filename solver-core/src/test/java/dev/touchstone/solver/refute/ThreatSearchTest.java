package dev.touchstone.solver.refute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.statement.Problem;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Both searches against one that knows nothing but the lines, in random positions: that on words
 * finds a win by threats exactly where there is one, the other one nowhere else, and what they find
 * can be played.
 */
class ThreatSearchTest {

  private static final int POSITIONS = 400;
  private static final int ENOUGH = 1_000_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4,4,3",
        "4,5,4",
        "5,5,4",
        "4,7,7tr",
        "4,8,7tr",
        "4,9,7tr",
        "7,7,5",
        "torus 4,4,3"
      })
  void winsAreFoundExactlyWhereTheyAre(String board) throws Exception {
    Arena arena = new Arena(Problem.weak(Notation.read(board)), Heuristics.ALL);
    Position position = new Position(arena);
    Random random = new Random(7);
    int won = 0;
    for (int i = 0; i < POSITIONS; i++) {
      long[] maker = arena.noCells();
      long[] free = {-1L >>> (64 - arena.cells)};
      int stones = random.nextInt(arena.cells / 2);
      for (int stone = 0; stone < stones; stone++) {
        long cell = 1L << random.nextInt(arena.cells);
        maker[0] |= stone % 2 == 0 ? free[0] & cell : 0;
        free[0] &= ~cell;
      }
      position.load(maker, free, true);
      if (position.sight() != Sight.OPEN) {
        continue;
      }
      int without = random.nextInt(arena.cells + 1) - 1;
      without = without >= 0 && position.isFree(without) ? without : -1;
      long open = position.free(0) & ~(without < 0 ? 0 : 1L << without);
      boolean wins = wins(arena, position.maker(0), open);
      won += wins ? 1 : 0;
      Threats byWords = found(new WordThreats(arena), position, without);
      assertThat(byWords != null).as("%s, position %d", board, i).isEqualTo(wins);
      Threats byLines = found(new LineThreats(arena), position, without);
      assertThat(byLines == null || wins).as("%s, position %d", board, i).isTrue();
      for (Threats win : Stream.of(byWords, byLines).filter(Objects::nonNull).toList()) {
        play(arena, position.maker(0), open, win);
      }
    }
    assertThat(won).isGreaterThan(10);
  }

  /** What a search finds, which is the same each time. */
  private static @Nullable Threats found(ThreatSearch search, Position position, int without) {
    search.begin(position);
    Threats found = search.find(without, ENOUGH);
    Threats again = search.find(without, ENOUGH);
    assertThat(again == null ? 0 : cells(again)).isEqualTo(found == null ? 0 : cells(found));
    return found;
  }

  private static long cells(Threats win) {
    long[] cells = new long[1];
    win.copyCells(cells);
    return cells[0];
  }

  /** Maker, to move, wins by moves that leave one line with one free cell, or two. */
  private static boolean wins(Arena arena, long maker, long free) {
    if (targets(arena, maker, free) != 0) {
      return true;
    }
    for (long rest = free; rest != 0; rest &= rest - 1) {
      long move = rest & -rest;
      long targets = targets(arena, maker | move, free & ~move);
      if (Long.bitCount(targets) > 1
          || (targets != 0 && wins(arena, maker | move, free & ~move & ~targets))) {
        return true;
      }
    }
    return false;
  }

  /** The cells each of which completes a line. */
  private static long targets(Arena arena, long maker, long free) {
    long targets = 0;
    for (int line = 0; line < arena.lines; line++) {
      long lacking = arena.members(line, 0) & ~maker;
      targets |= Long.bitCount(lacking) == 1 ? lacking & free : 0;
    }
    return targets;
  }

  private static void play(Arena arena, long stones, long open, Threats win) {
    long maker = stones;
    long free = open;
    for (int i = 0; i < win.exchanges(); i++) {
      long move = 1L << win.move(i);
      long answer = 1L << win.answer(i);
      assertThat(free & move).isNotZero();
      maker |= move;
      free &= ~move;
      assertThat(arena.members(win.line(i), 0) & ~maker).isEqualTo(answer & free);
      free &= ~answer;
    }
    long last = 1L << win.lastMove();
    assertThat(free & last).isNotZero();
    maker |= last;
    free &= ~last;
    if (win.completes()) {
      assertThat(arena.members(win.lastLine(), 0) & ~maker).isZero();
      return;
    }
    assertThat(win.lastTarget()).isNotEqualTo(win.otherTarget());
    assertThat(arena.members(win.lastLine(), 0) & ~maker).isEqualTo(1L << win.lastTarget() & free);
    assertThat(arena.members(win.otherLine(), 0) & ~maker)
        .isEqualTo(1L << win.otherTarget() & free);
  }
}
