package dev.touchstone.solver.local;

import static java.util.stream.IntStream.range;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Finds positions that are the same but for an automorphism of the local game. The lines of a
 * position are put in an order that does not depend on their numbers: each has a colour, made again
 * and again of those of the lines that it crosses [WL68]; where two have the same colour, one of
 * them gets another one. Like positions may be missed in this way, which costs nothing but time;
 * that an automorphism is one is looked at.
 */
final class Likeness {

  private static final int ROUNDS = 3;

  private static final long SEED = 1;
  private static final int MOST_MISSES = 64;

  private final LocalGame game;

  /** The cells that are on the same lines, and these lines. */
  private final long[] alike;

  private final long[] through;
  private final int lineCount;

  /**
   * A position.
   *
   * @param lines those that count
   * @param free the cells on them that are free
   * @param order the lines of the game, in an order of its own
   * @param colour the same for like positions
   */
  record Form(long lines, long free, List<Integer> order, long colour) {}

  Likeness(LocalGame game) {
    this.game = game;
    Map<Long, Long> cells = new LinkedHashMap<>();
    long all = game.cellsOf(game.allLines());
    for (long rest = all; rest != 0; rest &= rest - 1) {
      long cell = Long.lowestOneBit(rest);
      cells.merge(game.linesMeeting(cell), cell, (a, b) -> a | b);
    }
    through = cells.keySet().stream().mapToLong(Long::longValue).toArray();
    alike = cells.values().stream().mapToLong(Long::longValue).toArray();
    lineCount = Long.bitCount(game.allLines());
  }

  /** The form of a position. */
  Form form(long lines, long maker) {
    return form(lines, game.cellsOf(lines) & ~maker, bound -> 0);
  }

  /**
   * Some of the automorphisms that leave a zone and a set of lines in place, the identity among
   * them: where a line is chosen among those of one colour, another one is chosen by chance.
   */
  List<Automorphism> leaving(long zone, long lines, int tries) {
    Random random = new Random(SEED);
    Form first = form(lines, zone, bound -> 0);
    Set<Automorphism> found = new LinkedHashSet<>();
    for (int i = 0; i < tries && found.size() + MOST_MISSES > i; i++) {
      Automorphism some = between(first, i == 0 ? first : form(lines, zone, random::nextInt));
      if (some != null) {
        found.add(some);
      }
    }
    return List.copyOf(found);
  }

  private Form form(long lines, long free, IntUnaryOperator chosen) {
    long[] counts = new long[alike.length];
    for (int i = 0; i < alike.length; i++) {
      counts[i] = mix(Long.bitCount(alike[i]) * 64L + Long.bitCount(alike[i] & free));
    }
    long[] colours = new long[lineCount];
    for (int line = 0; line < lineCount; line++) {
      colours[line] = mix(lines >>> line & 1);
    }
    for (int given = 0; ; given++) {
      for (int round = 0; round < ROUNDS; round++) {
        colours = refined(colours, counts);
      }
      int twin = twin(colours, chosen);
      if (twin < 0) {
        return new Form(lines, free, order(colours), colour(colours, counts));
      }
      colours[twin] = mix(colours[twin] + given + 1);
    }
  }

  private long[] refined(long[] colours, long[] counts) {
    long[] refined = new long[lineCount];
    for (int i = 0; i < through.length; i++) {
      long sum = counts[i];
      for (long rest = through[i]; rest != 0; rest &= rest - 1) {
        sum += colours[Long.numberOfTrailingZeros(rest)];
      }
      sum = mix(sum);
      for (long rest = through[i]; rest != 0; rest &= rest - 1) {
        refined[Long.numberOfTrailingZeros(rest)] += sum;
      }
    }
    for (int line = 0; line < lineCount; line++) {
      refined[line] = mix(refined[line] + 3 * colours[line]);
    }
    return refined;
  }

  /** A line of the least colour that is not one line's alone; −1 if there is none. */
  private static int twin(long[] colours, IntUnaryOperator chosen) {
    long[] sorted = colours.clone();
    Arrays.sort(sorted);
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] == sorted[i - 1]) {
        long colour = sorted[i];
        int[] twins = range(0, colours.length).filter(line -> colours[line] == colour).toArray();
        return twins[chosen.applyAsInt(twins.length)];
      }
    }
    return -1;
  }

  private static List<Integer> order(long[] colours) {
    List<Integer> order = new ArrayList<>();
    for (int line = 0; line < colours.length; line++) {
      order.add(line);
    }
    order.sort((a, b) -> Long.compare(colours[a], colours[b]));
    return order;
  }

  private long colour(long[] colours, long[] counts) {
    long colour = 0;
    for (int i = 0; i < through.length; i++) {
      long sum = counts[i];
      for (long rest = through[i]; rest != 0; rest &= rest - 1) {
        sum += colours[Long.numberOfTrailingZeros(rest)];
      }
      colour += mix(sum);
    }
    return colour;
  }

  /** An automorphism that makes one position the other one, if their orders say so. */
  @Nullable Automorphism between(Form from, Form to) {
    int[] lines = new int[lineCount];
    for (int i = 0; i < lineCount; i++) {
      lines[from.order.get(i)] = to.order.get(i);
    }
    int[] cells = range(0, game.cellCount()).toArray();
    Automorphism found = new Automorphism(cells, lines);
    if (found.lines(from.lines) != to.lines) {
      return null;
    }
    for (int i = 0; i < through.length; i++) {
      int image = index(found.lines(through[i]));
      if (image < 0
          || !map(cells, alike[i] & from.free, alike[image] & to.free)
          || !map(cells, alike[i] & ~from.free, alike[image] & ~to.free)) {
        return null;
      }
    }
    return found;
  }

  private int index(long lines) {
    for (int i = 0; i < through.length; i++) {
      if (through[i] == lines) {
        return i;
      }
    }
    return -1;
  }

  private static boolean map(int[] images, long from, long to) {
    long left = to;
    for (long rest = from; rest != 0; rest &= rest - 1, left &= left - 1) {
      if (left == 0) {
        return false;
      }
      images[Long.numberOfTrailingZeros(rest)] = Long.numberOfTrailingZeros(left);
    }
    return left == 0;
  }

  /** The finalizer of splitmix64. */
  private static long mix(long value) {
    long mixed = value + 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
