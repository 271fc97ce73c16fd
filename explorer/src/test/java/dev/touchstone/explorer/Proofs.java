package dev.touchstone.explorer;

import dev.touchstone.archive.BoardPicture;
import dev.touchstone.archive.Entry;
import dev.touchstone.archive.Gathering;
import dev.touchstone.archive.Trust;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.picture.Figure;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Sha256;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.NamedGame;
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
import java.util.Optional;
import java.util.stream.Stream;

/** Proofs to make pages of. */
final class Proofs {

  private static final String STATEMENT = "--- statement";
  private static final String CERTIFICATE = "--- certificate\n";

  private Proofs() {}

  /** A game, solved now. */
  static CheckedProof solved(String game, Path folder)
      throws BadGameException, IOException, Refusal {
    return solved(game, game, folder);
  }

  /** The same, in a folder with this name. */
  static CheckedProof solved(String game, String name, Path folder)
      throws BadGameException, IOException, Refusal {
    return solved(Problem.weak(Notation.read(game)), folder.resolve(name));
  }

  /** A problem, solved now, in this folder. */
  static CheckedProof solved(Problem problem, Path place)
      throws BadGameException, IOException, Refusal {
    SolveRequest request = SolveRequest.of(problem);
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    try (TheoremFolder theorem = TheoremFolder.open(place)) {
      Proof proof = ((SolveResult.Decided) result).proof();
      new NewProof(proof.statement(), proof::emit).writeTo(theorem, ProofListener.none());
    }
    return CheckedProof.of(new TheoremFiles(place));
  }

  /** All of the corpus that a verifier must accept; one for each rule and kind of game. */
  static List<CheckedProof> ofCorpus(Path folder) throws IOException, Refusal {
    List<CheckedProof> proofs = new ArrayList<>();
    try (Stream<Path> files = Files.list(corpus())) {
      for (Path file : files.sorted().toList()) {
        // Those are for verifiers that read more than the canonical form, or to their limits.
        String name = String.valueOf(file.getFileName());
        if (!name.matches("(lenient|sided-lenient|work-at|unfolded-at).*")) {
          proofs.add(ofVector(file, folder));
        }
      }
    }
    return proofs;
  }

  private static Path corpus() {
    return Path.of(System.getProperty("touchstone.root", ".."), "vectors", "accept");
  }

  /** A proof of the corpus. */
  static CheckedProof vector(String name, Path folder) throws IOException, Refusal {
    return ofVector(corpus().resolve(name + ".vector"), folder);
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

  /** A theorem with this proof, which nobody has signed. */
  static Entry entry(CheckedProof proof) {
    return entry("example", proof);
  }

  /** The same, under this name. */
  static Entry entry(String name, CheckedProof proof) {
    NamedGame game =
        NamedGame.of(
            proof.files(),
            proof.statement(),
            complaint -> {
              throw new AssertionError(complaint);
            });
    Figure board = Figure.of(proof.statement().setup(), name);
    BoardPicture picture = new BoardPicture(board, board);
    return new Entry(name, proof, game, Optional.empty(), picture, Optional.empty(), List.of());
  }

  /** Theorems of this repository's archive, as a site shows them. */
  static List<Entry> archived(String... names) throws Refusal {
    Path archive = archive();
    Gathering gathering = gathering(archive);
    for (String name : names) {
      Trust trust = new Trust(archive.resolve(Trust.KEYS), List.of());
      gathering.add(archive.resolve(name), theorem -> trust);
    }
    return gathering.report().entries();
  }

  /** The SHA-256 of the certificate of an archived theorem. */
  static String certificateDigest(String name) throws IOException {
    return Sha256.hex(Files.readAllBytes(archive().resolve(name).resolve("certificate")));
  }

  private static Path archive() {
    return Path.of(System.getProperty("touchstone.root", ".."), "proofs");
  }

  /** A theorem in its folder, as a site shows it: with a picture of the game and the layout. */
  static Entry gathered(Path place) throws Refusal {
    Gathering gathering = gathering(place.resolveSibling("no-archive"));
    Trust trust = new Trust(place.resolve(Trust.KEYS), List.of());
    gathering.add(place, theorem -> trust);
    return gathering.report().entries().get(0);
  }

  private static Gathering gathering(Path archive) {
    return new Gathering(
        archive,
        new Gathering.Listener() {
          @Override
          public ProofListener verifying(String name) {
            return ProofListener.none();
          }

          @Override
          public void verified(Entry entry) {}

          @Override
          public void leftOut(String line) {}
        });
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
