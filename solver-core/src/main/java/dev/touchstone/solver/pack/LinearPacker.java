package dev.touchstone.solver.pack;

import dev.touchstone.game.CellList;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Packings of linear hypergraphs: {@linkplain Gadget gadgets}, and pairs for the other lines. A
 * pairing alone is found whenever there is one. The search begins with what the last one left.
 */
public final class LinearPacker implements Packer {

  /** Switches that save less are too many to choose from. */
  private static final int SAVING = 4;

  private static final double HOT = 1.5;
  private static final double COLD = 0.25;

  private final Arena arena;
  private final LinearCover cover;
  private final LinearAnnealing annealing;
  private final LinearCheck check;
  private final long[] free;
  private final long[] needed;
  private int uncovered;

  /** For a board that is {@linkplain #fits linear}. */
  public LinearPacker(Arena arena) {
    this(arena, SAVING);
  }

  LinearPacker(Arena arena, int saving) {
    this.arena = arena;
    LinearGame game = new LinearGame(arena.game);
    SplittableRandom random = new SplittableRandom(game.lines);
    cover = new LinearCover(game);
    annealing = new LinearAnnealing(cover, new Gadgets(game, saving, random), random, () -> false);
    check = new LinearCheck(arena.game);
    free = arena.noCells();
    needed = new long[arena.lineWords];
  }

  /** Whether no two lines have two cells in common. */
  public static boolean fits(Hypergraph game) {
    return LinearGame.isLinear(game);
  }

  @Override
  public void begin(Position position) {
    position.copyFree(free);
    for (int l = 0; l < needed.length; l++) {
      needed[l] = position.needed(l);
    }
  }

  @Override
  public @Nullable Packing find(int move, int reply, int steps) {
    long[] left = free.clone();
    long[] lines = needed.clone();
    if (move >= 0) {
      left[move >>> 6] &= ~(1L << move);
    }
    if (reply >= 0) {
      left[reply >>> 6] &= ~(1L << reply);
      for (int l = 0; l < lines.length; l++) {
        lines[l] &= ~arena.through(reply, l);
      }
    }
    cover.become(left, lines);
    annealing.run(steps, 0, HOT, COLD);
    uncovered = cover.matching.linesLacking();
    if (cover.matching.deficiency() > 0) {
      return null;
    }
    Packing packing = packing(cover);
    check
        .fault(packing, left, lines)
        .ifPresent(
            fault -> {
              throw new IllegalStateException(fault);
            });
    return packing;
  }

  @Override
  public int uncovered() {
    return uncovered;
  }

  /** How many steps all searches took together. */
  public long steps() {
    return annealing.steps();
  }

  /** A cover in which no line lacks a cell, as what it is worth. */
  static Packing packing(LinearCover cover) {
    List<Block> blocks = new ArrayList<>();
    for (Gadget gadget : cover.gadgets()) {
      blocks.add(block(gadget, cover));
    }
    IntArrayList pairs = new IntArrayList();
    for (int line = 0; line < cover.game.lines; line++) {
      if (cover.matching.wanted(line) == 2) {
        pairs.add(cover.matching.own(line, 0));
        pairs.add(cover.matching.own(line, 1));
      }
    }
    return new Packing(blocks, CellList.of(pairs.toIntArray()));
  }

  /** A gadget with what the matching gives to its lines. */
  static Block block(Gadget gadget, LinearCover cover) {
    IntArrayList cells = new IntArrayList(gadget.cells);
    for (int line : gadget.lines) {
      for (int which = 0; which < cover.matching.wanted(line); which++) {
        cells.add(cover.matching.own(line, which));
      }
    }
    cells.sort(null);
    return new Block(
        CellList.of(cells.toIntArray()), Arrays.stream(gadget.lines).sorted().boxed().toList());
  }
}
