package dev.touchstone.solver.leaf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Heuristics;
import dev.touchstone.solver.board.Position;
import java.io.IOException;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
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
      Arena arena = new Arena(setup.board(), setup.hypergraph(), Heuristics.ALL);
      Pairing narrow = new NarrowPairing(arena);
      Pairing wide = new WidePairing(arena);
      for (int i = 0; i < 400; i++) {
        Position position = randomPosition(arena);
        if (position.sight != Position.Sight.OPEN) {
          continue;
        }
        int move = randomCell(position, -1);
        int reply = randomCell(position, move);
        boolean first = search(narrow, position, move, reply);
        assertThat(search(wide, position, move, reply)).isEqualTo(first);
        if (first) {
          found++;
          check(arena, position, narrow.pairs(), move, reply);
          check(arena, position, wide.pairs(), move, reply);
        }
      }
    }
    assertThat(found).isGreaterThan(100);
  }

  private static boolean search(Pairing pairing, Position position, int move, int reply) {
    pairing.begin(position);
    pairing.without(move);
    return pairing.find(reply, position.empty, ENDLESS);
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
      if ((position.empty[0] >>> cell & 1) != 0
          && (cell != but || Long.bitCount(position.empty[0]) == 1)) {
        return cell;
      }
    }
  }

  private static void check(Arena arena, Position position, int[] pairs, int move, int reply) {
    Set<Integer> used = new HashSet<>();
    for (int cell : pairs) {
      assertThat(used.add(cell)).isTrue();
      assertThat(cell).isNotIn(move, reply);
      assertThat(position.empty[0] >>> cell & 1).isEqualTo(1);
    }
    for (int line = 0; line < arena.lines; line++) {
      if ((position.live[line >>> 6] >>> line & 1) != 0) {
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
