package dev.touchstone.archive;

import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Theorems to be shown together, from folders of their own and from archives, listed there or not.
 * Each is verified now. What else lies in such folders is left alone, and said.
 */
public final class Gathering {

  /** Who hears how it goes. */
  public interface Listener {
    /** A theorem is about to be verified; whatever is told meanwhile goes to what this returns. */
    ProofListener verifying(String name);

    /** It is right. */
    void verified(Entry entry);

    /** Something lies there that belongs to no theorem; a line. */
    void leftOut(String line);
  }

  /** Names of this many strangers are enough. */
  private static final int NAMED = 3;

  private final Path pages;
  private final Listener listener;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Refusal> findings = new ArrayList<>();

  /** As file systems compare names that do not tell a from A. */
  private final Set<String> names = new HashSet<>();

  private final Set<Path> seen = new HashSet<>();

  /**
   * Nothing yet.
   *
   * @param pages where the pages go: those of an earlier run are no strangers
   */
  public Gathering(Path pages, Listener listener) {
    this.pages = pages.toAbsolutePath().normalize();
    this.listener = listener;
  }

  /** The theorems that are right, and what is wrong with others. */
  public Audit.Report report() {
    return new Audit.Report(entries, findings);
  }

  /** Whose signatures count for the theorem in a folder. */
  public interface Keys {
    Trust of(Path theorem);
  }

  /** Adds the theorem in a folder, or all that lie below it. */
  public void add(Path folder, Keys keys) throws Refusal {
    if (Audit.isTheorem(folder)) {
      addTheorem(lastName(folder), folder, keys.of(folder));
      return;
    }
    Audit archive = new Audit(folder, keys.of(folder));
    List<Path> folders = archive.folders();
    if (folders.isEmpty()) {
      throw Refusal.usage(folder + ": no theorem there" + whatThereIs(folder));
    }
    sayLeftOut(folder, strangersAmong(archive, folders));
    for (Path theorem : folders) {
      addTheorem(Audit.name(folder, theorem), theorem, keys.of(theorem));
    }
  }

  /** Whether pages have no place here: a theorem's folder, or an archive with an index. */
  public static boolean isClosed(Path folder) {
    return Audit.isTheorem(folder) || Files.exists(folder.resolve(Index.FILE));
  }

  private static String whatThereIs(Path folder) {
    return Files.exists(folder.resolve(TheoremFolder.CHECKPOINT))
        ? "; the search there is not finished: go on with it"
        : "; name the folder of a theorem, as solve writes it, or of an archive";
  }

  private void addTheorem(String wanted, Path folder, Trust trust) throws Refusal {
    try {
      if (!seen.add(folder.toRealPath())) {
        return;
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the folder", folder, e);
    }
    sayLeftOut(folder, strangersBeside(folder));
    String name = freeName(wanted);
    try {
      TheoremCheck check = new TheoremCheck(trust.demand(), listener.verifying(name));
      Entry entry = check.shown(name, new TheoremFiles(folder), listener::leftOut);
      listener.verified(entry);
      entries.add(entry);
    } catch (Refusal finding) {
      findings.add(finding);
    }
  }

  /** Two folders may have the same name; the second one gets a number. */
  private String freeName(String wanted) {
    String name = wanted;
    for (int number = 2; !names.add(name.toLowerCase(Locale.ROOT)); number++) {
      name = wanted + "-" + number;
    }
    return name;
  }

  /** The folder's own name, also of one that is written as . or .. */
  private static String lastName(Path folder) {
    @Nullable Path name = folder.toAbsolutePath().normalize().getFileName();
    return name == null ? "theorem" : name.toString();
  }

  private List<String> strangersBeside(Path folder) throws Refusal {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith(".") && !TheoremFiles.NAMES.contains(name))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw Refusal.file("cannot read the folder", folder, e);
    }
  }

  private List<String> strangersAmong(Audit archive, List<Path> folders) throws Refusal {
    try {
      return new Strays(archive.archive(), archive.trust().keys(), folders)
          .found().stream()
              .filter(path -> !path.toAbsolutePath().normalize().startsWith(pages))
              .map(path -> Audit.name(archive.archive(), path))
              .toList();
    } catch (IOException | UncheckedIOException e) {
      throw archive.unreadable(e);
    }
  }

  private void sayLeftOut(Path folder, List<String> strangers) {
    if (!strangers.isEmpty()) {
      int more = strangers.size() - NAMED;
      listener.leftOut(
          "%s: %s%s: no part of a theorem, left out of the pages"
              .formatted(
                  folder,
                  String.join(", ", strangers.subList(0, Math.min(NAMED, strangers.size()))),
                  more > 0 ? " and %s more".formatted(more) : ""));
    }
  }
}
