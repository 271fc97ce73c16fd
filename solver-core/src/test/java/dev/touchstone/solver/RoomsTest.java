package dev.touchstone.solver;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rooms of the solver (docs/adr/0015-rooms-of-the-solver.md): who may know whom. */
class RoomsTest {

  private static final String SOLVER = "dev.touchstone.solver";

  /** From the lowest to the highest: a room may use those before it. */
  private static final List<String> ROOMS =
      List.of(
          SOLVER,
          SOLVER + ".board",
          SOLVER + ".table",
          SOLVER + ".refute",
          SOLVER + ".search",
          SOLVER + ".proof",
          SOLVER + ".run");

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(SOLVER, "dev.touchstone.signing");

  @Test
  void noRoomUsesAHigherOne() {
    for (int i = 0; i < ROOMS.size(); i++) {
      String[] higher = ROOMS.subList(i + 1, ROOMS.size()).toArray(String[]::new);
      if (higher.length > 0) {
        noClasses()
            .that()
            .resideInAPackage(ROOMS.get(i))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(higher)
            .check(MAIN);
      }
    }
  }

  @Test
  void thereIsNoCycleAndNoRoomWithoutARank() {
    slices().matching("dev.touchstone.(**)").should().beFreeOfCycles().check(MAIN);
    noClasses()
        .should()
        .resideOutsideOfPackages(
            Stream.concat(ROOMS.stream(), Stream.of("dev.touchstone.signing"))
                .toArray(String[]::new))
        .check(MAIN);
  }

  @Test
  void onlyProofsAndWhoHandsThemOutKnowTheFormat() {
    noClasses()
        .that()
        .resideInAnyPackage(
            SOLVER + ".board", SOLVER + ".table", SOLVER + ".refute", SOLVER + ".search")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.touchstone.certificate")
        .check(MAIN);
  }

  @Test
  void proofsAreWrittenWithoutTheSearch() {
    noClasses()
        .that()
        .resideInAPackage(SOLVER + ".proof")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(SOLVER + ".search")
        .check(MAIN);
  }

  @Test
  void signingAndSolvingAreStrangers() {
    noClasses()
        .that()
        .resideInAPackage(SOLVER + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.touchstone.signing")
        .check(MAIN);
    noClasses()
        .that()
        .resideInAPackage("dev.touchstone.signing")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(SOLVER + "..")
        .check(MAIN);
  }
}
