package dev.touchstone.solver.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.board.Arena;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Where the steps go that a {@link Walk} makes; nowhere while it only counts. */
final class Script {

  private final Arena arena;
  private final @Nullable StepSink sink;

  static Script counting(Arena arena) {
    return new Script(arena, null);
  }

  static Script writing(Arena arena, StepSink to) {
    return new Script(arena, to);
  }

  private Script(Arena arena, @Nullable StepSink sink) {
    this.arena = arena;
    this.sink = sink;
  }

  /** Whether the walk only counts, and writes nothing. */
  boolean isOnlyCounting() {
    return sink == null;
  }

  StepSink sink() {
    return sink == null ? step -> {} : sink;
  }

  void write(Step step) throws IOException {
    if (sink != null) {
      sink.accept(step);
    }
  }

  void enter(Step.Frame frame, CellSet opponent, CellSet prover) throws IOException {
    write(new Step.Enter(frame, opponent, prover));
  }

  void leave() throws IOException {
    write(new Step.Leave());
  }

  /** The image of a cell alone, or no cell for -1. */
  CellSet single(int cell, int symmetry) {
    return cell < 0
        ? arena.game.noCells()
        : arena.game.single(arena.symmetries.image(symmetry, cell));
  }
}
