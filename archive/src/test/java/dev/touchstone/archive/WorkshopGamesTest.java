package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.game.OutputFile;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Question;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Theorems of other games than weak ones with one stone a turn. */
class WorkshopGamesTest {

  @TempDir private Path root;

  private SmallArchive archive = new SmallArchive(Path.of(""));

  @BeforeEach
  void anArchive() {
    archive = new SmallArchive(root);
  }

  private static Question strong(String game, int turn, int opening) {
    return new Question(SmallArchive.game(game), Rules.STRONG, turn, opening, false);
  }

  private static Question afterMove(String game, String move) {
    return new Question(new GameText(game, move, "", Player.WHITE), Rules.HEX, 1, 1, false);
  }

  /** Whoever wins, and by whatever proof: a game, and who wins it. */
  static Stream<Object[]> games() {
    return Stream.of(
        new Object[] {strong("3,4,3", 1, 1), Outcome.BLACK},
        new Object[] {strong("4,4,4", 1, 1), Outcome.NOBODY},
        new Object[] {strong("plane 4", 1, 1), Outcome.BLACK},
        new Object[] {strong("3,4,4", 2, 1), Outcome.WHITE_HOLDS},
        new Object[] {
          new Question(SmallArchive.game("plane 14"), Rules.WEAK, 2, 2, false), Outcome.WHITE
        },
        new Object[] {afterMove("hex 3,4", "b2"), Outcome.BLACK},
        new Object[] {afterMove("hex 3,3", "a1"), Outcome.WHITE},
        new Object[] {
          new Question(SmallArchive.game("hex 4,4"), Rules.HEX, 1, 1, true), Outcome.BLACK
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void isSolvedAndSolvedAgainToTheSameBytes(Question question, Outcome winner) throws Exception {
    TheoremPlan plan = SmallArchive.always(question, winner);
    assertThat(archive.make(plan)).isEqualTo(Made.ADDED);
    archive.writePages();
    assertThat(archive.findings()).isEmpty();
    assertThat(archive.make(plan)).isEqualTo(Made.UP_TO_DATE);
    Files.delete(archive.state().resolve("x/solved.json"));
    assertThat(archive.make(plan)).isEqualTo(Made.REPRODUCED);
    Outcome other = winner == Outcome.BLACK ? Outcome.WHITE : Outcome.BLACK;
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> archive.make(SmallArchive.always(question, other)))
        .withMessageContaining("the plan says that ");
  }

  /** Two theorems, of which each plan has the one that it names. */
  @Test
  void aDrawThatTakesTwoTheoremsIsPlannedAsTwo() throws Exception {
    Question question =
        new Question(new GameText("4,5,4", "b2", "", Player.WHITE), Rules.STRONG, 1, 1, false);
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> archive.make(SmallArchive.always(question, null)))
        .withMessageContaining("that takes two theorems");
    for (Outcome hold : new Outcome[] {Outcome.BLACK_HOLDS, Outcome.WHITE_HOLDS}) {
      TheoremPlan plan =
          SmallArchive.plan(
              hold.inOneWord(Rules.STRONG), question, hold, Regenerate.ALWAYS, Long.MAX_VALUE);
      assertThat(archive.make(plan)).isEqualTo(Made.ADDED);
      assertThat(archive.files(plan.name()).readStatement().winner()).isEqualTo(hold);
    }
  }

  @Test
  void aMapIsNoAnswerToTheGameAloneNorTheOtherWayRound() throws Exception {
    Question map = new Question(SmallArchive.game("hex 3,3"), Rules.HEX, 1, 1, true);
    archive.make(SmallArchive.always(map, null));
    Question game = new Question(SmallArchive.game("hex 3,3"), Rules.HEX, 1, 1, false);
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> archive.make(SmallArchive.always(game, null)))
        .withMessageContaining("stale");
  }

  /** As a run that was stopped leaves it: the statement, and no certificate yet. */
  @Test
  void theStatementOfAPlannedMapIsNobodyElses() throws Exception {
    TheoremPlan plan =
        SmallArchive.always(
            new Question(SmallArchive.game("hex 3,3"), Rules.HEX, 1, 1, true), Outcome.BLACK);
    archive.make(plan);
    byte[] statement = Files.readAllBytes(archive.files("x").statement());
    SmallArchive other = new SmallArchive(root.resolve("other"));
    OutputFile.write(
        Files.createDirectories(other.folder().resolve("x")).resolve("statement"), statement);
    assertThat(other.make(plan)).isEqualTo(Made.ADDED);
  }

  @Test
  void aSearchInHexGoesOnFromItsCheckpoint() throws Exception {
    Question map = new Question(SmallArchive.game("hex 5,5"), Rules.HEX, 1, 1, true);
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(
            () -> archive.make(SmallArchive.plan("x", map, null, Regenerate.IF_MISSING, 40)))
        .withMessageContaining("after 40 nodes; ")
        .withMessageContaining("checkpoint is kept: the same build resumes");
    SmallArchive.Quiet heard = new SmallArchive.Quiet();
    archive
        .workshop(SmallArchive.NONE)
        .make(SmallArchive.plan("x", map, null, Regenerate.IF_MISSING, Long.MAX_VALUE), heard);
    assertThat(heard.resumed).isEqualTo(1);
    assertThat(archive.state().resolve("x/checkpoint")).doesNotExist();
  }

  /** The games of a tiling keep none. */
  @Test
  void whereNothingIsKeptThatIsSaid() {
    Question tiling = new Question(SmallArchive.game("plane 11"), Rules.WEAK, 2, 2, false);
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(
            () -> archive.make(SmallArchive.plan("x", tiling, null, Regenerate.IF_MISSING, 30)))
        .withMessageContaining("nothing is kept of this search");
  }
}
