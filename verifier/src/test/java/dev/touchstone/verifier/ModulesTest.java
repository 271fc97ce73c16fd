package dev.touchstone.verifier;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the compiled modules of the trusted code need and what they show. */
class ModulesTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));

  @Test
  void theVerifierNeedsNothingButTheJdkAndTheProofFormat() throws IOException {
    assertThat(needed("verifier")).containsExactlyInAnyOrder("java.base", "dev.touchstone.proof");
  }

  @Test
  void theProofFormatNeedsNothingButTheJdk() throws IOException {
    assertThat(needed("proof-format")).containsExactly("java.base");
  }

  @Test
  void everyPackageIsExportedToEveryone() throws IOException {
    for (String folder : Set.of("proof-format", "verifier")) {
      ModuleDescriptor module = descriptor(folder);
      assertThat(module.exports()).allMatch(exports -> !exports.isQualified());
      assertThat(module.exports().stream().map(ModuleDescriptor.Exports::source).collect(toSet()))
          .as(folder)
          .isEqualTo(packages(folder));
    }
  }

  /** The modules that must be there when the program runs; those to compile with are left out. */
  private static Set<String> needed(String folder) throws IOException {
    return descriptor(folder).requires().stream()
        .filter(needs -> !needs.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
        .map(ModuleDescriptor.Requires::name)
        .collect(toSet());
  }

  private static ModuleDescriptor descriptor(String folder) throws IOException {
    try (InputStream bytes = Files.newInputStream(classes(folder).resolve("module-info.class"))) {
      return ModuleDescriptor.read(bytes);
    }
  }

  private static Set<String> packages(String folder) throws IOException {
    Path classes = classes(folder);
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .filter(file -> file.toString().endsWith(".class"))
          .map(file -> classes.relativize(file.getParent()).toString())
          .filter(name -> !name.isEmpty())
          .map(name -> name.replace('/', '.').replace('\\', '.'))
          .collect(toSet());
    }
  }

  private static Path classes(String folder) {
    return ROOT.resolve(folder).resolve("target/classes");
  }
}
