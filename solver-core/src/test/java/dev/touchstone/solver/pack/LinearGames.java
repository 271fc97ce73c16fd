package dev.touchstone.solver.pack;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Games and positions to try things on, and who wins a small one by playing all of it. */
final class LinearGames {

  private LinearGames() {}

  static Arena arena(String board) throws BadGameException, IOException {
    return new Arena(Problem.weak(Notation.read(board)), Heuristics.ALL);
  }

  /** All cells or lines. */
  static long[] all(int size) {
    long[] set = new long[Math.max(1, (size + 63) >>> 6)];
    IntStream.range(0, size).forEach(member -> Sets.add(set, member));
    return set;
  }

  /** A linear hypergraph made by adding random lines as long as they fit. */
  static Hypergraph random(int cells, int tries, Random random) throws BadGameException {
    List<int[]> lines = new ArrayList<>();
    for (int i = 0; i < tries; i++) {
      int[] line = random.ints(2 + random.nextInt(3), 0, cells).distinct().sorted().toArray();
      boolean fits = line.length > 1;
      for (int[] other : lines) {
        fits &=
            IntStream.of(line).filter(c -> IntStream.of(other).anyMatch(d -> c == d)).count() < 2;
      }
      if (fits) {
        lines.add(line);
      }
    }
    return new Hypergraph(cells, lines);
  }

  /** Whether Breaker, who plays second, gets a stone on each of these edges, sets of cells. */
  static boolean breakerWins(List<Integer> edges) {
    return !makerWins(edges, new HashMap<>());
  }

  private static boolean makerWins(List<Integer> edges, Map<List<Integer>, Boolean> known) {
    if (edges.stream().anyMatch(edge -> Integer.bitCount(edge) <= 1)) {
      return true;
    }
    Boolean before = known.get(edges);
    if (before != null) {
      return before;
    }
    int cells = edges.stream().reduce(0, (a, b) -> a | b);
    boolean wins = false;
    for (int rest = cells; rest != 0 && !wins; rest &= rest - 1) {
      int move = rest & -rest;
      wins = true;
      for (int replies = cells & ~move; replies != 0 && wins; replies &= replies - 1) {
        int reply = replies & -replies;
        List<Integer> left =
            edges.stream().filter(e -> (e & reply) == 0).map(e -> e & ~move).sorted().toList();
        wins = !left.isEmpty() && makerWins(left, known);
      }
    }
    known.put(edges, wins);
    return wins;
  }

  /** The edges of a block, its cells numbered from 0. */
  static List<Integer> edges(Block block, Hypergraph game) {
    int[] cells = block.cells().toArray();
    return block.lines().stream()
        .map(
            line ->
                IntStream.range(0, cells.length)
                    .filter(i -> game.line(line).contains(cells[i]))
                    .map(i -> 1 << i)
                    .sum())
        .sorted()
        .toList();
  }
}
