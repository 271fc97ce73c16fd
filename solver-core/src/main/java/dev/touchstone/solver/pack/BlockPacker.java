package dev.touchstone.solver.pack;

import dev.touchstone.game.CellList;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Packings of free blocks: no list says what a block looks like, {@link BlockGame} says which lines
 * Breaker can defend on some cells. A local search: a line that is not covered gets a piece, made
 * of cells of its own with the pieces that these lie in and of free cells; that piece keeps as many
 * of their lines as it can, and gives back the cells that it does not need. Lines that stay
 * uncovered weigh more from step to step. Of a number of changes drawn by chance the best one is
 * made, even if it loses lines.
 *
 * <p>The first search of a position starts from a few pairs, the others from what an earlier one
 * has come to, if {@link #startFrom} says so.
 */
public final class BlockPacker implements Packer {

  private static final int MOST_CELLS = 12;
  private static final int MOST_CELLS_AT_THE_END = 14;
  private static final int FEW_LINES = 3;
  private static final int CHANGES = 12;
  private static final int PAIR_STEPS = 300;

  private final Ground ground;
  private final Layout layout;
  private final Dice dice = new Dice();
  private final BlockGame game = new BlockGame();
  private final int[] weight;
  private Proposal drawn;
  private Proposal best;
  private int uncovered;
  private long taken;

  /** The cells of the pieces to start from. */
  private int[][] start = {};

  private Layout.Piece[] bestPieces = {};

  public BlockPacker(Arena arena) {
    ground = new Ground(arena);
    layout = new Layout(arena.cells, arena.lines);
    weight = new int[arena.lines];
    drawn = new Proposal(game, ground, layout, dice, arena.lines);
    best = new Proposal(game, ground, layout, dice, arena.lines);
  }

  @Override
  public void begin(Position position) {
    ground.begin(position);
    start = new int[0][];
  }

  /** The cells of each block and pair that the last search has come to, at its best. */
  public int[][] layout() {
    int[][] cells = new int[bestPieces.length][];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = bestPieces[i].cells();
    }
    return cells;
  }

  /** The next searches start from these blocks and pairs, as far as they still are any. */
  public void startFrom(int[][] pieces) {
    start = pieces;
  }

  @Override
  public @Nullable Packing find(int move, int reply, int steps) {
    ground.play(move, reply);
    layout.clear(ground.lines);
    dice.seed(seed(move, reply));
    Arrays.fill(weight, 1);
    for (int[] cells : start) {
      layStart(cells);
    }
    uncovered = Integer.MAX_VALUE;
    if (start.length == 0) {
      layPairs();
    }
    for (int step = 0; ; step++) {
      int bare = layout.uncovered();
      if (bare < uncovered) {
        uncovered = bare;
        bestPieces = layout.pieces();
      }
      if (bare == 0) {
        return packing();
      }
      if (step == steps) {
        return null;
      }
      taken++;
      improve(bare, bare <= FEW_LINES ? MOST_CELLS_AT_THE_END : MOST_CELLS);
    }
  }

  @Override
  public int uncovered() {
    return uncovered;
  }

  /** The steps of all searches so far. */
  public long taken() {
    return taken;
  }

  private long seed(int move, int reply) {
    long seed = (long) move << 32 ^ reply;
    for (int line = 0; line < ground.lines; line++) {
      seed = seed * 0x9E3779B97F4A7C15L + ground.onBoard(line);
    }
    return seed;
  }

  /** Lays a piece again for the lines that it can cover now, if any. */
  private void layStart(int[] cells) {
    Draft draft = drawn.draft;
    draft.clear();
    for (int cell : cells) {
      if (ground.open[cell] && layout.owner(cell) == Layout.NONE) {
        draft.addCell(cell);
      }
    }
    draft.measure();
    for (int held = draft.size; held >= 2; held--) {
      for (int i = 0; i < draft.touchedCount; i++) {
        int line = draft.touched[i];
        if (layout.covers(line) == 0 && draft.held(line) == held) {
          draft.keep(line);
        }
      }
    }
    draft.layDown(layout);
  }

  /** A few pairs first, since those take next to no time. */
  private void layPairs() {
    int bare = layout.uncovered();
    for (int step = 0; step < PAIR_STEPS && bare > 0; step++) {
      improve(bare, 2);
      bare = layout.uncovered();
    }
  }

  /** Makes the best of some changes that give an uncovered line a piece of so many cells. */
  private void improve(int bare, int most) {
    for (int i = 0; i < bare; i++) {
      weight[layout.bare[i]]++;
    }
    int line = layout.bare[dice.below(bare)];
    boolean any = false;
    for (int i = 0; i < CHANGES; i++) {
      if (drawn.draw(line, most, weight, layout.bare, bare) && (!any || drawn.value > best.value)) {
        any = true;
        Proposal swapped = best;
        best = drawn;
        drawn = swapped;
      }
    }
    if (any) {
      best.carryOut();
    }
  }

  private Packing packing() {
    List<Block> blocks = new ArrayList<>();
    int[] pairs = new int[ground.cells()];
    int length = 0;
    for (Layout.Piece piece : layout.pieces()) {
      int[] cells = piece.cells().clone();
      Arrays.sort(cells);
      if (cells.length == 2) {
        pairs[length++] = cells[0];
        pairs[length++] = cells[1];
      } else {
        List<Integer> lines = new ArrayList<>();
        for (int line : piece.lines()) {
          lines.add(ground.onBoard(line));
        }
        lines.sort(null);
        blocks.add(new Block(CellList.of(cells), lines));
      }
    }
    return new Packing(blocks, CellList.copyOf(pairs, length));
  }
}
