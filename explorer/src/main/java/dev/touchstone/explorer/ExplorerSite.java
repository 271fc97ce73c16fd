package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.game.OutputFile;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The pages of theorems: one with all of them, and below {@code theorems/} one for each, with the
 * certificate beside it as a script where that is too large for the page.
 */
public final class ExplorerSite {

  /** A larger certificate is not carried by its page. */
  static final long LARGEST_CARRIED = 3 << 20;

  private static final String FOLDER = "theorems/";
  static final String PAGE = ".html";

  /** By this a page is known as one of ours; it stands near the beginning. */
  static final String MARK = "<meta name=\"generator\" content=\"Touchstone ";

  private static final int BEGINNING = 1 << 12;

  private final String entry;
  private final long largestCarried;
  private final boolean replaces;

  /**
   * A site. What is there already and is no page of ours, it refuses to replace.
   *
   * @param entry the name of the page of all theorems, without its ending
   */
  public ExplorerSite(String entry) {
    this(entry, LARGEST_CARRIED);
  }

  /** A site whose pages carry certificates of so many bytes at most. */
  ExplorerSite(String entry, long largestCarried) {
    this(entry + PAGE, largestCarried, false);
  }

  private ExplorerSite(String entry, long largestCarried, boolean replaces) {
    this.entry = entry;
    this.largestCarried = largestCarried;
    this.replaces = replaces;
  }

  /** The same, replacing whatever has the names of its pages. */
  public ExplorerSite replacing() {
    return new ExplorerSite(entry, largestCarried, true);
  }

  /** Where the page of a theorem is, in the folder of a site. */
  public Path page(Entry theorem, Path folder) {
    return folder.resolve(FOLDER + theorem.name() + PAGE);
  }

  private Path script(Entry theorem, Path folder) {
    return folder.resolve(FOLDER + theorem.name() + CertificateScript.ENDING);
  }

  /** Writes the pages of these theorems into a folder; returns the page of all. */
  public Path write(List<Entry> theorems, Path folder) throws Refusal {
    Path all = folder.resolve(entry);
    for (Entry theorem : theorems) {
      requireNoLink(folder, page(theorem, folder));
    }
    List<FirstMoves> maps = FirstMoves.of(theorems);
    for (FirstMoves map : maps) {
      requireNoLink(folder, folder.resolve(FirstMovesPage.path(map)));
    }
    try {
      if (!replaces) {
        requireOwn(all, MARK);
        for (FirstMoves map : maps) {
          requireOwn(folder.resolve(FirstMovesPage.path(map)), MARK);
        }
        for (Entry theorem : theorems) {
          requireOwn(page(theorem, folder), MARK);
          requireOwn(script(theorem, folder), CertificateScript.BEGINNING);
        }
      }
      for (Entry theorem : theorems) {
        writePage(theorem, folder, mapOf(theorem, maps));
      }
      for (FirstMoves map : maps) {
        writeMap(map, folder);
      }
      put(all, text(TheoremsPage.html(theorems, theorem -> FOLDER + theorem.name() + PAGE)));
      return all;
    } catch (IOException e) {
      throw Refusal.file("cannot write the pages", e);
    }
  }

  /** What is still there of earlier runs, once these theorems are written. */
  public EarlierPages earlier(List<Entry> theorems, Path folder) {
    Set<Path> written =
        theorems.stream().map(theorem -> page(theorem, folder)).collect(Collectors.toSet());
    return EarlierPages.besides(written, folder.resolve(FOLDER));
  }

  /** Refuses to write through a link below the folder that somebody has named. */
  private static void requireNoLink(Path folder, Path page) throws Refusal {
    for (@Nullable Path place = page.getParent();
        place != null && !place.equals(folder);
        place = place.getParent()) {
      if (Files.isSymbolicLink(place)) {
        throw Refusal.usage(
            place
                + ": a link, and no pages are written through one; remove it, or name another folder"
                + " for the pages");
      }
    }
  }

  /** Refuses to write where there is something else. */
  private static void requireOwn(Path file, String mark) throws Refusal, IOException {
    if (!Files.isRegularFile(file)) {
      return;
    }
    if (!begins(file, mark)) {
      throw Refusal.usage(file + " is there and not ours; name another folder for the pages")
          .with(new Remedy.Replace());
    }
  }

  /** Whether this stands near the beginning of a file. */
  static boolean begins(Path file, String mark) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8).contains(mark);
    }
  }

  private static Optional<FirstMoves> mapOf(Entry theorem, List<FirstMoves> maps) {
    return maps.stream().filter(map -> map.theorems().containsValue(theorem)).findFirst();
  }

  private void writeMap(FirstMoves map, Path folder) throws IOException {
    String path = FirstMovesPage.path(map);
    String home = Link.back(path, entry);
    put(
        folder.resolve(path),
        text(
            FirstMovesPage.html(
                map, home, theorem -> Link.back(path, FOLDER + theorem.name() + PAGE))));
  }

  private void writePage(Entry theorem, Path folder, Optional<FirstMoves> map) throws IOException {
    String path = FOLDER + theorem.name();
    ExplorerPage page =
        new ExplorerPage(
            theorem,
            Link.back(path, entry),
            map.map(
                moves ->
                    new ExplorerPage.UpTo(
                        Link.back(path, FirstMovesPage.path(moves)),
                        "All first moves of " + FirstMovesPage.size(moves.board()))));
    Path certificate = theorem.proof().files().certificate();
    long bytes = Files.size(certificate);
    Path file = page(theorem, folder);
    Path script = script(theorem, folder);
    if (bytes <= largestCarried) {
      put(file, text(page.carrying(Files.readAllBytes(certificate))));
      // That of an earlier and larger proof.
      Files.deleteIfExists(script);
      return;
    }
    put(script, new CertificateScript(certificate));
    String name = String.valueOf(script.getFileName());
    put(file, text(page.beside(name, Files.size(script), bytes)));
  }

  private static OutputFile.Content text(String text) {
    return out -> out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void put(Path file, OutputFile.Content content) throws IOException {
    Path folder = file.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    OutputFile.write(file, content);
  }
}
