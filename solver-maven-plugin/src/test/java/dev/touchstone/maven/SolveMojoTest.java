package dev.touchstone.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goal solve. */
class SolveMojoTest {

  @TempDir Path basedir;
  private Build build = new Build(Path.of(""));

  @BeforeEach
  void aBuild() {
    build = new Build(basedir);
  }

  @Test
  void whatIsNewIsPublishedWithItsPagesAndKeptFromThenOn() throws Exception {
    TheoremParameter always = Build.theorem("5,5,5");
    always.setRegenerate("always");
    build.with(Build.theorem("3,3,3"), always);
    build.solve().execute();
    build.solve().execute();
    assertThat(build.log.lines)
        .containsExactly(
            "I 3,3,3-weak: solved, and added to the archive",
            "I 5,5,5-weak: solved, and added to the archive",
            "I 3,3,3-weak: in the archive; not solved again",
            "I 5,5,5-weak: in the archive, as this solver made it before; not solved again");
    assertThat(build.archive().resolve("index.json")).exists();
    assertThat(build.archive().resolve("3,3,3-weak/manifest"))
        .content()
        .contains("namespace org.example\n");
    build.verify().execute();
  }

  @Test
  void aWrongWinnerFailsTheBuildAndTheOthersAreSolved() {
    TheoremParameter wrong = Build.theorem("3,3,3");
    wrong.setWinner("breaker");
    build.with(wrong, Build.theorem("5,5,5"));
    assertThat(build.fails(build.solve()))
        .isEqualTo("3,3,3-weak: the plan says that breaker wins 3,3,3, but the proof says maker");
    assertThat(build.archive().resolve("3,3,3-weak")).doesNotExist();
    assertThat(build.archive().resolve("5,5,5-weak/README.md")).exists();
  }

  @Test
  void severalFindingsAreSaidOneByOneAndCounted() {
    TheoremParameter one = Build.theorem("3,3,3");
    one.setRegenerate("onDemand");
    TheoremParameter other = Build.theorem("4,6,4");
    other.setMaxNodes(3);
    build.with(one, other);
    assertThat(build.fails(build.solve()))
        .startsWith("2 findings in " + build.archive() + ", the first: 3,3,3-weak: there is no");
    assertThat(build.log.lines)
        .hasSize(2)
        .allMatch(line -> line.startsWith("E "))
        .anyMatch(line -> line.startsWith("E 4,6,4-weak: the node budget is used up after "));
  }

  @Test
  void aSearchGoesOnAndSaysSo() throws Exception {
    build.with(Build.theorem("5,5,4"));
    SolveMojo first = build.solve();
    first.maxNodes = 10L;
    assertThat(build.fails(first)).contains("checkpoint is kept");
    build.solve().execute();
    assertThat(build.log.lines)
        .anyMatch(line -> line.startsWith("I 5,5,4-weak: resumes from "))
        .contains("I 5,5,4-weak: solved, and added to the archive");
  }

  @Test
  void namesInOrdersMayHaveCommasAndMustBePlanned() throws Exception {
    TheoremParameter demand = Build.theorem("3,3,3");
    demand.setRegenerate("onDemand");
    build.with(demand, Build.theorem("5,5,5"));
    SolveMojo solve = build.solve();
    solve.regenerate = " 3,3,3-weak ; 5,5,5-weak ";
    solve.execute();
    solve.regenerate = "3,3,3";
    assertThat(build.breaks(solve))
        .isEqualTo(
            "solver.regenerate=3,3,3: no theorem has this name; there are 3,3,3-weak 5,5,5-weak,"
                + " and all");
  }

  @Test
  void anUpdateWritesPagesAnew() throws Exception {
    build.with(Build.theorem("3,3,3"));
    build.solve().execute();
    Path page = build.archive().resolve("3,3,3-weak/README.md");
    String good = Files.readString(page);
    Files.writeString(page, "changed");
    build.solve().execute();
    assertThat(page).hasContent("changed");
    SolveMojo update = build.solve();
    update.update = true;
    update.execute();
    assertThat(page).hasContent(good);
  }

  @Test
  void pagesAreNotWrittenForAnArchiveThatIsNotRight() throws Exception {
    build.with(Build.theorem("3,3,3"));
    build.solve().execute();
    Path manifest = build.archive().resolve("3,3,3-weak/manifest");
    Files.writeString(manifest, "nonsense\n");
    build.with(Build.theorem("5,5,5"));
    assertThat(build.fails(build.solve())).startsWith(manifest + ": ");
    assertThat(build.archive().resolve("5,5,5-weak/README.md")).doesNotExist();
  }

  @Test
  void aWrongPlanBreaksTheBuild() {
    TheoremParameter bad = Build.theorem("3,3");
    assertThat(build.with(bad).breaks(build.solve())).contains("3,3");
    build.theorems.clear();
    TheoremParameter stone = Build.theorem("3,3,3");
    stone.setMaker("a1,d4");
    assertThat(build.with(stone).breaks(build.solve()))
        .isEqualTo("maker: there is no cell 'd4'; the cells are a1 to c3");
    build.theorems.clear();
    TheoremParameter missing = Build.theorem("file:" + basedir.resolve("none.hg"));
    assertThat(build.with(missing).breaks(build.solve())).endsWith(": no such file or folder");
  }

  @Test
  void twoTheoremsOfOneNameOrOneInTheOtherBreakTheBuild() {
    build.with(Build.theorem("3,3,3"), Build.theorem("3,3,3"));
    assertThat(build.breaks(build.solve())).startsWith("3,3,3-weak: two theorems have this name");
    build.theorems.get(1).setName("3,3,3-weak/deeper");
    assertThat(build.breaks(build.solve()))
        .startsWith("3,3,3-weak/deeper and 3,3,3-weak: a theorem cannot lie in another's folder");
  }

  @Test
  void threadsThatCannotBeBreakTheBuild() {
    build.with(Build.theorem("3,3,3"));
    SolveMojo solve = build.solve();
    solve.threads = 3;
    assertThat(build.breaks(solve)).endsWith("<threads>: 1 or 2, not 3");
    solve.threads = 1;
    solve.memory = "much";
    assertThat(build.breaks(solve)).isEqualTo("3,3,3: 'much' is not a size; write 512m or 8g");
  }

  @Test
  void aNamespaceThatIsNoWordBreaksTheBuildBeforeAnythingIsSolved() {
    build.with(Build.theorem("3,3,3"));
    for (String namespace : new String[] {"", "my archive", "*", "-x", "ü"}) {
      SolveMojo solve = build.solve();
      solve.namespace = namespace;
      assertThat(build.breaks(solve)).startsWith("the namespace '" + namespace + "': a word");
    }
    assertThat(basedir.resolve("target")).doesNotExist();
  }

  @Test
  void withoutMemoryItIsAQuarterOfTheHeap() throws Exception {
    build.with(Build.theorem("3,3,3"));
    SolveMojo solve = build.solve();
    solve.memory = null;
    solve.execute();
    assertThat(solve.plans().values())
        .singleElement()
        .satisfies(
            plan ->
                assertThat(plan.search().memory())
                    .isEqualTo(Math.max(64L << 20, Runtime.getRuntime().maxMemory() / 4)));
  }

  @Test
  void itIsSkippedIfThatIsSaid() throws Exception {
    build.with(Build.theorem(""));
    SolveMojo solve = build.solve();
    solve.skip = true;
    solve.execute();
    SolveMojo other = build.solve();
    other.skipSolve = true;
    other.execute();
    assertThat(build.log.lines).containsExactly("I skipped", "I skipped");
  }
}
