package dev.touchstone.explorer;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A Chromium without a window, with a profile of its own, driven over the DevTools protocol. */
final class Chromium implements AutoCloseable {

  static final String MISSING =
      "Chromium is not installed: the tests in a browser are skipped; on Debian, apt-get install"
          + " chromium";

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome-stable", "google-chrome");
  private static final long PATIENCE_SECONDS = 60;

  private final Process process;
  private final Path profile;

  private Chromium(Process process, Path profile) {
    this.process = process;
    this.profile = profile;
  }

  /** Where it is installed, if it is. */
  static Optional<Path> installed() {
    String path = System.getenv().getOrDefault("PATH", "");
    return NAMES.stream()
        .flatMap(
            name ->
                List.of(path.split(File.pathSeparator, -1)).stream().map(dir -> Path.of(dir, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Starts it; the profile is in this folder. */
  static Chromium start(Path program, Path profile) throws IOException {
    Process process =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                // The tests may run as root, in a container without much shared memory.
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--no-first-run",
                // Moves change the address, and here they follow each other at once.
                "--disable-ipc-flooding-protection",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectErrorStream(true)
            .redirectOutput(profile.resolve("output").toFile())
            .start();
    return new Chromium(process, profile);
  }

  /** A new page. */
  DevTools open() throws IOException, InterruptedException {
    Path file = profile.resolve("DevToolsActivePort");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!Files.exists(file) || Files.readAllLines(file).size() < 2) {
      if (!process.isAlive() || System.nanoTime() > end) {
        throw new IOException(
            "Chromium does not start: " + Files.readString(profile.resolve("output")));
      }
      Thread.sleep(50);
    }
    List<String> lines = Files.readAllLines(file);
    return DevTools.connect(URI.create("ws://127.0.0.1:" + lines.get(0) + lines.get(1)));
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
      // Links that lead out of the profile.
      for (String link : new String[] {"SingletonCookie", "SingletonLock", "SingletonSocket"}) {
        Files.deleteIfExists(profile.resolve(link));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
