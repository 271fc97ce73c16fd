package dev.touchstone.archive;

import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What lies in an archive and belongs to no theorem: nothing vouches for it. Hidden files may be
 * there, and the file of a build that keeps the archive.
 */
final class Strays {

  private static final Set<String> KNOWN =
      Set.of(Index.FILE, Index.SCHEMA, TheoremFiles.PAGE, Trust.KEYS, "pom.xml");

  private final Path archive;
  private final Path keys;
  private final List<Path> theorems;

  Strays(Path archive, Path keys, List<Path> theorems) {
    this.archive = archive;
    this.keys = keys.toAbsolutePath().normalize();
    this.theorems = theorems;
  }

  /** A line for each. */
  List<Refusal> findings() throws IOException {
    return found().stream()
        .map(
            path ->
                Refusal.notProved(
                    path
                        + ": belongs neither to a theorem nor to the archive; remove it, or hide it"
                        + " (.NAME)"))
        .toList();
  }

  /** Their paths. */
  List<Path> found() throws IOException {
    if (!Files.isDirectory(archive)) {
      return List.of();
    }
    try (Stream<Path> paths = Files.walk(archive)) {
      return paths.filter(this::isStray).sorted().toList();
    }
  }

  /** A link to a folder is one, too, unless it leads to a theorem: the walk does not follow it. */
  private boolean isStray(Path path) {
    return !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)
        && !path.equals(archive)
        && Audit.isOpen(archive.relativize(path))
        && !isKnown(path)
        && theorems.stream().noneMatch(path::startsWith);
  }

  private boolean isKnown(Path path) {
    return (archive.equals(path.getParent()) && KNOWN.contains(path.getFileName().toString()))
        || keys.equals(path.toAbsolutePath().normalize());
  }
}
