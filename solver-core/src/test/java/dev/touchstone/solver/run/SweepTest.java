package dev.touchstone.solver.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Start;
import dev.touchstone.solver.search.Control;
import dev.touchstone.solver.search.ProofNumberSearch;
import dev.touchstone.solver.table.Lookup;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import dev.touchstone.solver.table.PackedTable;
import dev.touchstone.solver.table.Table;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** After a sweep the table is smaller, and whatever an entry leans on is there. */
class SweepTest {

  /** Nobody looks. */
  private static final Control.Watch NOBODY =
      new Control.Watch() {
        @Override
        public void look() {}

        @Override
        public void room() {}
      };

  @ParameterizedTest
  @ValueSource(strings = {"4,7,4", "4,8,4", "4,9,7tr", "5,7,4"})
  void whatRemainsLeansOnWhatRemains(String board) throws BadGameException, IOException {
    Problem problem = Problem.weak(Notation.read(board));
    Arena arena = new Arena(problem, Heuristics.ALL);
    Start start = new Start(problem.setup());
    Lookup lookup = new Lookup(arena);
    for (int nodes : new int[] {300, 3000}) {
      Table table = new PackedTable(arena, false);
      assertThat(lookup.look(start.maker(), start.free(), false)).isEqualTo(Sight.OPEN);
      int root = lookup.enter(table, 0);
      new ProofNumberSearch(arena, table, new Control(nodes, NOBODY), Effort.FAST).solve(root);
      Node before = new Node(arena.cellWords);
      table.get(root, before);
      long bytes = table.bytes();
      new Sweep(arena, table).run(List.of(start), bytes / 2);
      assertThat(table.bytes()).isLessThan(bytes);
      Node after = new Node(arena.cellWords);
      lookup.look(start.maker(), start.free(), false);
      table.get(lookup.find(table, 0), after);
      assertThat(after.moverWork).isEqualTo(before.moverWork);
      assertThat(after.region).isEqualTo(before.region);
      for (int id = 0; id < table.count(); id++) {
        table.get(id, after);
        checkSupport(arena, table, after);
      }
    }
  }

  private static void checkSupport(Arena arena, Table table, Node node) {
    if (node.moverWins()) {
      if (node.move >= 0) {
        assertThat(isThere(arena, table, node, node.move)).isTrue();
      }
      return;
    }
    for (int o = node.options; o >= 0; o = table.options().next(o)) {
      if (table.options().kind(o) == OptionKind.CHILD) {
        assertThat(isThere(arena, table, node, table.options().cell(o))).isTrue();
      }
    }
  }

  /** Whether the position after a move is plain to see, or a part of it is known and decided. */
  private static boolean isThere(Arena arena, Table table, Node node, int move) {
    long[] maker = node.maker.clone();
    long[] free = node.free.clone();
    Sets.remove(free, move);
    if (!node.breakerMoves) {
      Sets.add(maker, move);
    }
    Lookup lookup = new Lookup(arena);
    if (lookup.look(maker, free, !node.breakerMoves) != Sight.OPEN) {
      return true;
    }
    Node part = new Node(arena.cellWords);
    for (int i = 0; i < lookup.parts(); i++) {
      int id = lookup.find(table, i);
      if (id >= 0) {
        table.get(id, part);
        if (part.decided()) {
          return true;
        }
      }
    }
    return false;
  }
}
