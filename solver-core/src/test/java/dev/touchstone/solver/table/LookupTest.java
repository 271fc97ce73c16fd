package dev.touchstone.solver.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Symmetries;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From stones to entries. */
class LookupTest {

  private final Random random = new Random(61);

  @ParameterizedTest
  @ValueSource(strings = {"5,5,4", "4,6,4", "9,9,4", "torus 5,5,4"})
  void allImagesOfAPositionHaveTheSameFreeCellsInTheTable(String board)
      throws BadGameException, IOException {
    Arena arena = Sample.arena(board);
    Symmetries symmetries = arena.symmetries;
    assertThat(symmetries.count()).isGreaterThan(1);
    Sample sample = new Sample(random, arena.cells);
    PackedTable table = new PackedTable(arena, false);
    Lookup lookup = new Lookup(arena);
    Node node = new Node(arena.cellWords);
    Node image = new Node(arena.cellWords);
    int open = 0;
    for (int i = 0; i < 300; i++) {
      long[] free = sample.set();
      Sets.addAll(free, sample.set());
      long[] maker = sample.set();
      for (int w = 0; w < free.length; w++) {
        maker[w] &= ~free[w];
      }
      boolean breakerMoves = random.nextBoolean();
      Sight sight = lookup.look(maker, free, breakerMoves);
      // Which of equal lines is dropped, and with it which stones, hangs on the orientation.
      if (sight == Sight.OPEN && lookup.position().exchanges().count() == 0) {
        open++;
        int entry = lookup.enter(table, 0);
        int parts = lookup.parts();
        long[] freeImage = new long[arena.cellWords];
        long[] makerImage = new long[arena.cellWords];
        int symmetry = random.nextInt(symmetries.count());
        symmetries.apply(symmetry, free, freeImage);
        symmetries.apply(symmetry, maker, makerImage);
        assertThat(lookup.look(makerImage, freeImage, breakerMoves)).isEqualTo(sight);
        assertThat(lookup.parts()).isEqualTo(parts);
        if (parts == 1) {
          table.get(entry, node);
          table.get(lookup.enter(table, 0), image);
          assertThat(image.free).isEqualTo(node.free);
        }
      }
    }
    assertThat(open).isGreaterThan(20);
  }

  @Test
  void theSymmetryToTheEntryLeadsThereAndBack() throws BadGameException, IOException {
    Arena arena = Sample.arena("5,5,4");
    Sample sample = new Sample(random, arena.cells);
    PackedTable table = new PackedTable(arena, false);
    Lookup lookup = new Lookup(arena);
    Node node = new Node(1);
    int seen = 0;
    for (int i = 0; i < 300; i++) {
      long[] free = sample.set();
      Sets.addAll(free, sample.set());
      if (lookup.look(new long[1], free, true) == Sight.OPEN) {
        seen++;
        table.get(lookup.enter(table, 0), node);
        long[] there = new long[1];
        long[] back = new long[1];
        long[] given = new long[1];
        lookup.position().copyFree(given);
        arena.symmetries.apply(lookup.toEntry(0), given, there);
        arena.symmetries.apply(lookup.fromEntry(0), there, back);
        assertThat(there).isEqualTo(node.free);
        assertThat(back).isEqualTo(given);
      }
    }
    assertThat(seen).isGreaterThan(20);
  }

  @Test
  void partsThatNoLineJoinsHaveEntriesOfTheirOwn() throws BadGameException {
    List<List<String>> lines =
        List.of(
            List.of("a", "b", "c"),
            List.of("c", "d", "a"),
            List.of("p", "q", "r"),
            List.of("r", "s", "p"));
    ListedBoard board = new ListedBoard(List.of("a", "b", "c", "d", "p", "q", "r", "s"), lines);
    Arena arena = new Arena(Problem.weak(Setup.empty(board)), Heuristics.ALL);
    PackedTable table = new PackedTable(arena, false);
    Lookup lookup = new Lookup(arena);
    long[] all = {0xFF};
    assertThat(lookup.look(new long[1], all, false)).isEqualTo(Sight.OPEN);
    assertThat(lookup.parts()).isEqualTo(2);
    assertThat(lookup.find(table, 0)).isEqualTo(Node.NONE);
    assertThat(lookup.enter(table, 0)).isZero();
    assertThat(lookup.enter(table, 1)).isEqualTo(1);
    assertThat(lookup.find(table, 0)).isZero();
    assertThat(lookup.freeElsewhere(0)).containsExactly(0xF0);
    assertThat(lookup.freeElsewhere(1)).containsExactly(0x0F);
    // With Breaker to move the converse of the rule is false: there it is one position.
    assertThat(lookup.look(new long[1], all, true)).isEqualTo(Sight.OPEN);
    assertThat(lookup.parts()).isEqualTo(1);
  }
}
