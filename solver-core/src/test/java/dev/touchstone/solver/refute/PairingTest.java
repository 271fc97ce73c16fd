package dev.touchstone.solver.refute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The two pairing searches against each other, and what they find against what it must be. */
class PairingTest {

  private static final int ENDLESS = 1_000_000_000;
  private static final int SOME = 2_000;

  private final Random random = new Random(7);

  @Test
  void bothSearchesFindTheSamePairsOrNeitherDoes() throws BadGameException, IOException {
    int found = 0;
    for (String board : new String[] {"5,5,4", "6,6,5", "5,6,4", "4,7,7tr"}) {
      found += foundByBoth(board, 400, ENDLESS);
    }
    assertThat(found).isGreaterThan(100);
  }

  /** A second word of lines, and of cells. */
  @Test
  void theyDoOnLargerBoards() throws BadGameException, IOException {
    for (String board : new String[] {"8,8,5", "8,9,5", "8,9,6", "5^3"}) {
      assertThat(foundByBoth(board, 100, SOME)).as(board).isGreaterThan(10);
    }
  }

  private int foundByBoth(String board, int tries, int patience)
      throws BadGameException, IOException {
    Setup setup = Notation.read(board);
    Arena arena = new Arena(Problem.weak(setup), Heuristics.ALL);
    assertThat(NarrowPairing.fits(arena)).as(board).isTrue();
    Pairing narrow = new NarrowPairing(arena);
    Pairing wide = new WidePairing(arena);
    int found = 0;
    for (int i = 0; i < tries; i++) {
      Position position = randomPosition(arena);
      if (position.sight() != Position.Sight.OPEN) {
        continue;
      }
      int move = randomCell(arena, position, -1);
      int reply = randomCell(arena, position, move);
      int[] first = search(arena, narrow, position, move, reply, patience);
      int[] second = search(arena, wide, position, move, reply, patience);
      assertThat(second).isEqualTo(first);
      if (patience == ENDLESS) {
        Set<Integer> taken = new HashSet<>(List.of(move, reply));
        assertThat(exist(arena, position, taken, new HashSet<>(), reply, 0))
            .isEqualTo(first != null);
      }
      if (first != null) {
        found++;
        check(arena, position, first, move, reply);
      }
    }
    return found;
  }

  /** Three words of lines, and lines of eight cells, whose numbers take a fourth plane. */
  @Test
  void pairsAreFoundWhereOnlyTheWideSearchFits() throws BadGameException, IOException {
    for (String board : new String[] {"9,9,5", "12,12,6", "12,12,8", "6^3"}) {
      Arena arena = new Arena(Problem.weak(Notation.read(board)), Heuristics.ALL);
      assertThat(NarrowPairing.fits(arena)).as(board).isFalse();
      Pairing wide = Pairing.of(arena);
      int found = 0;
      for (int i = 0; i < 100; i++) {
        Position position = randomPosition(arena);
        if (position.sight() != Position.Sight.OPEN) {
          continue;
        }
        int move = randomCell(arena, position, -1);
        int reply = randomCell(arena, position, move);
        int[] pairs = search(arena, wide, position, move, reply, SOME);
        if (pairs != null) {
          found++;
          check(arena, position, pairs, move, reply);
        }
      }
      assertThat(found).as(board).isGreaterThan(3);
    }
  }

  /** Whether there are pairs for the lines from this one on, by trying all; no search of ours. */
  private static boolean exist(
      Arena arena,
      Position position,
      Set<Integer> used,
      Set<List<Integer>> pairs,
      int reply,
      int from) {
    for (int line = from; line < arena.lines; line++) {
      CellSet cells = arena.game.line(line);
      if (!position.isNeeded(line)
          || cells.contains(reply)
          || pairs.stream().anyMatch(p -> cells.contains(p.get(0)) && cells.contains(p.get(1)))) {
        continue;
      }
      for (int x : cells.toArray()) {
        for (int y : cells.toArray()) {
          List<Integer> pair = List.of(x, y);
          if (x < y && isUsable(position, used, x) && isUsable(position, used, y)) {
            used.addAll(pair);
            pairs.add(pair);
            if (exist(arena, position, used, pairs, reply, line + 1)) {
              return true;
            }
            pairs.remove(pair);
            used.removeAll(pair);
          }
        }
      }
      return false;
    }
    return true;
  }

  private static boolean isUsable(Position position, Set<Integer> used, int cell) {
    return position.isFree(cell) && !used.contains(cell);
  }

  private static int @Nullable [] search(
      Arena arena, Pairing pairing, Position position, int move, int reply, int patience) {
    pairing.begin(position);
    pairing.without(move);
    long[] free = arena.noCells();
    position.copyFree(free);
    return pairing.find(reply, free, patience);
  }

  private Position randomPosition(Arena arena) {
    long[] maker = arena.noCells();
    long[] free = arena.noCells();
    for (int cell = 0; cell < arena.cells; cell++) {
      int stone = random.nextInt(5);
      if (stone == 0) {
        Sets.add(maker, cell);
      } else if (stone > 1) {
        Sets.add(free, cell);
      }
    }
    Position position = new Position(arena);
    position.load(maker, free, false);
    return position;
  }

  private int randomCell(Arena arena, Position position, int but) {
    while (true) {
      int cell = random.nextInt(arena.cells);
      if (position.isFree(cell) && (cell != but || position.freeCount() == 1)) {
        return cell;
      }
    }
  }

  /** The pairs are disjoint, free, and in each needed line that the reply leaves. */
  static void check(Arena arena, Position position, int[] pairs, int move, int reply) {
    Set<Integer> used = new HashSet<>();
    for (int cell : pairs) {
      assertThat(used.add(cell)).isTrue();
      assertThat(cell).isNotIn(move, reply);
      assertThat(position.isFree(cell)).isTrue();
    }
    for (int line = 0; line < arena.lines; line++) {
      if (position.isNeeded(line)) {
        boolean blocked = arena.game.line(line).contains(reply);
        for (int i = 0; i < pairs.length; i += 2) {
          blocked |=
              arena.game.line(line).contains(pairs[i])
                  && arena.game.line(line).contains(pairs[i + 1]);
        }
        assertThat(blocked).as("line " + line).isTrue();
      }
    }
  }
}
