package dev.touchstone.cli;

import dev.touchstone.archive.Signing;
import dev.touchstone.archive.SigningKeys;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.FolderLock;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone sign}: a theorem's manifest, signed, if the verifier accepts the proof. */
@Command(
    name = "sign",
    customSynopsis = "touchstone sign DIR [--key FILE] [OPTIONS]",
    description = "Verifies the proof in a folder and signs its manifest, made if it is missing.",
    sortOptions = false,
    footer = {
      "Existing signatures stay. A DAY is written as 2026-11-18.",
      "Exit code: 0 signed, 1 and 2 not verified (nothing is signed), 3 wrong usage or a file error,",
      "5 the manifest belongs to another proof, or has an invalid signature by this key."
    })
final class SignCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "DIR", description = "the folder with statement and certificate")
  private Path folder = Path.of("");

  @Option(
      names = "--key",
      paramLabel = "FILE",
      description = "the private keys (default: those in the variable TOUCHSTONE_KEY)")
  private @Nullable Path key;

  @Option(
      names = "--date",
      paramLabel = "DAY",
      description = "the day in a new manifest (default: none)")
  private @Nullable String date;

  @Option(
      names = "--namespace",
      paramLabel = "WORD",
      description = "the archive's name in a new manifest (default: dev.touchstone)")
  private @Nullable String namespace;

  SignCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    if (namespace != null && !Manifest.isNamespace(namespace)) {
      throw Refusal.usage("--namespace: a word, not '" + namespace + "'");
    }
    if (date != null && !Manifest.isDate(date)) {
      throw Refusal.usage("--date: a day like 2026-11-18, or -, not '" + date + "'");
    }
    List<PrivateKey> keys = SigningKeys.read(key, System.getenv());
    TheoremFiles files = new TheoremFiles(VerifyCommand.inFolder(folder));
    refuseTaken();
    new Signing(ManifestFile.of(files)).by(keys, CheckedProof.of(files), date, namespace);
    for (PrivateKey signer : keys) {
      console.out().println("signed: " + files.manifest() + " by " + signer);
    }
    return ExitCode.DONE;
  }

  /** What is being solved there may become another proof before it is signed. */
  private void refuseTaken() throws Refusal {
    try {
      FolderLock.refuseTaken(folder);
    } catch (IOException e) {
      throw Refusal.file("cannot read the folder", folder, e);
    }
  }
}
