package dev.touchstone.archive;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/** The files of one theorem in an archive. Each is written whole or not at all. */
public record TheoremFiles(Path folder) implements ProofFiles {

  static final String MANIFEST = "manifest";
  static final String PAGE = "README.md";
  static final String PICTURE = "board.svg";

  /** All that may be in such a folder. */
  static final Set<String> NAMES =
      Set.of(
          TheoremFolder.STATEMENT,
          TheoremFolder.CERTIFICATE,
          TheoremFolder.COMPRESSED,
          MANIFEST,
          PAGE,
          PICTURE);

  @Override
  public Path statement() {
    return folder.resolve(TheoremFolder.STATEMENT);
  }

  /** The certificate as it is here: compressed if that is the one there is. */
  @Override
  public Path certificate() {
    Path plain = folder.resolve(TheoremFolder.CERTIFICATE);
    Path compressed = folder.resolve(TheoremFolder.COMPRESSED);
    return !Files.exists(plain) && Files.exists(compressed) ? compressed : plain;
  }

  public Path manifest() {
    return folder.resolve(MANIFEST);
  }

  Path page() {
    return folder.resolve(PAGE);
  }

  Path picture() {
    return folder.resolve(PICTURE);
  }

  /** Whether there is something to verify. */
  boolean hasProof() {
    return Files.exists(statement()) && Files.exists(certificate());
  }

  /** Takes over a proof: at no moment there is a pair that does not fit together. */
  void take(ProofFiles made) throws IOException {
    Files.createDirectories(folder);
    if (!Files.exists(statement()) || Files.mismatch(made.statement(), statement()) >= 0) {
      Files.deleteIfExists(folder.resolve(TheoremFolder.CERTIFICATE));
      Files.deleteIfExists(folder.resolve(TheoremFolder.COMPRESSED));
      put(statement(), Files.readAllBytes(made.statement()));
    }
    Path target = folder.resolve(made.certificate().getFileName());
    Path temporary = unfinished(target);
    try {
      Files.copy(made.certificate(), temporary, StandardCopyOption.REPLACE_EXISTING);
      move(temporary, target);
    } finally {
      Files.deleteIfExists(temporary);
    }
    for (String name : new String[] {TheoremFolder.CERTIFICATE, TheoremFolder.COMPRESSED}) {
      if (!target.endsWith(name)) {
        Files.deleteIfExists(folder.resolve(name));
      }
    }
  }

  /** What a file has in it. */
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Writes a small file, whole or not at all. */
  public static void put(Path file, byte[] bytes) throws IOException {
    put(file, out -> out.write(bytes));
  }

  /** Writes a file, whole or not at all. */
  public static void put(Path file, Content content) throws IOException {
    Path temporary = unfinished(file);
    try {
      // What an interrupted run has left goes; a link there is not followed.
      Files.deleteIfExists(temporary);
      try (OutputStream out =
          Files.newOutputStream(
              temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        content.writeTo(out);
      }
      move(temporary, file);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static Path unfinished(Path file) {
    return file.resolveSibling(file.getFileName() + ".tmp");
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
