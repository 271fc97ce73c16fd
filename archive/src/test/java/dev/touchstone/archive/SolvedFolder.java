package dev.touchstone.archive;

import dev.touchstone.game.Notation;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.NewProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.nio.file.Path;

/** A folder as a search leaves it. */
final class SolvedFolder {

  private SolvedFolder() {}

  static TheoremFiles of(String game, Engine engine, Path folder) throws Exception {
    SolveRequest request = SolveRequest.of(Problem.weak(Notation.read(game))).with(engine);
    Proof proof = ((Decided) new Solver(request, SolveListener.none()).solve()).proof();
    try (TheoremFolder made = TheoremFolder.open(folder)) {
      new NewProof(proof.statement(), proof::emit).writeTo(made, ProofListener.none());
      return made.files();
    }
  }
}
