package dev.touchstone.solver.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Lines as the vertices of a cubic graph, their crossings as its edges: which of these games
 * Breaker wins as second player (docs/adr/0016-packings-of-cubes.md). How many connected graphs
 * there are is A002851 of the OEIS.
 */
class CubicGraphsTest {

  private final List<boolean[][]> graphs = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({"4, 1, 1", "6, 2, 2", "8, 5, 5", "10, 19, 0"})
  void breakerWinsAllOfUpToEightVerticesAndNoneOfTen(int vertices, int connected, int won) {
    grow(new boolean[vertices][vertices], 1);
    assertThat(graphs).hasSize(connected);
    assertThat(graphs.stream().filter(graph -> GadgetStrategy.of(stars(graph)) != null))
        .hasSize(won);
  }

  /** The cells of each line: edges are numbered as they are met. */
  private static List<Integer> stars(boolean[][] graph) {
    Map<Integer, Integer> numbers = new HashMap<>();
    List<Integer> stars = new ArrayList<>();
    for (int v = 0; v < graph.length; v++) {
      int star = 0;
      for (int w = 0; w < graph.length; w++) {
        if (graph[v][w]) {
          int edge = Math.min(v, w) * graph.length + Math.max(v, w);
          star |= 1 << numbers.computeIfAbsent(edge, unknown -> numbers.size());
        }
      }
      stars.add(star);
    }
    return stars;
  }

  /** Adds edges to the first vertex that lacks some; new vertices are met in their order. */
  private void grow(boolean[][] graph, int met) {
    int v = 0;
    while (v < met && degree(graph, v) == 3) {
      v++;
    }
    if (v == met) {
      if (met == graph.length && graphs.stream().noneMatch(known -> same(known, graph))) {
        graphs.add(Arrays.stream(graph).map(boolean[]::clone).toArray(boolean[][]::new));
      }
      return;
    }
    for (int w = v + 1; w <= Math.min(met, graph.length - 1); w++) {
      if (!graph[v][w] && degree(graph, w) < 3) {
        graph[v][w] = true;
        graph[w][v] = true;
        grow(graph, Math.max(met, w + 1));
        graph[v][w] = false;
        graph[w][v] = false;
      }
    }
  }

  private static int degree(boolean[][] graph, int v) {
    int degree = 0;
    for (boolean edge : graph[v]) {
      degree += edge ? 1 : 0;
    }
    return degree;
  }

  private static boolean same(boolean[][] a, boolean[][] b) {
    return place(a, b, new int[a.length], 0);
  }

  /** Whether the other vertices of a can be placed on b, too. */
  private static boolean place(boolean[][] a, boolean[][] b, int[] places, int v) {
    if (v == a.length) {
      return true;
    }
    for (int place = 0; place < b.length; place++) {
      boolean fits = true;
      for (int u = 0; u < v && fits; u++) {
        fits = places[u] != place && a[u][v] == b[places[u]][place];
      }
      places[v] = place;
      if (fits && place(a, b, places, v + 1)) {
        return true;
      }
    }
    return false;
  }
}
