package dev.touchstone.solver.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.refute.ThreatSearch;
import dev.touchstone.solver.refute.Threats;
import dev.touchstone.solver.table.Node;
import java.io.IOException;

/** Writes Maker's wins by threats, which are searched for again. */
final class ThreatSteps {

  private final Arena arena;
  private final Hypergraph game;
  private final Stones stones;
  private final Effort effort;
  private final Position position;
  private final ThreatSearch threats;

  ThreatSteps(Arena arena, Effort effort) {
    this.arena = arena;
    this.effort = effort;
    game = arena.game;
    stones = new Stones(arena);
    position = new Position(arena);
    threats = ThreatSearch.of(arena);
  }

  /**
   * Writes Maker's answer that wins by threats, Breaker having a stone on {@code without} or none.
   */
  void write(Node node, int without, int toBoard, StepSink sink) throws IOException {
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
