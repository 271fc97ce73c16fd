package dev.touchstone.solver.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellList;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.refute.Pairing;
import dev.touchstone.solver.refute.ThreatSearch;
import dev.touchstone.solver.refute.Threats;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import dev.touchstone.solver.table.Options;
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
  private final Options store;
  private final Stones stones;
  private final Effort effort;
  private final Position position;
  private final Pairing pairing;
  private final ThreatSearch threats;
  private final int[] missing;
  private final long[] allowed;
  private final long[] image;
  private final long[] zone;

  Leaves(Arena arena, Options store, Effort effort) {
    this.arena = arena;
    game = arena.game;
    this.store = store;
    stones = new Stones(arena);
    this.effort = effort;
    position = new Position(arena);
    pairing = Pairing.of(arena);
    threats = ThreatSearch.of(arena);
    missing = new int[64 * arena.cellWords];
    allowed = arena.noCells();
    image = arena.noCells();
    zone = arena.noCells();
  }

  /** Writes the leaf options; returns their number. */
  int write(Node node, int[] options, int toBoard, StepSink sink) throws IOException {
    Arrays.fill(missing, 0);
    for (int option : options) {
      copyZone(option);
      miss(node, zone, 1);
    }
    if (!node.breakerMoves) {
      begin(node, toBoard);
    }
    int count = 0;
    for (int option : options) {
      if (store.kind(option) == OptionKind.THREATS) {
        threats(node, store.cell(option), toBoard, sink);
        count++;
      } else if (store.kind(option) == OptionKind.PAIRING && pairing(node, option, toBoard, sink)) {
        count++;
      }
    }
    return count;
  }

  /** Writes the claim that a pairing proves at once. */
  void pairs(int option, int toBoard, StepSink sink) throws IOException {
    sink.accept(new Step.Groups(2, CellList.of(onBoard(option, toBoard)), false));
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
    arena.symmetries.apply(toBoard, node.free, image);
    position.load(zone, image, false);
    pairing.begin(position);
  }

  /** Counts for each cell the options that leave it alone. */
  private void miss(Node node, long[] within, int by) {
    for (int cell = Sets.nextOutside(node.free, within, 0);
        cell >= 0;
        cell = Sets.nextOutside(node.free, within, cell + 1)) {
      missing[cell] += by;
    }
  }

  private void copyZone(int option) {
    for (int w = 0; w < zone.length; w++) {
      zone[w] = store.zone(option, w);
    }
  }

  /** Writes a pairing option, unless the others leave every cell alone without it. */
  private boolean pairing(Node node, int option, int toBoard, StepSink sink) throws IOException {
    int reply = store.cell(option);
    int alone = Sets.NONE;
    copyZone(option);
    Sets.copy(node.zone, allowed);
    for (int cell = Sets.nextOutside(node.free, zone, 0);
        cell >= 0;
        cell = Sets.nextOutside(node.free, zone, cell + 1)) {
      if (missing[cell] == 1) {
        alone = cell;
        Sets.remove(allowed, cell);
      }
    }
    miss(node, zone, -1);
    if (alone < 0) {
      return false;
    }
    int boardReply = arena.symmetries.image(toBoard, reply);
    arena.symmetries.apply(toBoard, allowed, image);
    int[] again = pairing.findWithin(boardReply, image, SHORT_PATIENCE);
    int[] pairs = again == null ? onBoard(option, toBoard) : again;
    Arrays.fill(image, 0);
    for (int cell : pairs) {
      Sets.add(image, cell);
    }
    Sets.add(image, boardReply);
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
    position.load(node.maker, node.free, node.breakerMoves);
    threats.begin(position);
    Threats win = threats.find(without, effort.threatTries());
    if (win == null) {
      throw new IllegalStateException("a win by threats that was found is not found again");
    }
    for (int i = 0; i < win.exchanges(); i++) {
      enter(sink, win.move(i), toBoard);
      stones(sink, win.answer(i), win.line(i), toBoard);
    }
    if (win.completes()) {
      stones(sink, win.lastMove(), win.lastLine(), toBoard);
    } else {
      enter(sink, win.lastMove(), toBoard);
      stones(sink, win.lastTarget(), win.lastLine(), toBoard);
      stones(sink, win.otherTarget(), win.otherLine(), toBoard);
      leave(sink);
    }
    for (int i = 0; i < win.exchanges(); i++) {
      leave(sink);
    }
  }

  private static void leave(StepSink sink) throws IOException {
    sink.accept(new Step.Options(2));
    sink.accept(new Step.Leave());
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
