package dev.touchstone.cli;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.SignatureCheck;
import dev.touchstone.signature.Ed25519Check;
import dev.touchstone.signing.MlDsa65;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone verify}: the verifier, which may find the files in a folder. */
@Command(
    name = "verify",
    customSynopsis = {
      "touchstone verify DIR [--keys KEYS] [--require NAME]...",
      "       touchstone verify STATEMENT CERTIFICATE",
    },
    description = "Checks that a certificate (plain or gzipped) proves a statement.",
    sortOptions = false,
    footer = {
      "A folder has the files 'statement' and 'certificate' or 'certificate.gz'; it may have a",
      "'manifest', which is compared with them, and whose signatures are checked (k ...).",
      "The verdict on standard output, and the exit code:",
      "  s VERIFIED                    0  the statement is a theorem",
      "  s REJECTED <REASON> step <n>  1  the certificate does not prove it",
      "  s DECLINED <REASON>           2  this verifier cannot judge",
      "  m DIFFERS ... or m MALFORMED  5  a theorem, but the manifest does not match",
      "  k INVALID ... or k ABSENT ... 5  a theorem, but not signed by every required NAME",
      "3: wrong usage, or a file cannot be read. 70: a bug in the verifier."
    })
final class VerifyCommand implements Callable<Integer> {

  private static final String KEYS = "KEYS";
  private static final String NO_KEYS = "-";

  private final Console console;

  @Parameters(
      arity = "1..2",
      paramLabel = "FILE",
      description = "a folder, or a statement and its certificate")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--keys",
      paramLabel = "KEYS",
      description = "whose signatures count (default: the nearest file KEYS above the folder)")
  private @Nullable Path keys;

  @Option(
      names = "--require",
      paramLabel = "NAME",
      description = "require a valid signature by this name, or NAME+ID")
  private List<String> required = new ArrayList<>();

  VerifyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    if (files.size() > 2) {
      throw Refusal.usage("a folder, or a statement and its certificate, and no more");
    }
    if (files.size() == 1) {
      return verify(inFolder(files.get(0)));
    }
    if (keys != null || !required.isEmpty()) {
      throw Refusal.usage("--keys and --require go with a folder, which may have a manifest");
    }
    return verify(List.of(files.get(0).toString(), files.get(1).toString()));
  }

  private int verify(Path folder) {
    List<String> words = new ArrayList<>();
    TheoremFiles theorem = new TheoremFiles(folder);
    words.add(theorem.statement().toString());
    words.add(theorem.certificate().toString());
    Path manifest = theorem.manifest();
    if (!Files.exists(manifest)) {
      int exitCode = verify(words);
      return exitCode == ExitCode.DONE && !required.isEmpty() ? absent(manifest) : exitCode;
    }
    words.add(manifest.toString());
    words.add(
        keys == null ? nearestKeys(folder).map(Path::toString).orElse(NO_KEYS) : keys.toString());
    words.addAll(required);
    return verify(words);
  }

  private int verify(List<String> words) {
    Map<Algorithm, SignatureCheck> checks =
        words.size() == 2
            ? Map.of()
            : Map.of(Algorithm.ED25519, new Ed25519Check(), Algorithm.ML_DSA_65, new MlDsa65());
    return dev.touchstone.verifier.Main.run(
        words.toArray(new String[0]), checks, console.out(), console.err());
  }

  /** Where there is no manifest, nobody has signed it. */
  private int absent(Path manifest) {
    required.forEach(name -> console.out().println("k ABSENT " + name));
    console.complain(manifest + ": no such file, so nobody has signed it");
    return ExitCode.NOT_SIGNED;
  }

  /** The nearest list of keys above a folder. */
  static Optional<Path> nearestKeys(Path folder) {
    @Nullable Path above = folder.toAbsolutePath().normalize().getParent();
    while (above != null && !Files.isRegularFile(above.resolve(KEYS))) {
      above = above.getParent();
    }
    return Optional.ofNullable(above).map(found -> found.resolve(KEYS));
  }

  static Path inFolder(Path folder) throws Refusal {
    if (!Files.isDirectory(folder)) {
      throw Refusal.usage(
          folder
              + (Files.exists(folder) ? " is not a folder" : ": there is no such file or folder")
              + "; name a folder, or a statement and its certificate");
    }
    return folder;
  }
}
