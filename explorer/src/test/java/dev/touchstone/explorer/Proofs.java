package dev.touchstone.explorer;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.NewProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Proofs to make pages of. */
final class Proofs {

  private static final String STATEMENT = "--- statement";
  private static final String CERTIFICATE = "--- certificate\n";

  private Proofs() {}

  /** A game, solved now. */
  static CheckedProof solved(String game, Path folder)
      throws BadGameException, IOException, Refusal {
    Path place = folder.resolve(game);
    SolveRequest request = SolveRequest.of(Problem.weak(Notation.read(game)));
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    try (TheoremFolder theorem = TheoremFolder.open(place)) {
      Proof proof = ((SolveResult.Decided) result).proof();
      new NewProof(proof.statement(), proof::emit).writeTo(theorem, ProofListener.none());
    }
    return CheckedProof.of(new TheoremFiles(place));
  }

  /** All of the corpus that a verifier must accept; one for each rule and kind of game. */
  static List<CheckedProof> ofCorpus(Path folder) throws IOException, Refusal {
    Path corpus = Path.of(System.getProperty("touchstone.root", ".."), "vectors", "accept");
    List<CheckedProof> proofs = new ArrayList<>();
    try (Stream<Path> files = Files.list(corpus)) {
      for (Path file : files.sorted().toList()) {
        // Those are for verifiers that read more than the canonical form, or to their limits.
        if (!String.valueOf(file.getFileName()).matches("(lenient|work-at|unfolded-at).*")) {
          proofs.add(ofVector(file, folder));
        }
      }
    }
    return proofs;
  }

  private static CheckedProof ofVector(Path file, Path folder) throws IOException, Refusal {
    String text = Files.readString(file);
    int statement = text.indexOf(STATEMENT);
    int certificate = text.indexOf(CERTIFICATE);
    int begin = text.indexOf('\n', statement) + 1;
    if (text.startsWith(" in hex", statement + STATEMENT.length())) {
      throw new IOException(file + ": no canonical statement");
    }
    String hex = text.substring(certificate + CERTIFICATE.length()).replaceAll("\\s", "");
    Path place = Files.createDirectories(folder.resolve(String.valueOf(file.getFileName())));
    return written(text.substring(begin, certificate), HexFormat.of().parseHex(hex), place);
  }

  /** A proof from its parts, put into this folder. */
  static CheckedProof written(Statement statement, byte[] certificate, Path place)
      throws IOException, Refusal {
    return written(statement.text(), certificate, place);
  }

  private static CheckedProof written(String statement, byte[] certificate, Path place)
      throws IOException, Refusal {
    TheoremFiles files = new TheoremFiles(place);
    Files.writeString(files.statement(), statement);
    Files.write(files.certificate(), certificate);
    return CheckedProof.of(files);
  }
}
