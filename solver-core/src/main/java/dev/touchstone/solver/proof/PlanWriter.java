package dev.touchstone.solver.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.board.Arena;
import java.io.IOException;
import java.util.List;

/** Writes what was planned, each claim where it is used first. */
final class PlanWriter {

  private final Arena arena;
  private final KeptClaims kept;
  private final Script script;
  private final PackedClaims packed;

  PlanWriter(Arena arena, KeptClaims kept, Script script) {
    this.arena = arena;
    this.kept = kept;
    this.script = script;
    packed = new PackedClaims(arena, kept, script);
  }

  /** What proves the theorem: an answer if Breaker moves first, a claim otherwise. */
  void root(Planned.Answer root, boolean breakerMoves) throws IOException {
    if (breakerMoves) {
      answer(root);
    } else {
      pieces(root.pieces());
    }
  }

  private void pieces(List<Planned.Piece> pieces) throws IOException {
    for (Planned.Piece piece : pieces) {
      write(piece);
    }
    if (pieces.isEmpty()) {
      script.write(new Step.Nothing());
    } else if (pieces.size() > 1) {
      script.write(new Step.Both(pieces.size()));
    }
  }

  private void write(Planned.Piece piece) throws IOException {
    if (piece instanceof Planned.Exchanged exchanged) {
      script.write(new Step.Groups(2, CellList.of(exchanged.cells()), true));
    } else if (piece instanceof Planned.Focused focused && !stands(focused.piece())) {
      script.enter(
          Frame.FOCUS, arena.game.noCells(), CellSet.ofWords(arena.cells, focused.others()));
      write(focused.piece());
      script.leave();
    } else if (piece instanceof Planned.Focused focused) {
      write(focused.piece());
    } else {
      use((Planned.Use) piece);
    }
  }

  /** Whether a claim is there already: it does not matter then in which frame it is used. */
  private boolean stands(Planned.Piece piece) {
    return piece instanceof Planned.Use use && kept.holds(use.claim().number());
  }

  private void use(Planned.Use use) throws IOException {
    int number = use.claim().number();
    if (kept.holds(number)) {
      script.write(recall(number));
      if (use.symmetry() != 0) {
        kept.use(use.symmetry());
        script.write(new Step.Image(kept.number(use.symmetry())));
      }
      return;
    }
    if (use.symmetry() != 0) {
      throw new IllegalStateException("a claim is turned before it is made");
    }
    if (use.claim().body() instanceof Planned.Pairs pairs) {
      script.write(new Step.Groups(2, CellList.of(pairs.cells()), false));
    } else if (use.claim().body() instanceof Planned.Packed packing) {
      packed.write(packing.code(), packing.symmetry());
    } else {
      List<Planned.Answer> answers = ((Planned.Choice) use.claim().body()).answers();
      for (Planned.Answer answer : answers) {
        answer(answer);
      }
      script.write(new Step.Options(answers.size()));
    }
    made(number);
  }

  private void made(int number) throws IOException {
    if (script.isOnlyCounting()) {
      kept.meet(number, 0);
    } else if (kept.uses(number) > 0) {
      script.write(new Step.Keep(kept.uses(number)));
      kept.keep(number, 0);
    }
  }

  private Step.Recall recall(int number) {
    return script.isOnlyCounting() ? kept.count(number) : kept.recall(number);
  }

  private void answer(Planned.Answer answer) throws IOException {
    CellSet opponent = script.single(answer.opponent(), 0);
    CellSet reply = script.single(answer.reply(), 0);
    if (answer.reply() >= 0
        && answer.pieces().size() == 1
        && answer.pieces().get(0) instanceof Planned.Use use) {
      int number = use.claim().number();
      if (kept.holds(number)) {
        if (use.symmetry() == 0) {
          script.write(new Step.Answered(-1, answer.reply(), recall(number)));
          return;
        }
        opponent = arena.game.noCells();
      } else if (use.claim().body() instanceof Planned.Pairs pairs && kept.uses(number) == 0) {
        if (script.isOnlyCounting()) {
          kept.meet(number, 0);
        }
        script.write(
            new Step.Answered(
                answer.opponent(),
                answer.reply(),
                new Step.Groups(2, CellList.of(pairs.cells()), false)));
        return;
      }
    }
    script.enter(Frame.ANSWER, opponent, reply);
    pieces(answer.pieces());
    script.leave();
  }
}
