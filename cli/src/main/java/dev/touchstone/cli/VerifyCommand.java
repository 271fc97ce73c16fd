package dev.touchstone.cli;

import dev.touchstone.archive.Refusal;
import dev.touchstone.archive.TheoremFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code touchstone verify}: the verifier, which may find the files in a folder. */
@Command(
    name = "verify",
    customSynopsis = {
      "touchstone verify DIR",
      "       touchstone verify STATEMENT CERTIFICATE",
    },
    description =
        "Checks that a certificate (as written, or compressed by gzip) proves a statement.",
    footer = {
      "A folder has the files 'statement' and 'certificate' or 'certificate.gz'.",
      "The verdict on standard output, and the exit code:",
      "  s VERIFIED                    0  the statement is a theorem",
      "  s REJECTED <REASON> step <n>  1  the certificate does not prove it",
      "  s DECLINED <REASON>           2  this verifier cannot judge",
      "3: wrong usage, or a file cannot be read. 70: an error in the verifier."
    })
final class VerifyCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      arity = "1..2",
      paramLabel = "FILE",
      description = "a folder, or a statement and its certificate")
  private List<Path> files = new ArrayList<>();

  VerifyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    if (files.size() > 2) {
      throw Refusal.usage("a folder, or a statement and its certificate, not more");
    }
    Path first = files.get(0);
    Path statement = files.size() == 2 ? first : inFolder(first).resolve(TheoremFolder.STATEMENT);
    Path certificate = files.size() == 2 ? files.get(1) : certificate(first);
    return dev.touchstone.verifier.Main.run(
        new String[] {statement.toString(), certificate.toString()}, console.out(), console.err());
  }

  private static Path inFolder(Path folder) throws Refusal {
    if (!Files.isDirectory(folder)) {
      throw Refusal.usage(
          folder + " is not a folder; name a folder, or a statement and its certificate");
    }
    return folder;
  }

  private static Path certificate(Path folder) {
    Path plain = folder.resolve(TheoremFolder.CERTIFICATE);
    Path compressed = folder.resolve(TheoremFolder.COMPRESSED);
    return !Files.exists(plain) && Files.exists(compressed) ? compressed : plain;
  }
}
