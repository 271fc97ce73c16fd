package dev.touchstone.solver.tiling;

import dev.touchstone.game.Lattice;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;

/**
 * Tilings that cover the runs of k, one after the other, whose tiles Breaker may win or not: runs
 * of p + 1 cells; rooks, where there is no tiling by runs; bands, those of the least potential
 * first; then shapes that were annealed on random lattices, without end. The same seed gives the
 * same tilings.
 */
public final class Candidates {

  /** Moves of the tabu search; k = 5p + 4 takes some 70,000 for p = 4. */
  private static final long MOVES = 2_000_000;

  /** Tiles whose lines cross are not searched for more stones a turn. */
  private static final int MOST_STONES = 4;

  private static final int STEPS = 4000;

  /** Of each tile; the largest has half as many lines as a word has bits. */
  private static final int[] CELLS = {14, 46};

  private static final int MOST_TILES = 2;
  private static final int MOST_ROWS = 16;
  private static final int MOST_COLUMNS = 24;

  private final int length;
  private final int turn;
  private final Random random;
  private final BooleanSupplier goesOn;
  private final Deque<Tiling> ready = new ArrayDeque<>();
  private boolean begun;

  /**
   * A sequence of tilings.
   *
   * @param goesOn asked often; the sequence ends when it says no
   */
  public Candidates(int length, int turn, long seed, BooleanSupplier goesOn) {
    this.length = length;
    this.turn = turn;
    this.goesOn = goesOn;
    random = new Random(seed);
  }

  /** The next one; none if the lattice that was looked at has none, or the search is to end. */
  public Optional<Tiling> next() {
    if (!begun) {
      begun = true;
      Groupings.find(length, turn, random.nextLong(), MOVES, goesOn).ifPresent(ready::add);
      if (ready.isEmpty() && turn <= MOST_STONES) {
        RookTilings.find(length, turn, goesOn).ifPresent(ready::add);
      }
      List<Tiling> bands = new ArrayList<>(BandTilings.all(length, turn, Tiling.MOST_CELLS));
      bands.sort(Comparator.comparingDouble(Tiling::potential));
      ready.addAll(bands);
    }
    return ready.isEmpty() ? annealed() : Optional.of(ready.remove());
  }

  private Optional<Tiling> annealed() {
    int count = 1 + random.nextInt(MOST_TILES);
    int classes = count * (CELLS[0] + random.nextInt(CELLS[1] - CELLS[0] + 1));
    List<Integer> heights = new ArrayList<>();
    for (int height = count; height <= MOST_ROWS; height++) {
      if (classes % height == 0 && classes / height <= MOST_COLUMNS) {
        heights.add(height);
      }
    }
    if (heights.isEmpty()) {
      return Optional.empty();
    }
    int height = heights.get(random.nextInt(heights.size()));
    int width = classes / height;
    Lattice lattice = new Lattice(width, random.nextInt(width), height);
    Partition partition = new Partition(lattice, count, length, turn);
    partition.anneal(STEPS, random, goesOn);
    return goesOn.getAsBoolean() ? partition.tiling() : Optional.empty();
  }
}
