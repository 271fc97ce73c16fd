package dev.touchstone.cli;

import dev.touchstone.archive.HomeArchive;
import dev.touchstone.archive.Trust;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The list of keys for a theorem's folder where nobody names one. */
final class WhoseKeys {

  private final Path folder;

  WhoseKeys(Path folder) {
    this.folder = folder;
  }

  /** To say who has signed: the archive's list, or else the nearest, which is said by its name. */
  Optional<Path> nearest() {
    List<Path> archives = HomeArchive.of(folder);
    if (!archives.isEmpty()) {
      return keysOf(archives.get(0));
    }
    for (@Nullable Path above = absolute().getParent(); above != null; above = above.getParent()) {
      Optional<Path> keys = keysOf(above);
      if (keys.isPresent()) {
        return keys;
      }
    }
    return Optional.empty();
  }

  /** To require a signature: that of the one archive which lists the theorem, and no other. */
  Optional<Path> required() throws Refusal {
    List<Path> archives = HomeArchive.of(folder);
    if (archives.size() == 1) {
      return keysOf(archives.get(0));
    }
    if (archives.isEmpty()) {
      throw Refusal.usage(
          "--require: whose keys? no archive lists %s (an index.json above it); name the list by --keys%s"
              .formatted(folder, nearest().map(keys -> " (as " + keys + ")").orElse("")));
    }
    throw Refusal.usage(
        "--require: whose keys? %s is listed by %s and by %s; name the list by --keys"
            .formatted(folder, shown(archives.get(0)), shown(archives.get(1))));
  }

  /**
   * For pages, which say who has signed to people who see no list: that of the one archive which
   * lists the theorem and has {@code named} in it, or else the list in {@code named} itself, if it
   * is a folder of theorems. A list in a theorem's own folder came with whatever else lies there.
   */
  Optional<Path> forPages(Path named) {
    Path around = named.toAbsolutePath().normalize();
    List<Path> archives = HomeArchive.of(folder).stream().filter(around::startsWith).toList();
    if (!archives.isEmpty()) {
      return archives.size() == 1 ? keysOf(archives.get(0)) : Optional.empty();
    }
    return around.equals(absolute()) ? Optional.empty() : keysOf(around);
  }

  /**
   * Refuses a signature that is wrong by the nearest list: whether or not that list says who has
   * signed, the file has been changed.
   */
  void refuseWrong() throws Refusal {
    Optional<Path> keys = nearest();
    if (keys.isPresent()) {
      new Trust(keys.get(), List.of()).requireRight(new TheoremFiles(folder));
    }
  }

  private static Optional<Path> keysOf(Path archive) {
    Path keys = archive.resolve(Trust.KEYS);
    return Files.isRegularFile(keys) ? Optional.of(shown(keys)) : Optional.empty();
  }

  private Path absolute() {
    return folder.toAbsolutePath().normalize();
  }

  /** As short as people write it. */
  private static Path shown(Path path) {
    Path here = Path.of("").toAbsolutePath();
    return path.startsWith(here) && !path.equals(here) ? here.relativize(path) : path;
  }
}
