package dev.touchstone.solver.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Start;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is found against what a packing must be, and how much is found. */
class BlockPackerTest {

  @ParameterizedTest
  @CsvSource({"5:8:5, 400", "6:7:5, 2000"})
  void boardsWithoutAPairingArePacked(String board, int steps) throws Exception {
    Arena arena = arena(board.replace(':', ','));
    Position position = root(arena);
    BlockPacker packer = new BlockPacker(arena);
    packer.begin(position);
    Packing packing = Objects.requireNonNull(packer.find(-1, -1, steps));
    check(arena, position, packing, -1, -1);
    packer.begin(position);
    assertThat(packer.find(-1, -1, steps)).isEqualTo(packing);
  }

  @ParameterizedTest
  @CsvSource({"7:7:5, 7", "6:9:5, 12", "8:8:5, 25"})
  void onOthersFewLinesAreLeft(String board, int lines) throws Exception {
    Arena arena = arena(board.replace(':', ','));
    BlockPacker packer = new BlockPacker(arena);
    packer.begin(root(arena));
    assertThat(packer.find(-1, -1, 1000)).isNull();
    assertThat(packer.uncovered()).isBetween(1, lines);
  }

  @Test
  void afterAMoveAndAReplyItStartsFromWhatWasThere() throws Exception {
    Random random = new Random(11);
    int found = 0;
    for (String board : List.of("5,8,5", "6,7,5", "torus 5,5,4", "4,7,7tr", "3,3,3")) {
      Arena arena = arena(board);
      Position position = new Position(arena);
      BlockPacker packer = new BlockPacker(arena);
      for (int i = 0; i < 20; i++) {
        load(random, arena, position);
        if (position.sight() != Position.Sight.OPEN) {
          continue;
        }
        packer.begin(position);
        packer.find(-1, -1, 40);
        packer.startFrom(packer.layout());
        int move = cell(random, arena, position, -1);
        int reply = cell(random, arena, position, move);
        Packing packing = packer.find(move, reply, 40);
        assertThat(packing == null).isEqualTo(packer.uncovered() > 0);
        if (packing != null) {
          found++;
          check(arena, position, packing, move, reply);
        }
      }
    }
    assertThat(found).isGreaterThan(30);
  }

  private static Arena arena(String board) throws BadGameException, IOException {
    return new Arena(Problem.weak(Notation.read(board)), Heuristics.ALL);
  }

  private static Position root(Arena arena) {
    Setup setup = arena.problem.setup();
    Start start = new Start(setup);
    Position position = new Position(arena);
    position.load(start.maker(), start.free(), false);
    return position;
  }

  private static void load(Random random, Arena arena, Position position) {
    long[] maker = arena.noCells();
    long[] free = arena.noCells();
    for (int cell = 0; cell < arena.cells; cell++) {
      int stone = random.nextInt(12);
      maker[cell >>> 6] |= stone == 0 ? 1L << cell : 0;
      free[cell >>> 6] |= stone > 2 ? 1L << cell : 0;
    }
    position.load(maker, free, false);
  }

  private static int cell(Random random, Arena arena, Position position, int but) {
    while (true) {
      int cell = random.nextInt(arena.cells);
      if (position.isFree(cell) && cell != but) {
        return cell;
      }
    }
  }

  private static void check(Arena arena, Position position, Packing packing, int move, int reply) {
    Set<Integer> used = new HashSet<>();
    Set<Integer> covered = new HashSet<>();
    int[] pairs = packing.pairs().toArray();
    for (int i = 0; i < pairs.length; i += 2) {
      for (int line = 0; line < arena.lines; line++) {
        if (arena.goesThrough(line, pairs[i]) && arena.goesThrough(line, pairs[i + 1])) {
          covered.add(line);
        }
      }
    }
    List<Integer> cells = new ArrayList<>();
    for (int cell : pairs) {
      cells.add(cell);
    }
    for (Block block : packing.blocks()) {
      int[] edges = new int[block.lines().size()];
      for (int i = 0; i < block.cells().size(); i++) {
        cells.add(block.cells().get(i));
        for (int j = 0; j < edges.length; j++) {
          boolean on = arena.goesThrough(block.lines().get(j), block.cells().get(i));
          edges[j] |= on ? 1 << i : 0;
        }
      }
      covered.addAll(block.lines());
      boolean won =
          block.cells().size() > 9
              ? new BlockGame().breakerWins(edges, edges.length)
              : new BlockGameTest.Plain(block.cells().size(), edges).breakerWins();
      assertThat(won).isTrue();
    }
    for (int cell : cells) {
      assertThat(used.add(cell)).isTrue();
      assertThat(cell).isNotIn(move, reply);
      assertThat(position.isFree(cell)).isTrue();
    }
    for (int line = 0; line < arena.lines; line++) {
      if (position.isNeeded(line) && (reply < 0 || !arena.goesThrough(line, reply))) {
        assertThat(covered).contains(line);
      }
    }
  }
}
