package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each manifest of the archive says which version of the solver its proof is of. */
class ManifestVersionsTest {

  private static final Path PROOFS =
      Path.of(System.getProperty("touchstone.root", "..")).resolve("proofs");

  @Test
  void everyManifestOfTheArchiveNamesOne() throws Exception {
    try (Stream<Path> files = Files.walk(PROOFS)) {
      List<Path> manifests =
          files
              .filter(file -> file.endsWith("manifest"))
              .filter(file -> !file.startsWith(PROOFS.resolve("target")))
              .toList();
      assertThat(manifests).hasSizeGreaterThan(200);
      for (Path manifest : manifests) {
        assertThat(Files.readAllLines(manifest))
            .as("%s", manifest)
            .anyMatch(line -> line.matches("solver " + SolverVersion.WORDS));
      }
    }
  }
}
