package dev.touchstone.archive;

import dev.touchstone.theorem.FolderLock;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A change of an archive, whole or not at all, and one at a time. What is new is laid out in a
 * hidden folder as it will lie in the archive. That the folder gets the name {@code ready} is the
 * moment of the change: before, a run that is killed has changed nothing; after it, the next one
 * does the rest. What was there before is kept beside until all is done, and comes back if a file
 * cannot be moved.
 */
final class Transaction implements AutoCloseable {

  static final String FOLDER = ".adding";
  static final Set<String> FILES = Set.of(Index.FILE, Index.SCHEMA, TheoremFiles.PAGE);
  static final String OLD = "old";
  private static final String READY = "ready";

  /** How a file or folder gets its name; tests stop here. */
  interface Mover {
    void move(Path from, Path to) throws IOException;
  }

  /** What a run that was killed left is moved only if this does not refuse it. */
  interface Check {
    void check(Path ready) throws Refusal, IOException;
  }

  static final Mover AT_ONCE = (from, to) -> Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);

  /** The theorem first, and the index last: it says what the others must be. */
  private static final Comparator<Path> LAST =
      Comparator.comparing((Path unit) -> unit.endsWith(Index.FILE))
          .thenComparing(unit -> FILES.contains(unit.toString()))
          .thenComparing(Comparator.naturalOrder());

  private final Path archive;
  private final FolderLock lock;
  private final Mover mover;
  private final Deque<Undo> undo = new ArrayDeque<>();
  private final List<Path> made = new ArrayList<>();
  private boolean committed;
  private boolean completed;

  /** What takes back a step. */
  private record Undo(Path from, Path to) {}

  private Transaction(Path archive, FolderLock lock, Mover mover) {
    this.archive = archive;
    this.lock = lock;
    this.mover = mover;
  }

  /** Whether a run was killed after it had begun to change the archive. */
  static boolean isPending(Path archive) {
    return Files.exists(archive.resolve(FOLDER).resolve(READY), LinkOption.NOFOLLOW_LINKS);
  }

  /** Begins; does the rest of a change during which a run was killed. */
  static Transaction begin(Path archive, Mover mover, Check check) throws Refusal, IOException {
    Path place = archive.resolve(FOLDER);
    if (Files.isSymbolicLink(place)) {
      throw Refusal.usage(place + ": a link; remove it");
    }
    Transaction begun = new Transaction(archive, FolderLock.take(place), mover);
    try {
      if (isPending(archive)) {
        check.check(begun.ready());
        begun.forward();
        begun.completed = true;
        // That is done; what fails from here on does not take it back.
        begun.undo.clear();
        begun.made.clear();
      }
      begun.clear();
      Files.createDirectory(begun.work());
      return begun;
    } catch (IOException | Refusal e) {
      try (FolderLock held = begun.lock) {
        held.remove();
      }
      throw e;
    }
  }

  /** Whether it began with the rest of another one. */
  boolean hasCompleted() {
    return completed;
  }

  /** Where the change is laid out. */
  Path work() {
    return archive.resolve(FOLDER).resolve("work");
  }

  private Path ready() {
    return archive.resolve(FOLDER).resolve(READY);
  }

  private Path old() {
    return archive.resolve(FOLDER).resolve(OLD);
  }

  /** Makes the change. */
  void commit() throws IOException {
    mover.move(work(), ready());
    undo.push(new Undo(ready(), work()));
    try {
      forward();
    } catch (IOException e) {
      back();
      throw e;
    }
    committed = true;
  }

  /** Each theorem's folder moves as a whole. */
  private void forward() throws IOException {
    for (Path unit : units(ready())) {
      Path place = archive.resolve(unit);
      putAway(place, old().resolve(unit));
      createParents(place);
      mover.move(ready().resolve(unit), place);
      undo.push(new Undo(place, ready().resolve(unit)));
    }
    delete(ready());
  }

  /** A folder makes room; a file need not, since another takes its place in one step. */
  private void putAway(Path place, Path old) throws IOException {
    if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    Files.createDirectories(old.getParent());
    if (Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) {
      mover.move(place, old);
    } else {
      Files.copy(place, old, StandardCopyOption.REPLACE_EXISTING, LinkOption.NOFOLLOW_LINKS);
    }
    undo.push(new Undo(old, place));
  }

  private void createParents(Path place) throws IOException {
    for (Path parent = place.getParent();
        parent != null && !Files.exists(parent);
        parent = parent.getParent()) {
      made.add(parent);
    }
    Files.createDirectories(place.getParent());
  }

  private void back() throws IOException {
    while (!undo.isEmpty()) {
      mover.move(undo.peek().from(), undo.peek().to());
      undo.pop();
    }
    for (Path folder : made) {
      Files.deleteIfExists(folder);
    }
  }

  /** What moves as one: folders of theorems, and the files of the archive itself. */
  private static List<Path> units(Path root) throws IOException {
    if (!Files.isDirectory(root)) {
      return List.of();
    }
    try (Stream<Path> paths = Files.walk(root)) {
      return paths
          .filter(
              path ->
                  Files.isDirectory(path)
                      ? Files.exists(path.resolve(TheoremFiles.STATEMENT))
                      : root.equals(path.getParent()))
          .map(root::relativize)
          .sorted(LAST)
          .toList();
    }
  }

  private void clear() throws IOException {
    for (Path tree : List.of(work(), ready(), old())) {
      delete(tree);
    }
  }

  private static void delete(Path tree) throws IOException {
    if (!Files.exists(tree, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    List<Path> paths = new ArrayList<>();
    try (Stream<Path> walk = Files.walk(tree)) {
      walk.sorted(Comparator.reverseOrder()).forEach(paths::add);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    for (Path path : paths) {
      Files.delete(path);
    }
  }

  /**
   * Leaves nothing of its own behind, unless a change could neither be made nor taken back: that
   * stays. Once the change is made, nothing that fails here is of any account.
   */
  @Override
  public void close() throws IOException {
    try (lock) {
      if (!Files.exists(ready(), LinkOption.NOFOLLOW_LINKS)) {
        clear();
        leave();
      }
    } catch (IOException e) {
      if (!committed) {
        throw e;
      }
    }
  }

  /** What others put there stays, and so does what another run has begun there by now. */
  private void leave() throws IOException {
    lock.remove();
    try {
      Files.deleteIfExists(archive.resolve(FOLDER));
    } catch (DirectoryNotEmptyException e) {
      // Not this run's.
    }
  }
}
