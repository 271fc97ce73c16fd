package dev.touchstone.explorer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Pages of other theorems that an earlier run has left in a site. They stay, since nobody asked for
 * their end; no page leads to them any more.
 *
 * @param folder of the theorems' pages
 */
public record EarlierPages(Path folder, List<Path> pages) {

  /** As many as are named. */
  private static final int NAMED = 3;

  public EarlierPages {
    pages = List.copyOf(pages);
  }

  /**
   * Those in a folder that are ours, and are none of the new ones. What cannot be read is not
   * counted: everything is written by then.
   */
  static EarlierPages besides(Set<Path> written, Path folder) {
    if (!Files.isDirectory(folder)) {
      return new EarlierPages(folder, List.of());
    }
    try (Stream<Path> paths = Files.walk(folder)) {
      return new EarlierPages(
          folder,
          paths
              .filter(path -> path.toString().endsWith(ExplorerSite.PAGE))
              .filter(path -> !written.contains(path) && isOurs(path))
              .sorted()
              .toList());
    } catch (IOException | UncheckedIOException e) {
      return new EarlierPages(folder, List.of());
    }
  }

  private static boolean isOurs(Path page) {
    try {
      return ExplorerSite.begins(page, ExplorerSite.MARK);
    } catch (IOException e) {
      return false;
    }
  }

  /** That they are there, in a line; nothing if there are none. */
  public Optional<String> warning() {
    if (pages.isEmpty()) {
      return Optional.empty();
    }
    List<String> names =
        pages.stream().limit(NAMED).map(page -> folder.relativize(page).toString()).toList();
    int more = pages.size() - names.size();
    boolean one = pages.size() == 1;
    return Optional.of(
        "%s in %s %s not linked any more (%s%s); remove %s, or name all theorems at once"
            .formatted(
                one ? "1 earlier page" : pages.size() + " earlier pages",
                folder,
                one ? "is" : "are",
                String.join(" ", names),
                more > 0 ? " and %s more".formatted(more) : "",
                one ? "it" : "them"));
  }
}
