package dev.touchstone.cli;

import dev.touchstone.archive.Trust;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Board;
import dev.touchstone.game.Host;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.GameName;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.ProofFiles;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Parameters;

/** The theorem that a command is about: a folder, or a statement and its certificate. */
final class ProofChoice {

  @Parameters(
      arity = "1..2",
      paramLabel = "FILE",
      description = "a folder, or a statement and its certificate")
  private List<Path> files = new ArrayList<>();

  /** Whether only a statement is given, and no proof. */
  boolean isStatementOnly() {
    return files.size() == 1 && Files.isRegularFile(files.get(0));
  }

  /** Where the statement lies, and the certificate if there is one. */
  ProofFiles files() throws Refusal {
    if (files.size() > 2) {
      throw Refusal.usage("a folder, or a statement and its certificate, and no more");
    }
    if (files.size() == 2) {
      return ProofFiles.of(files.get(0), files.get(1));
    }
    GameInstead.refuse(files.get(0));
    return isStatementOnly()
        ? ProofFiles.of(files.get(0), files.get(0))
        : new TheoremFiles(VerifyCommand.inFolder(files.get(0)));
  }

  /** A board in the place of a folder: there must be a proof of its game first. */
  static void refuseBoard(Path file) throws Refusal {
    if (Files.exists(file)) {
      return;
    }
    Board named;
    try {
      named = Notation.board(GameName.notation(file.toString()));
    } catch (BadGameException | Refusal e) {
      return;
    }
    String board = named.notation();
    if (named instanceof InfiniteBoard infinite && !infinite.host().equals(Host.PLANE)) {
      throw Refusal.usage(
          "there is no folder %s; proofs of this game are not found by solve: name the folder of one, or its statement and certificate"
              .formatted(file));
    }
    String typed = board.contains(" ") ? '"' + board + '"' : board;
    throw Refusal.usage(
        "there is no folder %s; a proof of this game comes from solve %s --weak, into %s"
            .formatted(file, typed, new GameText(board, "", "", null).folderName()));
  }

  /** The proof, if the verifier accepts it now and its manifest, if it has one, is of it. */
  CheckedProof checked(ProofListener listener) throws Refusal {
    if (isStatementOnly()) {
      GameInstead.refuse(files.get(0));
      throw Refusal.usage(
          files.get(0) + " is not a folder; name a folder, or a statement and its certificate");
    }
    ProofFiles chosen = files();
    CheckedProof proof = CheckedProof.of(chosen, listener);
    if (chosen instanceof TheoremFiles theorem) {
      new WhoseKeys(theorem.folder())
          .nearest()
          .map(keys -> new Trust(keys, List.of()))
          .orElseGet(Trust::inNobody)
          .manifest(theorem, proof);
    }
    return proof;
  }
}
