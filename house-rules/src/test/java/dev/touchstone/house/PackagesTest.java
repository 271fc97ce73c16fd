package dev.touchstone.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Who may import whom, over all modules. docs/architecture.md says why. */
class PackagesTest {

  private static final String ROOT = "dev.touchstone.";

  /**
   * For each package what it may use of this project and of others, besides the JDK and itself.
   * Names of this project stand without {@code dev.touchstone}; two dots stand for all below.
   */
  private static final Map<String, String> MAY_USE = mayUse();

  private static Map<String, String> mayUse() {
    Map<String, String> uses = new TreeMap<>();
    // proof-format
    uses.put("game", "");
    uses.put("statement", "game");
    uses.put("certificate", "game statement");
    uses.put("manifest", "game statement certificate");
    // verifier
    uses.put("signature", "statement manifest");
    uses.put("verifier", "game statement certificate manifest signature");
    // solver-core: the search knows no format
    uses.put("signing", "manifest org.bouncycastle..");
    uses.put("solver.tiling", "game certificate statement");
    uses.put("solver", "game statement certificate solver.tiling");
    uses.put("solver.board", "game statement solver it.unimi.dsi.fastutil..");
    uses.put("solver.table", "solver solver.board it.unimi.dsi.fastutil..");
    uses.put("solver.pack", "game solver solver.board it.unimi.dsi.fastutil..");
    uses.put(
        "solver.refute",
        "game statement solver solver.board solver.table solver.pack it.unimi.dsi.fastutil..");
    uses.put("solver.local", "game certificate solver.tiling it.unimi.dsi.fastutil..");
    uses.put("solver.hex", "game certificate");
    uses.put(
        "solver.race", "game statement certificate solver solver.board it.unimi.dsi.fastutil..");
    uses.put(
        "solver.turns", "game statement certificate solver solver.board it.unimi.dsi.fastutil..");
    uses.put("solver.search", "solver solver.board solver.table solver.refute");
    uses.put(
        "solver.proof",
        "game certificate solver solver.board solver.table solver.pack solver.refute"
            + " it.unimi.dsi.fastutil..");
    uses.put(
        "solver.run",
        "game statement certificate solver solver.board solver.table solver.pack solver.search"
            + " solver.proof solver.local solver.race solver.turns solver.hex solver.tiling"
            + " it.unimi.dsi.fastutil..");
    // strategy
    uses.put("strategy", "game statement certificate");
    uses.put("picture", "game statement strategy javax.imageio..");
    // theorem, archive, explorer
    uses.put("theorem", "game statement certificate manifest verifier");
    uses.put(
        "archive",
        "game statement certificate manifest signature signing strategy picture solver solver.run"
            + " theorem cluster com.fasterxml.jackson..");
    uses.put("explorer", "game statement certificate manifest signature picture theorem archive");
    // cluster: Hazelcast is known where messages are carried, and nowhere else
    uses.put(
        "cluster.tree", "game statement certificate solver solver.board solver.hex solver.turns");
    uses.put("cluster.proof", "game statement certificate verifier cluster.tree");
    uses.put("cluster.job", "game statement certificate solver solver.run");
    uses.put("cluster.post", "game statement solver cluster.job com.hazelcast.. javax.crypto..");
    uses.put("cluster.view", "game statement solver cluster.tree com.sun.net.httpserver..");
    uses.put(
        "cluster",
        "game statement certificate solver solver.run cluster.tree cluster.proof cluster.job"
            + " cluster.post cluster.view");
    // the front ends
    uses.put(
        "cli",
        "game statement certificate manifest signature verifier signing strategy picture solver"
            + " solver.run solver.tiling theorem archive explorer cluster cluster.tree cluster.job"
            + " cluster.post cluster.view picocli");
    uses.put(
        "maven",
        "game statement signing solver theorem archive explorer org.apache.maven.. javax.inject"
            // The goal help is generated.
            + " javax.xml.. org.w3c.dom.. org.xml.sax..");
    // bench
    uses.put(
        "bench",
        "game statement certificate verifier strategy solver solver.run solver.board solver.race"
            + " bench.plot bench.czifra");
    uses.put(
        "bench.cluster",
        "game statement certificate verifier solver solver.run cluster cluster.tree cluster.proof"
            + " cluster.job cluster.post cluster.view");
    uses.put("bench.czifra", "game");
    uses.put("bench.plot", "");
    uses.put("bench.forge", "game statement certificate verifier javax.tools..");
    uses.put("bench.differential", "game statement certificate verifier solver solver.run");
    return uses;
  }

  private static JavaClasses main = new ClassFileImporter().importPaths(List.of());

  @BeforeAll
  static void readClasses() throws IOException {
    List<Path> folders = new ArrayList<>();
    for (String module : House.modulesWithCode()) {
      folders.add(House.classes(module));
    }
    main = new ClassFileImporter().importPaths(folders);
  }

  @Test
  void everyModuleIsLookedAt() throws IOException {
    for (String module : House.modulesWithCode()) {
      assertThat(House.classes(module)).as("classes of " + module).isDirectory();
    }
  }

  @Test
  void packagesHaveNoCycle() {
    slices().matching("dev.touchstone.(**)").should().beFreeOfCycles().check(main);
  }

  @Test
  void everyPackageSaysWhomItUses() {
    Set<String> packages = new TreeSet<>();
    for (JavaClass type : main) {
      packages.add(type.getPackageName().substring(ROOT.length()));
    }
    assertThat(packages).as("rows of PackagesTest.MAY_USE").isEqualTo(MAY_USE.keySet());
  }

  @Test
  void packagesUseOnlyWhomTheyMay() {
    List<String> wrong = new ArrayList<>();
    MAY_USE.forEach(
        (user, used) ->
            wrong.addAll(
                classes()
                    .that()
                    .resideInAPackage(ROOT + user)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(allowed(user, used))
                    .evaluate(main)
                    .getFailureReport()
                    .getDetails()));
    assertThat(wrong).as("what PackagesTest.MAY_USE does not allow").isEmpty();
  }

  private static String[] allowed(String user, String used) {
    return Stream.concat(
            Stream.of("java..", "org.jspecify.annotations", ROOT + user),
            Stream.of(used.split(" ", -1)).filter(name -> !name.isEmpty()).map(PackagesTest::full))
        .toArray(String[]::new);
  }

  private static String full(String name) {
    return MAY_USE.containsKey(name) ? ROOT + name : name;
  }

  @Test
  void everyPackageIsDescribed() throws IOException {
    Set<Path> folders =
        House.files("src/main/java", ".*\\.java").stream()
            .filter(file -> !file.endsWith("module-info.java"))
            .map(Path::getParent)
            .collect(Collectors.toSet());
    for (Path folder : folders) {
      assertThat(folder.resolve("package-info.java")).exists();
    }
  }
}
