package dev.touchstone.solver.search;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellList;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.leaf.Pairing;
import dev.touchstone.solver.leaf.ThreatSearch;
import java.io.IOException;
import java.util.Arrays;

/**
 * Writes the leaf options of a node. A pairing is searched for again, briefly, on the board as it
 * is, since the one found in the order of COVER takes the fewest bytes: it may use any cell of the
 * node's zone but those that no other option leaves alone.
 */
final class Leaves {

  private static final int SHORT_PATIENCE = 60;

  private final Arena arena;
  private final Hypergraph game;
  private final OptionStore store;
  private final Stones stones;
  private final Effort effort;
  private final Position position;
  private final Pairing pairing;
  private final ThreatSearch threats;
  private final int[] missing;
  private final long[] allowed;
  private final long[] image;
  private final long[] zone;

  Leaves(Arena arena, OptionStore store, Effort effort) {
    this.arena = arena;
    game = arena.game;
    this.store = store;
    stones = new Stones(arena);
    this.effort = effort;
    position = new Position(arena);
    pairing = Pairing.of(arena);
    threats = new ThreatSearch(arena);
    missing = new int[64 * arena.cellWords];
    allowed = new long[arena.cellWords];
    image = new long[arena.cellWords];
    zone = new long[arena.cellWords];
  }

  /** Writes the leaf options; returns their number. */
  int write(Node node, int[] options, int toBoard, StepSink sink) throws IOException {
    Arrays.fill(missing, 0);
    for (int option : options) {
      for (int w = 0; w < arena.cellWords; w++) {
        zone[w] = store.zone(option, w);
      }
      miss(node, zone, 1);
    }
    if (!node.breakerMoves) {
      begin(node, toBoard);
    }
    int count = 0;
    for (int option : options) {
      if (store.kind(option) == OptionStore.THREATS) {
        threats(node, store.cell(option), toBoard, sink);
        count++;
      } else if (store.kind(option) == OptionStore.PAIRING
          && pairing(node, option, toBoard, sink)) {
        count++;
      }
    }
    return count;
  }

  /** Writes the claim of a node that a pairing proves at once. */
  void pairs(Node node, int toBoard, StepSink sink) throws IOException {
    sink.accept(new Step.Groups(2, CellList.of(onBoard(node.options, toBoard)), false));
  }

  /** The pairs found for an option, as they lie on the board. */
  private int[] onBoard(int option, int toBoard) {
    int[] cells = store.pairs(option);
    for (int i = 0; i < cells.length; i++) {
      cells[i] = arena.symmetries.image(toBoard, cells[i]);
    }
    return cells;
  }

  private void begin(Node node, int toBoard) {
    arena.symmetries.apply(toBoard, node.maker, zone);
    arena.symmetries.apply(toBoard, node.empty, image);
    position.load(zone, image, false);
    pairing.begin(position);
  }

  /** Counts for each cell the options that leave it alone. */
  private void miss(Node node, long[] within, int by) {
    for (int w = 0; w < arena.cellWords; w++) {
      for (long rest = node.empty[w] & ~within[w]; rest != 0; rest &= rest - 1) {
        missing[(w << 6) + Long.numberOfTrailingZeros(rest)] += by;
      }
    }
  }

  /** Writes a pairing option, unless the others leave every cell alone without it. */
  private boolean pairing(Node node, int option, int toBoard, StepSink sink) throws IOException {
    int reply = store.cell(option);
    int alone = -1;
    for (int w = 0; w < arena.cellWords; w++) {
      zone[w] = store.zone(option, w);
      allowed[w] = node.zone[w];
      for (long rest = node.empty[w] & ~zone[w]; rest != 0; rest &= rest - 1) {
        int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
        if (missing[cell] == 1) {
          alone = cell;
          allowed[w] &= ~(1L << cell);
        }
      }
    }
    miss(node, zone, -1);
    if (alone < 0) {
      return false;
    }
    int boardReply = arena.symmetries.image(toBoard, reply);
    arena.symmetries.apply(toBoard, allowed, image);
    int[] pairs =
        pairing.findWithin(boardReply, image, SHORT_PATIENCE)
            ? pairing.pairs()
            : onBoard(option, toBoard);
    Arrays.fill(image, 0);
    for (int cell : pairs) {
      image[cell >>> 6] |= 1L << cell;
    }
    image[boardReply >>> 6] |= 1L << boardReply;
    arena.symmetries.apply(arena.symmetries.inverse(toBoard), image, zone);
    miss(node, zone, 1);
    int opponent = arena.symmetries.image(toBoard, alone);
    sink.accept(
        new Step.Answered(opponent, boardReply, new Step.Groups(2, CellList.of(pairs), false)));
    return true;
  }

  /**
   * Writes Maker's answer that wins by threats, Breaker having a stone on {@code without} or none.
   */
  void threats(Node node, int without, int toBoard, StepSink sink) throws IOException {
    position.load(node.maker, node.empty, node.breakerMoves);
    if (!threats.find(position, without, effort.threatTries())) {
      throw new IllegalStateException("a win by threats that was found is not found again");
    }
    int[] moves = threats.moves();
    int exchanges = moves.length / 2;
    for (int i = 0; i < exchanges; i++) {
      enter(sink, moves[2 * i], toBoard);
      stones(sink, moves[2 * i + 1], threats.threatLine(i), toBoard);
    }
    int last = moves[moves.length - 1];
    if (threats.otherLine() < 0) {
      stones(sink, last, threats.lastLine(), toBoard);
    } else {
      enter(sink, last, toBoard);
      stones(sink, threats.target(threats.lastLine()), threats.lastLine(), toBoard);
      stones(sink, threats.target(threats.otherLine()), threats.otherLine(), toBoard);
      sink.accept(new Step.Options(2));
      sink.accept(new Step.Leave());
    }
    for (int i = 0; i < exchanges; i++) {
      sink.accept(new Step.Options(2));
      sink.accept(new Step.Leave());
    }
  }

  private void enter(StepSink sink, int move, int toBoard) throws IOException {
    int cell = arena.symmetries.image(toBoard, move);
    sink.accept(new Step.Enter(Frame.ANSWER, game.noCells(), game.single(cell)));
  }

  private void stones(StepSink sink, int cell, int line, int toBoard) throws IOException {
    int image = arena.symmetries.image(toBoard, cell);
    sink.accept(new Step.Answered(-1, image, new Step.Stones(stones.line(toBoard, line))));
  }
}
