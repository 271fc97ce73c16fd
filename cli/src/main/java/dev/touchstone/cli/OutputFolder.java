package dev.touchstone.cli;

import dev.touchstone.theorem.Refusal;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The folder in which a file is to be written: if it is missing, that is said before the work. */
final class OutputFolder {

  private OutputFolder() {}

  static void require(Path file) throws Refusal {
    @Nullable Path folder = file.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      Path shown = file.getParent() == null ? folder : file.getParent();
      throw Refusal.usage(
          "--out %s: %s %s"
              .formatted(
                  file,
                  Files.exists(folder)
                      ? shown + " is a file;"
                      : "there is no folder " + shown + "; make it first, or",
                  "choose another name"));
    }
  }
}
