package dev.touchstone.solver.refute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The two pairing searches against each other, and what they find against what it must be. */
class PairingTest {

  private static final int ENDLESS = 1_000_000_000;

  private final Random random = new Random(7);

  @Test
  void bothSearchesFindPairsOrNeitherDoes() throws BadGameException, IOException {
    int found = 0;
    for (String board : new String[] {"5,5,4", "6,6,5", "5,6,4", "4,7,7tr"}) {
      Setup setup = Notation.read(board);
      Arena arena = new Arena(Problem.weak(setup), Heuristics.ALL);
      Pairing narrow = new NarrowPairing(arena);
      Pairing wide = new WidePairing(arena);
      for (int i = 0; i < 400; i++) {
        Position position = randomPosition(arena);
        if (position.sight() != Position.Sight.OPEN) {
          continue;
        }
        int move = randomCell(position, -1);
        int reply = randomCell(position, move);
        int[] first = search(narrow, position, move, reply);
        int[] second = search(wide, position, move, reply);
        assertThat(second == null).isEqualTo(first == null);
        if (first != null && second != null) {
          found++;
          check(arena, position, first, move, reply);
          check(arena, position, second, move, reply);
        }
      }
    }
    assertThat(found).isGreaterThan(100);
  }

  private static int @Nullable [] search(Pairing pairing, Position position, int move, int reply) {
    pairing.begin(position);
    pairing.without(move);
    long[] free = new long[1];
    position.copyFree(free);
    return pairing.find(reply, free, ENDLESS);
  }

  private Position randomPosition(Arena arena) {
    long maker = 0;
    long free = 0;
    for (int cell = 0; cell < arena.cells; cell++) {
      int stone = random.nextInt(5);
      maker |= stone == 0 ? 1L << cell : 0;
      free |= stone > 1 ? 1L << cell : 0;
    }
    Position position = new Position(arena);
    position.load(new long[] {maker}, new long[] {free}, false);
    return position;
  }

  private int randomCell(Position position, int but) {
    while (true) {
      int cell = random.nextInt(64);
      if ((position.free(0) >>> cell & 1) != 0 && (cell != but || position.freeCount() == 1)) {
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
