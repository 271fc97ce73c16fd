package dev.touchstone.solver.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellList;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Start;
import dev.touchstone.solver.board.Symmetries;
import dev.touchstone.solver.table.Table;
import java.io.IOException;

/**
 * Writes the proof that the table holds as steps of a certificate. No tree is built for that: the
 * table says which options prove a node, and {@link Leaves} writes its leaves.
 *
 * <p>Two {@linkplain Walk walks} over the same nodes in the same order: the first counts the uses
 * of each claim and the symmetries, the second writes.
 */
public final class Emitter {

  private final Arena arena;
  private final Table table;
  private final Effort effort;

  public Emitter(Arena arena, Table table, Effort effort) {
    this.arena = arena;
    this.table = table;
    this.effort = effort;
  }

  /** Emits the proof of the decided root position, up to END. */
  public void emit(Start start, boolean breakerWins, StepSink to) throws IOException {
    KeptClaims kept = new KeptClaims();
    new Walk(arena, table, effort, kept, Script.counting(arena)).root(start, breakerWins);
    Symmetries symmetries = arena.symmetries;
    kept.startWriting(symmetries.count());
    for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
      if (kept.number(symmetry) >= 0) {
        to.accept(new Step.Symmetry(CellList.of(symmetries.images(symmetry))));
      }
    }
    new Walk(arena, table, effort, kept, Script.writing(arena, to)).root(start, breakerWins);
    to.accept(new Step.End());
  }
}
