package dev.touchstone.explorer;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.GameFile;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.NewProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** A game from a file, with the layout that the file says. */
record OwnGame(Path file) {

  /** The theorem, solved now into this folder. */
  CheckedProof solved(Path place) throws BadGameException, IOException, Refusal {
    GameFile game = Notation.readFile(file.toString());
    SolveRequest request = SolveRequest.of(Problem.weak(game.setup()));
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    try (TheoremFolder theorem = TheoremFolder.open(place)) {
      Proof proof = ((SolveResult.Decided) result).proof();
      new NewProof(proof.statement(), proof::emit)
          .writeTo(theorem, Optional.of(game.layout()), ProofListener.none());
    }
    return CheckedProof.of(new TheoremFiles(place));
  }
}
