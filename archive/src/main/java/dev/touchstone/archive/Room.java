package dev.touchstone.archive;

import dev.touchstone.manifest.Manifest;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.Question;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The place of a theorem in an archive, before a build writes there. What is not the archive's own
 * is not replaced, update or not. Its own is what its index lists, a page that this program has
 * written, and what would be written now.
 *
 * @param archive the archive's folder
 * @param name the theorem's folder below it
 */
record Room(Path archive, String name) {

  /** What is longer is no page of ours. */
  private static final int LONGEST_PAGE = 1 << 20;

  /** What goes when a proof comes to a folder in which there is none, or no whole one. */
  private static final List<String> REPLACED =
      List.of(
          TheoremFiles.STATEMENT,
          TheoremFiles.CERTIFICATE,
          TheoremFiles.COMPRESSED,
          TheoremFiles.LAYOUT,
          TheoremFiles.MANIFEST);

  /** Refuses a link on the way to the folder: what is behind it is not the archive. */
  void requireNoLink() throws Refusal {
    Path place = archive;
    for (Path part : Path.of(name)) {
      place = place.resolve(part);
      if (Files.isSymbolicLink(place)) {
        throw Refusal.usage(
            place
                + ": a link, and nothing is written behind one; put a folder in its place, or choose"
                + " another name");
      }
      if (isThere(place) && !Files.isDirectory(place)) {
        throw Refusal.usage(place + ": a file is in the way; remove it, or choose another name");
      }
    }
  }

  /**
   * Refuses to replace parts of a proof that nobody knows. A whole proof is not looked at: what
   * becomes of it is a matter of the plan, and of an update.
   */
  void requireForProof(TheoremPlan plan) throws Refusal {
    List<String> names =
        !files().hasProof()
            ? REPLACED
            : files().hasTwoCertificates()
                ? List.of(TheoremFiles.COMPRESSED, TheoremFiles.CERTIFICATE)
                : List.of();
    try {
      for (String part : names) {
        Path file = files().folder().resolve(part);
        if (isThere(file) && !isListed(file) && !isPlanned(part, plan)) {
          throw Refusal.usage(
              "%s: not a file that %s lists, and the proof of %s would replace it; move it away, or"
                      .formatted(file, index(archive), plan.game().notation())
                  + " choose another name");
        }
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the folder", files().folder(), e);
    }
  }

  /** Refuses to replace a page or a picture that somebody else has written. */
  void requireForPages() throws Refusal {
    requirePage(files().page(), TheoremPage::isOurs);
    requirePage(files().picture(), BoardPicture::isOurs);
  }

  /** The same for the page of the whole archive; beside an index there was one of ours. */
  static void requireForIndexPage(Path archive) throws Refusal {
    Path page = archive.resolve(TheoremFiles.PAGE);
    try {
      if (isThere(page) && !isThere(index(archive)) && !IndexPage.isOurs(beginning(page))) {
        throw foreign(page);
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the page", page, e);
    }
  }

  /** A page that the index lists is the archive's, also if somebody has changed it. */
  private void requirePage(Path page, Predicate<String> isOurs) throws Refusal {
    try {
      if (isThere(page) && !listed().containsKey(path(page)) && !isOurs.test(beginning(page))) {
        throw foreign(page);
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the page", page, e);
    }
  }

  private static Refusal foreign(Path page) {
    return Refusal.usage(
        page + ": there, and no page of this archive's, which would replace it; move it away");
  }

  /** Nothing of what is no plain file. */
  private static String beginning(Path file) throws IOException {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return "";
    }
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(LONGEST_PAGE), StandardCharsets.UTF_8);
    }
  }

  private static boolean isThere(Path file) {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
  }

  private TheoremFiles files() {
    return new TheoremFiles(archive.resolve(name));
  }

  private static Path index(Path archive) {
    return archive.resolve(Index.FILE);
  }

  /** Its path as an index writes it. */
  private String path(Path file) {
    return Audit.name(archive, file);
  }

  private Map<String, String> listed() throws IOException {
    return Listing.read(index(archive));
  }

  private boolean isListed(Path file) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && FileDigest.of(file).equals(listed().get(path(file)));
  }

  /** Whether it is as this plan would have it, as a run that was stopped leaves it. */
  private boolean isPlanned(String part, TheoremPlan plan) throws Refusal, IOException {
    Path file = files().folder().resolve(part);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    return switch (part) {
      case TheoremFiles.STATEMENT ->
          Files.size(file) <= StatementText.MAX_BYTES && isStatement(file, plan.question());
      case TheoremFiles.LAYOUT ->
          plan.game().layout().isPresent() && files().has(plan.game().layout().get());
      case TheoremFiles.MANIFEST -> isManifest(plan.question());
      default -> false;
    };
  }

  private boolean isStatement(Path file, Question question) throws Refusal, IOException {
    byte[] bytes = Files.readAllBytes(file);
    try {
      Statement statement = StatementText.parse(bytes);
      return question.isAnsweredBy(statement)
          && Arrays.equals(bytes, statement.text().getBytes(StandardCharsets.UTF_8));
    } catch (BadStatementException e) {
      // It cannot be read, so it is somebody else's.
      return false;
    }
  }

  private boolean isManifest(Question question) throws IOException {
    try {
      Manifest said = ManifestFile.saidBy(ManifestFile.of(files()).read());
      for (Statement answer : question.answers()) {
        if (said.statementDigest().equals(HexFormat.of().formatHex(answer.digest()))) {
          return true;
        }
      }
    } catch (Refusal e) {
      // As above.
    }
    return false;
  }
}
