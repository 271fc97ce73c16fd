package dev.touchstone.solver.pack;

import dev.touchstone.game.CellList;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
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

  /** To start from, where there is nothing better. */
  public static final List<int[]> NOTHING = List.of();

  private static final int PAIR_STEPS = 300;
  private static final int STEPS_TO_CHEAPER = 80;
  private static final int BYTES_OF_MOVE = 6;

  private final Ground ground;
  private final Layout layout;
  private final Dice dice = new Dice();
  private final BlockGame game = new BlockGame();
  private final PieceBytes bytes;

  private final int[] weight;
  private Proposal drawn;
  private Proposal best;
  private int uncovered;
  private long taken;

  /** The searches since {@link #begin}, so that none is like another. */
  private int searches;

  /** The cells that packings had better not use. */
  private final long[] spared;

  /** The cells of the pieces to start from. */
  private List<int[]> start = NOTHING;

  private Layout.Piece[] bestPieces = {};

  public BlockPacker(Arena arena) {
    ground = new Ground(arena);
    layout = new Layout(arena.cells, arena.lines);
    bytes = new PieceBytes(ground, game);
    weight = new int[arena.lines];
    spared = arena.noCells();
    drawn = new Proposal(game, ground, layout, dice, arena.lines);
    best = new Proposal(game, ground, layout, dice, arena.lines);
  }

  @Override
  public void begin(Position position) {
    ground.begin(position);
    start = NOTHING;
    searches = 0;
  }

  /** The cells of each block and pair that the last search has come to, at its best. */
  public List<int[]> layout() {
    List<int[]> cells = new ArrayList<>();
    for (Layout.Piece piece : bestPieces) {
      cells.add(piece.cells());
    }
    return cells;
  }

  /** From now on packings do without these cells where they can. */
  public void spare(long[] cells) {
    Sets.copy(cells, spared);
  }

  /** The next searches start from these blocks and pairs, as far as they still are any. */
  public void startFrom(List<int[]> pieces) {
    start = pieces;
  }

  @Override
  public @Nullable Packing find(int move, int reply, int steps) {
    ground.play(move, reply);
    bytes.clear();
    layout.clear(ground.lines);
    dice.seed(seed(move, reply) + searches++);
    Arrays.fill(weight, 1);
    for (int[] cells : start) {
      layStart(cells);
    }
    uncovered = Integer.MAX_VALUE;
    if (start.isEmpty()) {
      layPairs();
    }
    for (int step = 0; ; step++) {
      int bare = layout.uncovered();
      if (bare < uncovered) {
        uncovered = bare;
        bestPieces = layout.pieces();
      }
      if (bare == 0) {
        tidy();
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

  /**
   * After a search that has found a packing: looks for one that takes fewer bytes in a certificate,
   * by doing without the piece that takes the most, in turn for so many times.
   */
  public Packing cheaper(int tries) {
    Layout.Piece[] found = bestPieces;
    int least = bytes(found);
    for (int i = 0; i < tries; i++) {
      int dearest = 0;
      for (int j = 1; j < found.length; j++) {
        dearest = bytes.of(found[j]) > bytes.of(found[dearest]) ? j : dearest;
      }
      layout.clear(ground.lines);
      for (int j = 0; j < found.length; j++) {
        if (j != dearest) {
          layout.add(found[j]);
        }
      }
      int bare = layout.uncovered();
      for (int step = 0; step < STEPS_TO_CHEAPER && bare > 0; step++) {
        taken++;
        improve(bare, 6 + 2 * (i % 4));
        bare = layout.uncovered();
      }
      if (bare == 0) {
        tidy();
        int bytes = bytes(bestPieces);
        if (bytes < least) {
          least = bytes;
          found = bestPieces;
        }
      }
    }
    layout.clear(ground.lines);
    for (Layout.Piece piece : found) {
      layout.add(piece);
    }
    bestPieces = found;
    return packing();
  }

  private int bytes(Layout.Piece[] pieces) {
    int sum = 0;
    for (Layout.Piece piece : pieces) {
      sum += bytes.of(piece);
      for (int cell : piece.cells()) {
        sum += Sets.contains(spared, cell) ? BYTES_OF_MOVE : 0;
      }
    }
    return sum;
  }

  /**
   * Makes the pieces of a packing smaller, the largest first: each gives up the lines that others
   * cover, too, and the cells that it does not need then, those first that had better be spared.
   */
  private void tidy() {
    Layout.Piece[] pieces = layout.pieces();
    Arrays.sort(pieces, (a, b) -> b.cells().length - a.cells().length);
    for (Layout.Piece piece : pieces) {
      layout.remove(layout.owner(piece.cells()[0]));
      Draft draft = drawn.draft;
      draft.clear();
      int[] cells = piece.cells().clone();
      dice.shuffle(cells, cells.length);
      for (int turn = 0; turn < 2; turn++) {
        for (int cell : cells) {
          if (Sets.contains(spared, cell) == (turn == 0)) {
            draft.addCell(cell);
          }
        }
      }
      draft.measure();
      for (int line : piece.lines()) {
        if (layout.covers(line) == 0) {
          draft.kept[draft.keptCount++] = line;
        }
      }
      draft.layDown(layout);
    }
    bestPieces = layout.pieces();
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
