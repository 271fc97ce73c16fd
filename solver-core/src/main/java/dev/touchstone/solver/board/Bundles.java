package dev.touchstone.solver.board;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The lines of a board in bundles: lines that share two cells are in one. A pair of cells lies in
 * lines of one bundle only, so each bundle needs pairs of its own. On an m,n,k board the bundles
 * are the rows, the columns and the diagonals; on a cube each line is one.
 *
 * <p>Within a bundle its cells and lines have numbers of their own, and sets of them are bits of an
 * {@code int}. A bundle that is too large for that is {@linkplain #isLarge left out}.
 */
public final class Bundles {

  private static final int MOST = 30;

  private final int[][] cells;
  private final int[][] lines;
  private final int[][] members;
  private final int[] shape;
  private final int shapes;
  private final int[][] through;
  private final int[][] places;

  public Bundles(Arena arena) {
    List<IntArrayList> found = connected(arena);
    int count = found.size();
    cells = new int[count][];
    lines = new int[count][];
    members = new int[count][];
    shape = new int[count];
    Map<List<Integer>, Integer> known = new HashMap<>();
    List<IntArrayList> bundlesOf = lists(arena.cells);
    List<IntArrayList> placesIn = lists(arena.cells);
    for (int bundle = 0; bundle < count; bundle++) {
      lines[bundle] = found.get(bundle).toIntArray();
      cells[bundle] = cellsOf(arena, lines[bundle]);
      members[bundle] = isLarge(bundle) ? new int[0] : membersOf(arena, bundle);
      List<Integer> form = new ArrayList<>(List.of(cells[bundle].length));
      Arrays.stream(members[bundle]).forEach(form::add);
      shape[bundle] = known.computeIfAbsent(form, unknown -> known.size());
      for (int place = 0; place < cells[bundle].length && !isLarge(bundle); place++) {
        bundlesOf.get(cells[bundle][place]).add(bundle);
        placesIn.get(cells[bundle][place]).add(place);
      }
    }
    shapes = known.size();
    through = bundlesOf.stream().map(IntArrayList::toIntArray).toArray(int[][]::new);
    places = placesIn.stream().map(IntArrayList::toIntArray).toArray(int[][]::new);
  }

  private static List<IntArrayList> lists(int count) {
    List<IntArrayList> lists = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      lists.add(new IntArrayList());
    }
    return lists;
  }

  /** The lines that chains of lines with two cells in common join. */
  private static List<IntArrayList> connected(Arena arena) {
    List<IntArrayList> found = new ArrayList<>();
    boolean[] seen = new boolean[arena.lines];
    for (int first = 0; first < arena.lines; first++) {
      if (seen[first]) {
        continue;
      }
      seen[first] = true;
      IntArrayList bundle = IntArrayList.of(first);
      for (int i = 0; i < bundle.size(); i++) {
        for (int other : arena.overlapping[bundle.getInt(i)]) {
          if (!seen[other]) {
            seen[other] = true;
            bundle.add(other);
          }
        }
      }
      bundle.sort(null);
      found.add(bundle);
    }
    return found;
  }

  private static int[] cellsOf(Arena arena, int[] lines) {
    TreeSet<Integer> cells = new TreeSet<>();
    for (int line : lines) {
      Arrays.stream(arena.game.line(line).toArray()).forEach(cells::add);
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  private int[] membersOf(Arena arena, int bundle) {
    int[] sets = new int[lines[bundle].length];
    for (int line = 0; line < sets.length; line++) {
      for (int place = 0; place < cells[bundle].length; place++) {
        if (arena.goesThrough(lines[bundle][line], cells[bundle][place])) {
          sets[line] |= 1 << place;
        }
      }
    }
    return sets;
  }

  public int count() {
    return cells.length;
  }

  /** Whether it has too many cells or lines, so that nothing is said of it. */
  public boolean isLarge(int bundle) {
    return cells[bundle].length > MOST || lines[bundle].length > MOST;
  }

  /** The cells of the board at the places of a bundle. */
  public int[] cells(int bundle) {
    return cells[bundle];
  }

  /** The lines of the board that a bundle has. */
  public int[] lines(int bundle) {
    return lines[bundle];
  }

  /** For each line of a bundle the set of its places; empty for a large one. */
  public int[] members(int bundle) {
    return members[bundle];
  }

  /** The number of its shape: bundles of one shape differ only in where they lie. */
  public int shape(int bundle) {
    return shape[bundle];
  }

  public int shapes() {
    return shapes;
  }

  /** The bundles through a cell, without large ones. */
  public int[] through(int cell) {
    return through[cell];
  }

  /** The place of a cell in each of the bundles through it. */
  public int[] places(int cell) {
    return places[cell];
  }
}
