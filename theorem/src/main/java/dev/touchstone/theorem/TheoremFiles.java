package dev.touchstone.theorem;

import dev.touchstone.game.Layout;
import dev.touchstone.game.OutputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Set;

/** The files of one theorem in a folder. Each is written whole or not at all. */
public record TheoremFiles(Path folder) implements ProofFiles {

  public static final String STATEMENT = "statement";
  public static final String CERTIFICATE = "certificate";
  public static final String COMPRESSED = "certificate.gz";
  public static final String MANIFEST = "manifest";
  public static final String LAYOUT = "layout";
  public static final String PAGE = "README.md";
  public static final String PICTURE = "board.svg";

  /** All that may be in such a folder of an archive. */
  public static final Set<String> NAMES =
      Set.of(STATEMENT, CERTIFICATE, COMPRESSED, MANIFEST, LAYOUT, PAGE, PICTURE);

  @Override
  public Path statement() {
    return folder.resolve(STATEMENT);
  }

  /** The certificate as it is here: compressed if that is the one there is. */
  @Override
  public Path certificate() {
    Path plain = folder.resolve(CERTIFICATE);
    Path compressed = folder.resolve(COMPRESSED);
    return !Files.exists(plain) && Files.exists(compressed) ? compressed : plain;
  }

  /** The manifest, if there is one. */
  public Path manifest() {
    return folder.resolve(MANIFEST);
  }

  /** Writes what the game is called and where its cells lie; no proof depends on it. */
  public void write(Layout layout) throws IOException {
    OutputFile.write(folder.resolve(LAYOUT), layout.text().getBytes(StandardCharsets.UTF_8));
  }

  /** Whether this very layout is there. */
  public boolean has(Layout layout) throws IOException {
    Path file = folder.resolve(LAYOUT);
    return Files.isRegularFile(file)
        && Files.size(file) <= Layout.MAX_BYTES
        && Arrays.equals(Files.readAllBytes(file), layout.text().getBytes(StandardCharsets.UTF_8));
  }

  /** Whether there is any layout. */
  public boolean hasLayout() {
    return Files.exists(folder.resolve(LAYOUT));
  }

  public Path page() {
    return folder.resolve(PAGE);
  }

  public Path picture() {
    return folder.resolve(PICTURE);
  }

  /** Whether there is something to verify. */
  public boolean hasProof() {
    return Files.exists(statement()) && Files.exists(certificate());
  }

  /** Whether nobody can say which of the two certificates is meant. */
  public boolean hasTwoCertificates() {
    return Files.exists(folder.resolve(CERTIFICATE)) && Files.exists(folder.resolve(COMPRESSED));
  }

  /** Takes over a proof, which stays where it is as well. */
  public void copy(ProofFiles made) throws IOException {
    Files.createDirectories(folder);
    place(made, (from, to) -> OutputFile.write(to, out -> Files.copy(from, out)));
  }

  /** Takes over a proof from a folder on the same disk. */
  void move(ProofFiles made) throws IOException {
    place(
        made,
        (from, to) ->
            Files.move(
                from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING));
  }

  /** How a file gets its name, in one step. */
  private interface Way {
    void bring(Path from, Path to) throws IOException;
  }

  /** At no moment there is a statement beside a certificate, or a layout, of another one. */
  private void place(ProofFiles made, Way way) throws IOException {
    if (!Files.exists(statement()) || Files.mismatch(made.statement(), statement()) >= 0) {
      Files.deleteIfExists(folder.resolve(CERTIFICATE));
      Files.deleteIfExists(folder.resolve(COMPRESSED));
      Files.deleteIfExists(folder.resolve(LAYOUT));
      way.bring(made.statement(), statement());
    }
    Path certificate = folder.resolve(made.certificate().getFileName());
    way.bring(made.certificate(), certificate);
    for (String name : new String[] {CERTIFICATE, COMPRESSED}) {
      if (!certificate.endsWith(name)) {
        Files.deleteIfExists(folder.resolve(name));
      }
    }
  }
}
