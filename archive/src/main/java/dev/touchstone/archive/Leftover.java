package dev.touchstone.archive;

import dev.touchstone.archive.Index.IndexedTheorem;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a run that was killed has left to be moved into an archive. Anybody may have put it there:
 * it is held against the archive and verified like what is added now, before anything moves.
 *
 * <p>The theorem's folder moves first and the index last. So the index that the archive has is the
 * one from before, and the one that is left says which theorem is new.
 */
record Leftover(Path archive, Path keys, ProofListener listener) implements Transaction.Check {

  @Override
  public void check(Path ready) throws Refusal, IOException {
    Path old = ready.resolveSibling(Transaction.OLD);
    for (Path path : Files.exists(old, LinkOption.NOFOLLOW_LINKS) ? paths(old) : List.<Path>of()) {
      if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
        requireOrdinary(path);
      }
    }
    Set<Path> folders = new TreeSet<>();
    boolean empty = true;
    for (Path path : paths(ready)) {
      if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
        requireNamed(ready, path);
        continue;
      }
      requireOrdinary(path);
      empty = false;
      @Nullable Path folder = path.getParent();
      if (folder != null && !folder.equals(ready)) {
        folders.add(folder);
      } else if (!Transaction.FILES.contains(path.getFileName().toString())) {
        throw stranger(path, "does not belong there");
      }
    }
    if (empty) {
      // All was moved.
      return;
    }
    if (!Files.exists(ready.resolve(Index.FILE))) {
      throw stranger(ready, "has no " + Index.FILE);
    }
    check(ready, folders);
  }

  private void check(Path ready, Set<Path> folders) throws Refusal, IOException {
    Path file = ready.resolve(Index.FILE);
    Index index;
    try {
      index = ListedArchive.index(file);
    } catch (Refusal e) {
      throw stranger(file, "not an index as this version writes it");
    }
    Index before = before(index);
    IndexedTheorem theorem = only(file, before, index);
    Path folder = ready.resolve(theorem.name());
    for (Path other : folders) {
      if (!other.equals(folder)) {
        throw stranger(other, "not the theorem that is new in " + file);
      }
    }
    requireIfThere(ready.resolve(Index.SCHEMA), Pages.schema());
    requireIfThere(ready.resolve(TheoremFiles.PAGE), IndexPage.text(index));
    requirePlace(before, theorem, !folders.isEmpty());
    Path root = folders.isEmpty() ? archive : ready;
    try {
      requireProved(root, theorem);
    } catch (Refusal e) {
      if (e.kind() == Refusal.Kind.OUT_OF_BUDGET) {
        throw e;
      }
      throw new Refusal(
          e.kind(),
          "%s; not as a run that was killed left it: remove %s".formatted(e.line(), ready));
    }
  }

  private Index before(Index index) throws Refusal, IOException {
    Path file = archive.resolve(Index.FILE);
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        ? ListedArchive.index(file)
        : new Index(index.schema(), index.version(), index.keys(), List.of());
  }

  /** The theorem that is new, or other than before; all others are as they were. */
  private static IndexedTheorem only(Path file, Index before, Index index) throws Refusal {
    List<IndexedTheorem> others = new ArrayList<>(index.theorems());
    others.removeAll(before.theorems());
    if (others.size() != 1 || !before.with(others.get(0)).equals(index)) {
      throw stranger(file, "not the archive's index with one theorem more");
    }
    IndexedTheorem theorem = others.get(0);
    try {
      TheoremName.require(theorem.name());
    } catch (IllegalArgumentException e) {
      throw stranger(file, String.valueOf(e.getMessage()));
    }
    Optional<IndexedTheorem> same =
        before.theorems().stream()
            .filter(other -> other.statementSha256().equals(theorem.statementSha256()))
            .findFirst();
    if (same.isPresent() && !same.get().name().equals(theorem.name())) {
      throw stranger(file, theorem.name() + " is in the archive as " + same.get().name());
    }
    return theorem;
  }

  /** Where the theorem lies, or will lie, no link leads elsewhere. */
  private void requirePlace(Index before, IndexedTheorem theorem, boolean moves)
      throws Refusal, IOException {
    boolean isNew =
        before.theorems().stream().noneMatch(other -> other.name().equals(theorem.name()));
    if (moves && isNew) {
      new ListedArchive(archive, keys, before).requireFree(theorem.name());
    }
    Path place = archive;
    for (Path part : Path.of(theorem.name())) {
      place = place.resolve(part);
      if (Files.exists(place, LinkOption.NOFOLLOW_LINKS)
          && !Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) {
        throw Refusal.usage(place + " is in the way; remove it");
      }
    }
    if (!moves && Files.exists(place)) {
      for (Path path : paths(place)) {
        if (!path.equals(place)) {
          requireOrdinary(path);
        }
      }
    }
  }

  private void requireProved(Path root, IndexedTheorem theorem) throws Refusal, IOException {
    TheoremFiles files = new TheoremFiles(root.resolve(theorem.name()));
    if (!Files.isDirectory(files.folder())) {
      throw Refusal.notProved(files.folder() + ": missing");
    }
    Trust trust = new Trust(keys, List.of());
    Entry entry = new TheoremCheck(trust.demand(), listener).entry(theorem.name(), files);
    Addition.refuseContradiction(entry.proof().statement());
    requireText(files.page(), entry.page());
    requireText(files.picture(), entry.picture().svg());
    if (!IndexedTheorem.of(root, entry).equals(theorem)) {
      throw Refusal.notProved(files.folder() + ": not as the index lists it");
    }
  }

  private static void requireIfThere(Path file, String text) throws Refusal, IOException {
    if (Files.exists(file)) {
      requireText(file, text);
    }
  }

  private static void requireText(Path file, String text) throws Refusal, IOException {
    if (!Files.isRegularFile(file)
        || !Arrays.equals(Files.readAllBytes(file), text.getBytes(StandardCharsets.UTF_8))) {
      throw stranger(file, "not what follows from the theorems");
    }
  }

  /** So no folder can be taken for a theorem's but one with files in it. */
  private static void requireNamed(Path ready, Path folder) throws Refusal {
    if (folder.equals(ready)) {
      return;
    }
    try {
      TheoremName.require(Audit.name(ready, folder));
    } catch (IllegalArgumentException e) {
      throw stranger(folder, "no theorem's name");
    }
  }

  private static void requireOrdinary(Path path) throws Refusal {
    if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
      throw stranger(path, Files.isSymbolicLink(path) ? "a link" : "not a file");
    }
  }

  /** All that is there, in order; no link is followed. */
  private static List<Path> paths(Path root) throws IOException {
    try (Stream<Path> paths = Files.walk(root)) {
      return paths.sorted().toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static Refusal stranger(Path path, String what) {
    return Refusal.usage(path + ": " + what + ", so no interrupted addition left it; remove it");
  }
}
