package dev.touchstone.cli;

import dev.touchstone.archive.ProofWatch.Stage;
import java.util.Locale;

/** How far the work on a long proof has come, in words. */
final class LoadingWords {

  private LoadingWords() {}

  static String of(Stage stage, long done, long all) {
    return all > 0
        ? String.format(Locale.ROOT, "%s: %d %%", stage.words(), 100 * done / all)
        : String.format(Locale.ROOT, "%s: %,d steps", stage.words(), done);
  }
}
