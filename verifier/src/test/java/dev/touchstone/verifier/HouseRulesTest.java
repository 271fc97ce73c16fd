package dev.touchstone.verifier;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is absent from the trusted code, and how large it may get. What holds for all modules is in
 * house-rules.
 */
class HouseRulesTest {

  /** The program around them: {@code Main}, and what only it needs. */
  private static final String PROGRAM = "(Main|Usage|Judged|Batch)";

  /** The side conditions and claims of strong games, which players compute as well. */
  private static final String RACES = "(Ordering|TurnOrdering|RoomyOption|Race|Tolerances)\\.java";

  /** The checkers of the rules: what follows from what. */
  private static final String RULES = "(.*Rules?|MissedTurns|TiledPlane)\\.java";

  private static final String ORDERED = "(Ordering|TurnOrdering|RoomyOption)\\.java";
  private static final int RULES_LINES = 1200;

  /**
   * The same with the claims, the conclusions, symmetries, traces, and the verdict. It was 2100
   * before maps of Hex.
   */
  private static final int TRUSTED_LINES = 2150;

  private static final String CERTIFICATE = "proof-format/src/main/java/dev/touchstone/certificate";

  private static final int PROGRAM_LINES = 375;
  private static final int SIGNATURE_LINES = 300;

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.touchstone");

  @Test
  void theTrustedCodeKnowsNoChanceNoTimeNoThreadsNoLogNoNet() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.util.concurrent..", "java.net..", "java.util.logging..", "java.time..")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.security.SecureRandom")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.Random")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.Thread")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.SplittableRandom")
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(System.class, "getLogger", String.class)
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .check(MAIN);
  }

  @Test
  void onlyMainMindsWhoHasSigned() {
    noClasses()
        .that()
        .resideInAPackage("dev.touchstone.verifier")
        .and()
        .doNotHaveSimpleName("Main")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.touchstone.manifest", "dev.touchstone.signature")
        .check(MAIN);
  }

  @Test
  void theVerifierStaysSmall() throws IOException {
    long rules = linesOf("verifier", RULES) + linesIn(CERTIFICATE, ORDERED);
    assertThat(rules).isBetween(300L, (long) RULES_LINES);
    long trusted = linesOf("verifier", "(?!" + PROGRAM + "\\.).*") + linesIn(CERTIFICATE, RACES);
    assertThat(trusted).isBetween(rules, (long) TRUSTED_LINES);
    assertThat(linesOf("verifier", PROGRAM + "\\.java")).isBetween(50L, (long) PROGRAM_LINES);
    assertThat(linesOf("signature", ".*")).isBetween(100L, (long) SIGNATURE_LINES);
  }

  private static long linesOf(String name, String files) throws IOException {
    return linesIn("verifier/src/main/java/dev/touchstone/" + name, files);
  }

  private static long linesIn(String folder, String files) throws IOException {
    long lines = 0;
    for (Path file : sources(folder)) {
      if (file.getFileName().toString().matches(files)) {
        lines += linesOfCode(file);
      }
    }
    return lines;
  }

  @Test
  void theTrustedModuleHasNoOtherPackages() throws IOException {
    assertThat(sources("verifier/src/main/java"))
        .allMatch(
            file -> file.toString().matches(".*dev.touchstone.(verifier|signature).[^/\\\\]+"));
  }

  private static List<Path> sources(String folder) throws IOException {
    Path root = Path.of(System.getProperty("touchstone.root", "..")).resolve(folder);
    try (Stream<Path> paths = Files.walk(root)) {
      List<Path> files =
          paths
              .filter(path -> path.toString().endsWith(".java"))
              .filter(path -> !path.endsWith("module-info.java"))
              .toList();
      assertThat(files).isNotEmpty();
      return files;
    }
  }

  /** Lines that are neither blank nor comment. */
  private static long linesOfCode(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .filter(
            line ->
                !line.startsWith("//")
                    && !line.startsWith("/*")
                    && !line.startsWith("* ")
                    && !line.equals("*")
                    && !line.startsWith("*/"))
        .count();
  }
}
