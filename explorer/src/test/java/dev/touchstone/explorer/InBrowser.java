package dev.touchstone.explorer;

import dev.touchstone.theorem.CheckedProof;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Tests of pages in a real browser; skipped, and said so, where there is none. */
abstract class InBrowser {

  @TempDir static Path folder = Path.of("");

  private static @Nullable Chromium chromium;
  private static int pages;

  @BeforeAll
  static void start() throws IOException {
    Optional<Path> program = Chromium.installed();
    if (program.isEmpty()) {
      System.err.println(Chromium.MISSING);
    }
    Assumptions.assumeTrue(program.isPresent(), Chromium.MISSING);
    chromium = Chromium.start(program.get(), Files.createDirectory(folder.resolve("profile")));
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      chromium.close();
      chromium = null;
    }
  }

  /** A tab of the browser. */
  static DevTools tab() throws IOException, InterruptedException {
    if (chromium == null) {
      throw new IllegalStateException("the browser is not started");
    }
    return chromium.open();
  }

  /** The page of a proof as a file. */
  static Path page(CheckedProof proof) throws IOException {
    byte[] certificate = Files.readAllBytes(proof.files().certificate());
    Path file = folder.resolve("page" + ++pages + ".html");
    return Files.writeString(
        file, new ExplorerPage(Proofs.entry(proof), "index.html").carrying(certificate));
  }

  /** A tab that shows the page of a proof. */
  static DevTools show(CheckedProof proof) throws IOException, InterruptedException {
    DevTools tab = tab();
    tab.open(page(proof).toUri());
    return tab;
  }
}
