package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    return new TheoremPlan(
        "x",
        SmallArchive.question(GAME),
        null,
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

  /** What workers have made is not taken for what one search would make. */
  @Test
  void theBytesAreNotThoseOfAPlainSearch() {
    assertThat(plan(0, 1).search().isDeterministic()).isTrue();
    assertThat(plan(1, 1).search().isDeterministic()).isFalse();
  }
}
