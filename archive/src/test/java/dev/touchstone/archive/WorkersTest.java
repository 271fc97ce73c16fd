package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.game.Player;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Question;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Theorems that workers of this process solve together. */
class WorkersTest {

  private static final int WORKERS = 2;

  /** More than one job decides it. */
  private static final String GAME = "4,9,4";

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));

  @BeforeEach
  void anArchive() {
    archive = new SmallArchive(root);
  }

  private static TheoremPlan plan(int workers, long maxNodes) {
    return plan(SmallArchive.question(GAME), null, workers, maxNodes);
  }

  private static TheoremPlan plan(
      Question question, @Nullable Outcome winner, int workers, long maxNodes) {
    return new TheoremPlan(
        "x",
        question,
        winner,
        Regenerate.IF_MISSING,
        new SearchPlan(Engine.PN, Effort.FAST, 1, workers, MemorySize.LEAST, maxNodes, null));
  }

  private Path log() {
    return archive.state().resolve("x").resolve("cluster.log");
  }

  @Test
  void theProofIsInTheArchiveAndNothingIsLeft() throws Exception {
    assertThat(archive.make(plan(WORKERS, Long.MAX_VALUE))).isEqualTo(Made.ADDED);
    assertThat(archive.files("x").statement()).content().contains("winner maker");
    assertThat(log()).doesNotExist();
    assertThat(archive.make(plan(WORKERS, Long.MAX_VALUE))).isEqualTo(Made.KEPT);
  }

  @Test
  void whoIsOutOfBudgetGoesOnFromTheLog() throws Exception {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> archive.make(plan(WORKERS, 1)))
        .satisfies(
            refusal -> {
              assertThat(refusal.kind()).isEqualTo(Refusal.Kind.OUT_OF_BUDGET);
              assertThat(refusal.line())
                  .startsWith("x: the node budget is used up after 250 nodes; ")
                  .contains(log() + " is kept");
            });
    assertThat(archive.folder()).doesNotExist();
    assertThat(log()).isNotEmptyFile();
    assertThat(archive.make(plan(WORKERS, Long.MAX_VALUE))).isEqualTo(Made.ADDED);
    assertThat(log()).doesNotExist();
  }

  /** Of a run that was stopped before it was left to workers, or after. */
  @Test
  void nothingIsLeftOfTheOtherWayToSearch() throws Exception {
    assertThatExceptionOfType(Refusal.class).isThrownBy(() -> archive.make(plan(0, 1)));
    assertThatExceptionOfType(Refusal.class).isThrownBy(() -> archive.make(plan(WORKERS, 1)));
    Path checkpoint = log().resolveSibling("checkpoint");
    assertThat(checkpoint).exists();
    assertThat(log()).exists();
    assertThat(archive.make(plan(WORKERS, Long.MAX_VALUE))).isEqualTo(Made.ADDED);
    assertThat(checkpoint).doesNotExist();
    assertThat(log()).doesNotExist();
  }

  private static Question strong(String game, String black) {
    return new Question(
        new GameText(game, black, "", black.isEmpty() ? null : Player.WHITE),
        Rules.STRONG,
        1,
        1,
        false);
  }

  /** One question or two, of which the weak game may be the first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3,4,3 | '' | BLACK",
        "4,5,4 | b2 | WHITE_HOLDS",
        "4,5,4 | b2 | BLACK_HOLDS",
        "5,5,5 | '' | NOBODY"
      })
  void strongGamesAreSolvedByWorkers(String game, String black, Outcome outcome) throws Exception {
    TheoremPlan plan = plan(strong(game, black), outcome, WORKERS, Long.MAX_VALUE);
    assertThat(archive.make(plan)).isEqualTo(Made.ADDED);
    assertThat(archive.files("x").readStatement().winner()).isEqualTo(outcome);
    archive.writePages();
    assertThat(archive.findings()).isEmpty();
    assertThat(archive.state().resolve("x/cluster.log-2")).doesNotExist();
    assertThat(log()).doesNotExist();
  }

  /** What workers have made is not taken for what one search would make. */
  @Test
  void theBytesAreNotThoseOfAPlainSearch() {
    assertThat(plan(0, 1).search().isDeterministic()).isTrue();
    assertThat(plan(1, 1).search().isDeterministic()).isFalse();
  }
}
