package dev.touchstone.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.archive.Regenerate;
import dev.touchstone.archive.SearchPlan;
import dev.touchstone.archive.TheoremPlan;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Question;
import dev.touchstone.theorem.Refusal;
import java.io.StringReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import org.codehaus.plexus.classworlds.ClassWorld;
import org.codehaus.plexus.component.configurator.BasicComponentConfigurator;
import org.codehaus.plexus.configuration.xml.XmlPlexusConfiguration;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.junit.jupiter.api.Test;

/** A theorem as it stands in a POM. */
class TheoremParameterTest {

  private static final Path MODULE = Path.of("module").toAbsolutePath();

  private static final TheoremParameter.Defaults DEFAULTS =
      new TheoremParameter.Defaults(MODULE, "64m", 1, 0, null, null);

  private static TheoremPlan plan(String game, Consumer<TheoremParameter> said) throws Refusal {
    TheoremParameter theorem = Build.theorem(game);
    said.accept(theorem);
    return theorem.plan(DEFAULTS);
  }

  private static void refused(String line, String game, Consumer<TheoremParameter> said) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> plan(game, said))
        .satisfies(
            refusal -> {
              assertThat(refusal.kind()).isEqualTo(Refusal.Kind.USAGE);
              assertThat(refusal.line()).hasLineCount(1).startsWith(line);
            });
  }

  @Test
  void onlyTheGameIsNeeded() throws Exception {
    assertThat(plan("7,7,5", theorem -> {}))
        .isEqualTo(
            new TheoremPlan(
                "7,7,5-weak",
                new Question(new GameText("7,7,5", "", "", null), Rules.WEAK, 1, 1, false),
                null,
                Regenerate.IF_MISSING,
                new SearchPlan(Engine.PN, Effort.FAST, 1, 64L << 20, Long.MAX_VALUE, null)));
  }

  @Test
  void whatTheGoalSaysHoldsWhereTheTheoremIsSilent() throws Exception {
    TheoremParameter.Defaults goal = new TheoremParameter.Defaults(MODULE, "1g", 2, 0, 7L, "90s");
    SearchPlan search = Build.theorem("3,3,3").plan(goal).search();
    assertThat(search)
        .isEqualTo(new SearchPlan(Engine.PN, Effort.FAST, 2, 1L << 30, 7, Duration.ofSeconds(90)));
  }

  @Test
  void whatATheoremSaysHolds() throws Exception {
    TheoremPlan plan =
        plan(
            " torus\n   4,4,3 ",
            theorem -> {
              theorem.setName(" a/b ");
              theorem.setRules("weak");
              theorem.setWinner("Breaker");
              theorem.setRegenerate(" onDemand ");
              theorem.setFirst("breaker");
              theorem.setMaker("a1 b2");
              theorem.setBreaker("c3");
              theorem.setEngine("DFS");
              theorem.setEffort("small");
              theorem.setThreads(2);
              theorem.setMemory("128m");
              theorem.setMaxNodes(5);
              theorem.setMaxTime("2h");
            });
    assertThat(plan)
        .isEqualTo(
            new TheoremPlan(
                "a/b",
                new Question(
                    new GameText("torus 4,4,3", "a1 b2", "c3", Player.WHITE),
                    Rules.WEAK,
                    1,
                    1,
                    false),
                Outcome.WHITE,
                Regenerate.ON_DEMAND,
                new SearchPlan(Engine.DFS, Effort.SMALL, 2, 128L << 20, 5, Duration.ofHours(2))));
  }

  @Test
  void workersOfTheGoalGetWhatCanBeGivenToThem() throws Exception {
    TheoremParameter.Defaults goal = new TheoremParameter.Defaults(MODULE, "1g", 2, 3, null, null);
    SearchPlan search = Build.theorem("3,3,3").plan(goal).search();
    assertThat(search.workers()).isEqualTo(3);
    assertThat(search.threads()).as("of each worker").isEqualTo(1);
    assertThat(Build.theorem("hex 4,4").plan(goal).search().workers()).isEqualTo(3);
    assertThat(Build.theorem("plane 8").plan(goal).search().workers()).isZero();
    TheoremParameter map = Build.theorem("hex 4,4");
    map.setAllOpenings(true);
    assertThat(map.plan(goal).search().workers()).as("all openings").isZero();
    TheoremParameter own = Build.theorem("3,3,3");
    own.setCluster(0);
    assertThat(own.plan(goal).search().workers()).as("asked for none").isZero();
    TheoremParameter threads = Build.theorem("3,3,3");
    threads.setThreads(2);
    assertThat(threads.plan(goal).search().workers()).as("with threads of its own").isZero();
    TheoremParameter always = Build.theorem("3,3,3");
    always.setRegenerate("always");
    always.setThreads(1);
    assertThat(always.plan(goal).search().workers()).as("the same bytes each time").isZero();
  }

  @Test
  void workersThatCannotDoItAreRefused() {
    String few = "3,3,3: <cluster>: 0 to 256 workers, not ";
    refused(few + "-1", "3,3,3", theorem -> theorem.setCluster(-1));
    refused(few + "257", "3,3,3", theorem -> theorem.setCluster(257));
    String games = ": <cluster>: for games with one stone a turn on finite boards, not for";
    refused("plane 8" + games, "plane 8", theorem -> theorem.setCluster(2));
    refused(
        "hex 4,4" + games,
        "hex 4,4",
        theorem -> {
          theorem.setCluster(2);
          theorem.setAllOpenings(true);
        });
    refused(
        "3,3,3: <cluster>: workers do not give the same bytes every time",
        "3,3,3",
        theorem -> {
          theorem.setCluster(1);
          theorem.setRegenerate("always");
        });
    refused(
        "3,3,3: <cluster>: workers have their own <engine>, <effort>, <threads>",
        "3,3,3",
        theorem -> {
          theorem.setCluster(1);
          theorem.setEngine("dfs");
        });
  }

  @Test
  void aStrongGameInTurnsOfSeveralStones() throws Exception {
    TheoremPlan plan =
        plan(
            "5,5,4",
            theorem -> {
              theorem.setRules("strong");
              theorem.setWinner("white-holds");
              theorem.setBlack("a1");
              theorem.setWhite("b2");
              theorem.setFirst("white");
              theorem.setTurn(2);
              theorem.setOpening(1);
            });
    GameText text = new GameText("5,5,4", "a1", "b2", Player.WHITE);
    assertThat(plan.question()).isEqualTo(new Question(text, Rules.STRONG, 2, 1, false));
    assertThat(plan.winner()).isEqualTo(Outcome.WHITE_HOLDS);
    assertThat(plan.name()).isEqualTo("5,5,4-strong-black-a1-white-b2-first-white-turn2-opening1");
  }

  @Test
  void hexKnowsItsRulesAndOneThread() throws Exception {
    TheoremParameter.Defaults goal = new TheoremParameter.Defaults(MODULE, "1g", 2, 0, null, null);
    TheoremParameter theorem = Build.theorem("hex 4,4");
    theorem.setAllOpenings(true);
    TheoremPlan plan = theorem.plan(goal);
    assertThat(plan.question())
        .isEqualTo(new Question(new GameText("hex 4,4", "", "", null), Rules.HEX, 1, 1, true));
    assertThat(plan.search().threads()).isEqualTo(1);
    assertThat(plan.name()).isEqualTo("hex-4,4-openings");
    assertThat(
            plan(
                    "hex 4,4",
                    position -> {
                      position.setBlack("b2");
                      position.setFirst("white");
                    })
                .name())
        .isEqualTo("hex-4,4-black-b2-white-first");
  }

  @Test
  void theFileOfAGameLiesInTheModule() throws Exception {
    assertThat(plan("file:games/two.hg", theorem -> {}).game().notation())
        .isEqualTo("file:" + MODULE.resolve("games/two.hg"));
    Path elsewhere = MODULE.resolveSibling("two.hg");
    TheoremPlan absolute = plan("file:" + elsewhere, theorem -> {});
    assertThat(absolute.game().notation()).isEqualTo("file:" + elsewhere);
    assertThat(absolute.name()).isEqualTo("two.hg-weak");
  }

  @Test
  void everyMistakeIsSaidWithTheGame() {
    refused("a theorem needs a <game>", "", theorem -> {});
    refused("3,3,3: <rules>: weak or strong", "3,3,3", theorem -> theorem.setRules("hex"));
    refused("hex 3,3: <rules>: Hex has its own", "hex 3,3", theorem -> theorem.setRules("weak"));
    refused(
        "3,3,3: <winner>: one of maker, breaker, not",
        "3,3,3",
        theorem -> theorem.setWinner("black"));
    refused(
        "hex 3,3: <winner>: one of black, white, not",
        "hex 3,3",
        theorem -> theorem.setWinner("nobody"));
    refused("3,3,3: the stones are <maker>", "3,3,3", theorem -> theorem.setBlack("a1"));
    refused("hex 3,3: the stones are <black>", "hex 3,3", theorem -> theorem.setMaker("a1"));
    refused("3,3,3: <allOpenings> is for Hex", "3,3,3", theorem -> theorem.setAllOpenings(true));
    refused("hex 3,4: a map is of", "hex 3,4", theorem -> theorem.setAllOpenings(true));
    refused("hex 3,3: turn: in Hex", "hex 3,3", theorem -> theorem.setTurn(2));
    refused("hex 3,3: <engine>, <effort>", "hex 3,3", theorem -> theorem.setEffort("small"));
    refused("hex 3,3: <threads>: Hex knows one", "hex 3,3", theorem -> theorem.setThreads(2));
    refused("3,3,3: <first>: maker or breaker", "3,3,3", theorem -> theorem.setFirst("nobody"));
    refused("3,3,3: <regenerate>: always, ", "3,3,3", theorem -> theorem.setRegenerate("never"));
    refused("3,3,3: <engine>: pn or dfs", "3,3,3", theorem -> theorem.setEngine("mcts"));
    refused(
        "3,3,3: <effort>: fast, small or packed", "3,3,3", theorem -> theorem.setEffort("huge"));
    refused("3,3,3: '1x' is not a size", "3,3,3", theorem -> theorem.setMemory("1x"));
    refused("3,3,3: '1m' is too little", "3,3,3", theorem -> theorem.setMemory("1m"));
    refused("3,3,3: 'soon' is not a time", "3,3,3", theorem -> theorem.setMaxTime("soon"));
    refused("3,3,3: the name '../x'", "3,3,3", theorem -> theorem.setName("../x"));
  }

  @Test
  void twoThreadsDoNotGiveTheSameBytesEveryTime() {
    refused(
        "3,3,3-weak: two threads do not give the same bytes",
        "3,3,3",
        theorem -> {
          theorem.setThreads(2);
          theorem.setRegenerate("always");
        });
  }

  @Test
  void mavenConfiguresItFromXmlAndEmptyElementsSayNothing() throws Exception {
    String xml =
        "<theorem><game> 3,3,3 </game><winner/><maker></maker><name>x</name><threads>2</threads>"
            + "<maxNodes>9</maxNodes><maxTime/></theorem>";
    TheoremParameter theorem = new TheoremParameter();
    new BasicComponentConfigurator()
        .configureComponent(
            theorem,
            new XmlPlexusConfiguration(Xpp3DomBuilder.build(new StringReader(xml))),
            new ClassWorld("test", TheoremParameter.class.getClassLoader()).getRealm("test"));
    TheoremPlan plan = theorem.plan(DEFAULTS);
    assertThat(plan.name()).isEqualTo("x");
    assertThat(plan.winner()).isNull();
    assertThat(plan.game()).isEqualTo(new GameText("3,3,3", "", "", null));
    assertThat(plan.search())
        .isEqualTo(new SearchPlan(Engine.PN, Effort.FAST, 2, 64L << 20, 9, null));
  }
}
