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
 * Writes the proof that the table holds as steps of a certificate. If Breaker wins, a {@link
 * Planner} decides what it will say; Maker's wins are small, and a {@link Walk} over the table says
 * all.
 *
 * <p>Everything is gone through twice in the same order: first the uses of each claim are counted
 * and the symmetries, then it is written.
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

  /** Goes through the proof once. */
  private interface Telling {
    void tell(KeptClaims kept, Script script) throws IOException;
  }

  /** Emits the proof of the decided root position, up to END. */
  public void emit(Start start, boolean breakerWins, StepSink to) throws IOException {
    if (breakerWins) {
      Planned.Answer root = new Planner(arena, table, effort).root(start);
      emit(
          (kept, script) -> new PlanWriter(arena, kept, script).root(root, start.breakerMoves()),
          to);
    } else {
      emit((kept, script) -> new Walk(arena, table, effort, kept, script).root(start), to);
    }
  }

  private void emit(Telling proof, StepSink to) throws IOException {
    KeptClaims kept = new KeptClaims();
    proof.tell(kept, Script.counting(arena));
    Symmetries symmetries = arena.symmetries;
    kept.startWriting(symmetries.count());
    for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
      if (kept.number(symmetry) >= 0) {
        to.accept(new Step.Symmetry(CellList.of(symmetries.images(symmetry))));
      }
    }
    proof.tell(kept, Script.writing(arena, to));
    to.accept(new Step.End());
  }
}
