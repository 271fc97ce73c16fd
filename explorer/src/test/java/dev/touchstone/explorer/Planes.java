package dev.touchstone.explorer;

import dev.touchstone.game.Notation;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.CheckedProof;
import java.nio.file.Path;
import java.util.List;

/** The plane, as it is solved: 8 in a row, and 11 with two stones a turn. */
final class Planes {

  private Planes() {}

  static List<CheckedProof> solved(Path folder) throws Exception {
    return List.of(
        Proofs.solved(Problem.weak(Notation.read("plane 8")), folder.resolve("plane-8")),
        Proofs.solved(
            Problem.inTurns(Notation.read("plane 11"), Rules.WEAK, 2, 2),
            folder.resolve("plane-11")));
  }
}
