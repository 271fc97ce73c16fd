package dev.touchstone.verifier;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
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

/** docs/architecture.md as tests: what may depend on what, what is absent, how large things get. */
class HouseRulesTest {

  private static final int VERIFIER_LINES = 900;
  private static final int SIGNATURE_LINES = 300;
  private static final int FILE_LINES = 300;

  private static final List<String> MODULES =
      List.of(
          "proof-format",
          "verifier",
          "solver-core",
          "strategy",
          "theorem",
          "archive",
          "explorer",
          "solver-maven-plugin",
          "bench",
          "cli");

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.touchstone");

  private static final String[] JDK = {"java..", "org.jspecify.annotations.."};

  private static void mayUse(String user, String... used) {
    String[] allowed =
        Stream.of(Stream.of(JDK), Stream.of(used), Stream.of(user))
            .flatMap(names -> names)
            .toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage(user)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(allowed)
        .check(MAIN);
  }

  @Test
  void dependenciesGoOneWay() {
    mayUse("dev.touchstone.game");
    mayUse("dev.touchstone.statement", "dev.touchstone.game");
    mayUse("dev.touchstone.certificate", "dev.touchstone.game", "dev.touchstone.statement");
    mayUse(
        "dev.touchstone.manifest",
        "dev.touchstone.game",
        "dev.touchstone.statement",
        "dev.touchstone.certificate");
    mayUse("dev.touchstone.signature", "dev.touchstone.statement", "dev.touchstone.manifest");
    mayUse(
        "dev.touchstone.verifier",
        "dev.touchstone.game",
        "dev.touchstone.statement",
        "dev.touchstone.certificate",
        "dev.touchstone.manifest",
        "dev.touchstone.signature");
  }

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
  void onlyMainSpeaksToTheConsole() {
    noClasses()
        .that()
        .doNotHaveSimpleName("Main")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(MAIN);
  }

  @Test
  void namesAreWordsOfTheGameOrTheTheorem() {
    noClasses().should().haveSimpleNameEndingWith("Manager").check(MAIN);
    noClasses().should().haveSimpleNameEndingWith("Helper").check(MAIN);
    noClasses().should().haveSimpleNameEndingWith("Util").check(MAIN);
    noClasses().should().haveSimpleNameEndingWith("Utils").check(MAIN);
    noClasses().should().haveSimpleNameEndingWith("Impl").check(MAIN);
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
    assertThat(linesOfPackage("verifier")).isBetween(300L, (long) VERIFIER_LINES);
    assertThat(linesOfPackage("signature")).isBetween(100L, (long) SIGNATURE_LINES);
  }

  private static long linesOfPackage(String name) throws IOException {
    long lines = 0;
    for (Path file : sources("verifier/src/main/java/dev/touchstone/" + name)) {
      lines += linesOfCode(file);
    }
    return lines;
  }

  @Test
  void theTrustedModuleHasNoOtherPackages() throws IOException {
    assertThat(sources("verifier/src/main/java"))
        .allMatch(
            file -> file.toString().matches(".*dev.touchstone.(verifier|signature).[^/\\\\]+"));
  }

  @Test
  void filesStayReadable() throws IOException {
    for (String module : MODULES) {
      for (Path file : sources(module + "/src/main/java")) {
        assertThat(Files.readAllLines(file)).as(file.toString()).hasSizeLessThan(FILE_LINES);
      }
    }
  }

  @Test
  void everyPackageSaysWhatItIs() throws IOException {
    for (String module : MODULES) {
      for (Path file : sources(module + "/src/main/java")) {
        assertThat(file.resolveSibling("package-info.java")).exists();
      }
    }
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
