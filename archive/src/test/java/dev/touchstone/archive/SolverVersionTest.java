package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.run.Solver;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which solver this is. */
class SolverVersionTest {

  @TempDir Path folder;

  private static Path code(Class<?> any) throws Exception {
    return Path.of(any.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** The code of a class, packed into a jar if it is a folder, with other files besides. */
  private Path jar(Class<?> any, String name) throws Exception {
    Path from = code(any);
    if (Files.isRegularFile(from)) {
      return from;
    }
    Path jar = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file);
        Stream<Path> paths = Files.walk(from)) {
      zip.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
      List<Path> files = new ArrayList<>(paths.filter(Files::isRegularFile).toList());
      for (int i = files.size() - 1; i >= 0; i--) {
        zip.putNextEntry(new ZipEntry(from.relativize(files.get(i)).toString().replace('\\', '/')));
        Files.copy(files.get(i), zip);
      }
    }
    return jar;
  }

  private static String digest(Path... jars) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars) {
      urls.add(jar.toUri().toURL());
    }
    urls.add(code(SolverVersion.class).toUri().toURL());
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), platform)) {
      Class<?> version = loader.loadClass(SolverVersion.class.getName());
      return String.valueOf(version.getMethod("codeDigest").invoke(null));
    }
  }

  @Test
  void theVersionIsAWord() {
    assertThat(SolverVersion.name()).matches(SolverVersion.WORDS);
  }

  @Test
  void theDigestOfTheCodeIsStable() throws IOException {
    assertThat(SolverVersion.codeDigest())
        .matches("[0-9a-f]{64}")
        .isEqualTo(SolverVersion.codeDigest());
  }

  @Test
  void itIsTheSameFromFoldersAndFromJars() throws Exception {
    assertThat(
            digest(jar(Hypergraph.class, "format.jar"), jar(Solver.class, "solver with blank.jar")))
        .isEqualTo(SolverVersion.codeDigest());
  }
}
