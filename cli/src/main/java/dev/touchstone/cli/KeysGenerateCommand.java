package dev.touchstone.cli;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone keys generate}: a new private key, in a file that is its owner's alone. */
@Command(
    name = "generate",
    customSynopsis = "touchstone keys generate --name NAME --out FILE [OPTIONS]",
    description = "Makes a private key, and prints the line that goes into a KEYS file.",
    sortOptions = false,
    footer = {
      "Keep FILE secret and safe: whoever has it can sign as NAME. It is never overwritten.",
      "A DAY is written as 2026-11-18. Exit code: 0 made, 3 wrong usage or a file error."
    })
final class KeysGenerateCommand implements Callable<Integer> {

  private final Console console;

  @Option(
      names = "--name",
      required = true,
      paramLabel = "NAME",
      description = "whose key it is: a word without '+', such as example.org/alice")
  private String name = "";

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "the new file for the private key")
  private Path out = Path.of("");

  @Option(
      names = "--ml-dsa",
      description = "two keys: an Ed25519 key as always, and an ML-DSA-65 key")
  private boolean mlDsa;

  @Mixin private final KeyWindow window = new KeyWindow();

  KeysGenerateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    OutputFolder.require(out);
    List<Algorithm> algorithms =
        mlDsa ? List.of(Algorithm.ED25519, Algorithm.ML_DSA_65) : List.of(Algorithm.ED25519);
    SecureRandom random = new SecureRandom();
    StringBuilder secret =
        new StringBuilder("# The private key of " + name + ": keep it secret.\n");
    List<String> known = new ArrayList<>();
    for (Algorithm algorithm : algorithms) {
      PrivateKey key = generate(algorithm, random);
      secret.append(key.line()).append('\n');
      known.add(window.around(key).line());
    }
    write(secret.toString());
    known.forEach(console.out()::println);
    return ExitCode.DONE;
  }

  private PrivateKey generate(Algorithm algorithm, SecureRandom random) throws Refusal {
    try {
      return PrivateKey.generate(name, algorithm, random);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--" + e.getMessage());
    }
  }

  /** The file is its owner's from the moment it is there. */
  private void write(String secret) throws Refusal {
    boolean posix = out.getFileSystem().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] mode =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    try (SeekableByteChannel file =
        Files.newByteChannel(
            out, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), mode)) {
      write(secret, Channels.newOutputStream(file));
    } catch (FileAlreadyExistsException e) {
      throw Refusal.usage("--out " + out + ": this file exists; choose another name");
    } catch (IOException e) {
      throw Refusal.file("cannot write the private key", e);
    }
  }

  /** Half a key is none: the name stays free for the next attempt. */
  private void write(String secret, OutputStream file) throws IOException {
    try {
      file.write(secret.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      Files.deleteIfExists(out);
      throw e;
    }
  }
}
