package dev.touchstone.solver.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How Breaker wins a gadget: pairs where they do it (T3), otherwise replies with what follows them
 * until no cell is needed by all of these (T5). Cells are numbered from 0, sets of them are bits.
 *
 * @param replies what there is to choose from; empty where pairs do it
 * @param pairs two cells each
 * @param zone the cells that it needs free
 */
public record GadgetStrategy(List<Reply> replies, List<Integer> pairs, int zone) {

  public GadgetStrategy {
    replies = List.copyOf(replies);
    pairs = List.copyOf(pairs);
  }

  /** A reply and the strategy after it. */
  public record Reply(int cell, GadgetStrategy then) {

    int zone() {
      return then.zone | 1 << cell;
    }
  }

  /**
   * A strategy by which she gets a cell of each edge, though Maker moves first; null if there is
   * none.
   */
  public static @Nullable GadgetStrategy of(List<Integer> edges) {
    int[] pairs = new int[edges.size()];
    if (pair(edges, 0, 0, pairs)) {
      int zone = Arrays.stream(pairs).reduce(0, (a, b) -> a | b);
      return new GadgetStrategy(List.of(), Arrays.stream(pairs).boxed().toList(), zone);
    }
    if (edges.stream().anyMatch(edge -> Integer.bitCount(edge) < 2)) {
      return null;
    }
    int cells = edges.stream().reduce(0, (a, b) -> a | b);
    List<Reply> replies = new ArrayList<>();
    int zone = 0;
    for (int open = cells; open != 0; ) {
      Reply reply = answer(edges, cells, heaviest(edges, open));
      if (reply == null) {
        return null;
      }
      replies.add(reply);
      open &= reply.zone();
      zone |= reply.zone();
    }
    return new GadgetStrategy(replies, List.of(), zone);
  }

  /** Gives each edge from this one on a pair that no other one has a cell of. */
  private static boolean pair(List<Integer> edges, int from, int used, int[] pairs) {
    if (from == edges.size()) {
      return true;
    }
    int left = edges.get(from) & ~used;
    for (int first = left; first != 0; first &= first - 1) {
      int a = first & -first;
      for (int second = first & (first - 1); second != 0; second &= second - 1) {
        pairs[from] = a | (second & -second);
        if (pair(edges, from + 1, used | pairs[from], pairs)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A reply to this move, one after which pairs do it if there is one. */
  private static @Nullable Reply answer(List<Integer> edges, int cells, int move) {
    List<Integer> best =
        IntStream.range(0, Integer.SIZE)
            .filter(cell -> (cells >>> cell & 1) != 0 && cell != move)
            .boxed()
            .sorted(Comparator.comparingInt(cell -> left(edges, move, cell).size()))
            .toList();
    Reply found = null;
    for (int cell : best) {
      GadgetStrategy then = of(left(edges, move, cell));
      if (then != null && then.replies.isEmpty()) {
        return new Reply(cell, then);
      }
      if (then != null && found == null) {
        found = new Reply(cell, then);
      }
    }
    return found;
  }

  private static List<Integer> left(List<Integer> edges, int move, int reply) {
    return edges.stream()
        .filter(edge -> (edge >>> reply & 1) == 0)
        .map(edge -> edge & ~(1 << move))
        .toList();
  }

  private static int heaviest(List<Integer> edges, int open) {
    int best = Integer.numberOfTrailingZeros(open);
    for (int cells = open; cells != 0; cells &= cells - 1) {
      int cell = Integer.numberOfTrailingZeros(cells);
      if (count(edges, cell) > count(edges, best)) {
        best = cell;
      }
    }
    return best;
  }

  private static long count(List<Integer> edges, int cell) {
    return edges.stream().filter(edge -> (edge >>> cell & 1) != 0).count();
  }
}
