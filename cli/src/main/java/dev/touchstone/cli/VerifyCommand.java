package dev.touchstone.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.PublicKey;
import dev.touchstone.manifest.SignatureCheck;
import dev.touchstone.signature.Ed25519Check;
import dev.touchstone.signing.MlDsa65;
import dev.touchstone.theorem.MeasuredFile;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
      "  k INVALID ... or k ABSENT ... 5  a theorem, but wrongly signed, or not by every NAME",
      "3: wrong usage, or a file cannot be read. 70: a bug in the verifier."
    })
final class VerifyCommand implements Callable<Integer> {

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
      description =
          "whose signatures count (default: KEYS of the archive of DIR; else the nearest)")
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
    for (String name : required) {
      if (!PublicKey.isReference(name)) {
        throw Refusal.usage("--require: a key's name, or NAME+ID, not '" + name + "'");
      }
    }
    if (files.size() == 1) {
      return verify(inFolder(files.get(0)));
    }
    if (keys != null || !required.isEmpty()) {
      throw Refusal.usage("--keys and --require go with a folder, which may have a manifest");
    }
    return verify(List.of(files.get(0).toString(), files.get(1).toString()));
  }

  private int verify(Path folder) throws Refusal {
    List<String> words = new ArrayList<>();
    TheoremFiles theorem = new TheoremFiles(folder);
    words.add(theorem.statement().toString());
    words.add(theorem.certificate().toString());
    Path manifest = theorem.manifest();
    if (!Files.exists(manifest)) {
      int exitCode = verify(words);
      return exitCode == ExitCode.DONE && !required.isEmpty() ? absent(manifest) : exitCode;
    }
    if (!Files.isRegularFile(manifest)) {
      // A pipe would never end.
      throw Refusal.usage(manifest + ": not a file; remove it");
    }
    words.add(manifest.toString());
    words.add(keys(folder));
    words.addAll(required);
    return verify(words);
  }

  private String keys(Path folder) throws Refusal {
    if (keys != null) {
      return keys.toString();
    }
    WhoseKeys whose = new WhoseKeys(folder);
    return (required.isEmpty() ? whose.nearest() : whose.required())
        .map(Path::toString)
        .orElse(NO_KEYS);
  }

  /** What is said is said when the line on the terminal is gone. */
  private int verify(List<String> words) {
    Map<Algorithm, SignatureCheck> checks =
        words.size() == 2
            ? Map.of()
            : Map.of(Algorithm.ED25519, new Ed25519Check(), Algorithm.ML_DSA_65, new MlDsa65());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    LiveLine line = LiveLine.of(console);
    int exitCode =
        dev.touchstone.verifier.Main.run(
            words.toArray(new String[0]),
            checks,
            in -> measured(in, Path.of(words.get(1)), line),
            new PrintStream(out, true, UTF_8),
            new PrintStream(err, true, UTF_8));
    line.clear();
    console.out().print(out.toString(UTF_8));
    // A verdict that could not be written is not explained, either.
    if (!console.out().checkError() || Main.isPipe(console.out())) {
      console.err().print(err.toString(UTF_8));
    }
    return exitCode;
  }

  private static InputStream measured(InputStream in, Path certificate, LiveLine line) {
    // Of what has no length, a pipe for one, nobody knows how much is still to come.
    long all = certificate.toFile().length();
    return MeasuredFile.of(
        in,
        ProofListener.Stage.VERIFYING,
        all,
        (stage, done, of) -> line.show(() -> stage.words(done, of)));
  }

  /** Where there is no manifest, nobody has signed it. */
  private int absent(Path manifest) {
    required.forEach(name -> console.out().println("k ABSENT " + name));
    console.complain(manifest + ": no such file, so nobody has signed it");
    return ExitCode.NOT_SIGNED;
  }

  /** Says what a folder is that is not a theorem's. */
  private static void requireOneProof(Path folder) throws Refusal {
    TheoremFiles theorem = new TheoremFiles(folder);
    if (theorem.hasTwoCertificates()) {
      throw Refusal.usage(folder + ": two certificates; remove one of them");
    }
    if (Files.exists(theorem.statement(), LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (Files.exists(folder.resolve(TheoremFolder.CHECKPOINT))) {
      throw Refusal.usage(folder + ": the search there is not finished: go on with it");
    }
    throw Refusal.usage(
        folder
            + " has no statement, so it is no theorem's folder; name one, or have a folder of theorems"
            + " verified, and shown, by: touchstone site "
            + folder);
  }

  /** The folder of a theorem that a path names; says what there is instead. */
  static Path inFolder(Path folder) throws Refusal {
    GameInstead.refuse(folder);
    ProofChoice.refuseBoard(folder);
    try {
      if (Files.readAttributes(folder, BasicFileAttributes.class).isDirectory()) {
        requireOneProof(folder);
        return folder;
      }
      throw none(folder + " is not a folder");
    } catch (AccessDeniedException e) {
      throw Refusal.file("cannot read the folder", folder, e);
    } catch (IOException e) {
      throw none(folder + ": there is no such file or folder");
    }
  }

  private static Refusal none(String what) {
    return Refusal.usage(what + "; name a folder, or a statement and its certificate");
  }
}
