package dev.touchstone.cli;

import dev.touchstone.theorem.CheckedProof;
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
    return isStatementOnly()
        ? ProofFiles.of(files.get(0), files.get(0))
        : new TheoremFiles(VerifyCommand.inFolder(files.get(0)));
  }

  /** The proof, if the verifier accepts it now. */
  CheckedProof checked(ProofListener listener) throws Refusal {
    if (isStatementOnly()) {
      throw Refusal.usage(
          files.get(0) + " is not a folder; name a folder, or a statement and its certificate");
    }
    return CheckedProof.of(files(), listener);
  }
}
