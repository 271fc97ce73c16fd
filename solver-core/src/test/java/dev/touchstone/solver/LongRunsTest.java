package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.verifier.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Budgets, checkpoints, little memory, cancelling. */
class LongRunsTest {

  @TempDir private Path folder;
  private Path checkpoint;
  private SolveRequest request;

  @BeforeEach
  void game() throws BadGameException, IOException {
    checkpoint = folder.resolve("checkpoint");
    Setup setup = Notation.read("4,7,4");
    request = SolveRequest.of(Problem.weak(setup)).withCheckpoint(checkpoint, Duration.ofHours(1));
  }

  private static SolveResult solve(SolveRequest request) throws IOException {
    return new Solver(request, SolveListener.none()).solve();
  }

  @Test
  void aRunOutOfNodesGoesOnFromItsCheckpointInSmallSteps() throws IOException {
    SolveResult result = solve(request.within(500, null));
    int runs = 1;
    while (result instanceof OutOfBudget out) {
      assertThat(out.budget()).isEqualTo(Budget.NODES);
      assertThat(out.work().nodes()).isEqualTo(500L * runs);
      runs++;
      result = solve(request.within(500L * runs, null));
    }
    SolveResult.Decided decided = (SolveResult.Decided) result;
    assertThat(runs).isGreaterThan(3);
    assertThat(decided.winner()).isEqualTo(Player.WHITE);
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void aRunOutOfTimeSaysSo() throws IOException {
    OutOfBudget out = (OutOfBudget) solve(request.within(Long.MAX_VALUE, Duration.ofMillis(1)));
    assertThat(out.budget()).isEqualTo(Budget.TIME);
    assertThat(checkpoint).exists();
  }

  @Test
  void aCancelledRunLeavesACheckpoint() throws IOException {
    Solver solver = new Solver(request, SolveListener.none());
    solver.cancel();
    OutOfBudget out = (OutOfBudget) solver.solve();
    assertThat(out.budget()).isEqualTo(Budget.CANCELLED);
    assertThat(checkpoint).exists();
  }

  @Test
  void aTableTooSmallIsSweptWithoutLosingTheProof() throws IOException, BadGameException {
    SolveRequest maker = SolveRequest.of(Problem.weak(Notation.read("4,9,7tr")));
    long needed = solve(maker).work().tableBytes();
    SolveResult.Decided decided = (SolveResult.Decided) solve(maker.withMemory(needed / 2));
    assertThat(decided.winner()).isEqualTo(Player.BLACK);
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void aSweepKeepsThePartsDecidedBefore() throws IOException, BadGameException {
    SolveRequest both = SolveRequest.of(Problem.weak(TwoBoards.of("4,5,4", "7,7,5")));
    long needed = solve(both).work().tableBytes();
    int proved = 0;
    for (int percent = 60; percent < 100; percent += 30) {
      if (solve(both.withMemory(needed * percent / 100)) instanceof SolveResult.Decided decided) {
        proved++;
        assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
      }
    }
    assertThat(proved).isPositive();
  }

  @Test
  void aTableMuchTooSmallEndsTheRunWithACheckpoint() throws IOException {
    OutOfBudget out = (OutOfBudget) solve(request.withMemory(100_000));
    assertThat(out.budget()).isEqualTo(Budget.MEMORY);
    SolveResult.Decided decided = (SolveResult.Decided) solve(request);
    assertThat(decided.winner()).isEqualTo(Player.WHITE);
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void aCheckpointOfAnotherGameIsRefused() throws IOException, BadGameException {
    solve(request.within(100, null));
    SolveRequest other =
        SolveRequest.of(Problem.weak(Notation.read("4,8,4")))
            .withCheckpoint(checkpoint, Duration.ofHours(1));
    assertThatThrownBy(() -> solve(other))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("another game");
  }

  @Test
  void aCheckpointThatIsNoFileIsRefusedAndLeftAlone() {
    for (Path other : new Path[] {folder, folder.getRoot().resolve("dev/null")}) {
      assumeTrue(Files.exists(other));
      assertThatThrownBy(() -> solve(request.withCheckpoint(other, Duration.ZERO)))
          .isInstanceOf(CheckpointException.class);
      assertThat(Files.isRegularFile(other)).isFalse();
    }
  }

  @Test
  void aDamagedCheckpointIsRefused() throws IOException {
    solve(request.within(100, null));
    byte[] bytes = Files.readAllBytes(checkpoint);
    for (int at : new int[] {0, 10, bytes.length / 2, bytes.length - 1}) {
      byte[] damaged = bytes.clone();
      damaged[at] ^= 1;
      Files.write(checkpoint, damaged);
      assertThatThrownBy(() -> solve(request))
          .as("byte " + at)
          .isInstanceOf(CheckpointException.class)
          .hasMessageContaining("remove it");
    }
    Files.write(checkpoint, new byte[3]);
    assertThatThrownBy(() -> solve(request)).isInstanceOf(CheckpointException.class);
  }

  @Test
  void theSameRunGivesTheSameBytes() throws IOException {
    SolveRequest plain = request.withCheckpoint(null, Duration.ofHours(1));
    byte[] first = Certified.bytes(((SolveResult.Decided) solve(plain)).proof());
    byte[] second = Certified.bytes(((SolveResult.Decided) solve(plain)).proof());
    assertThat(first).isEqualTo(second);
  }

  @Test
  void progressIsHeard() throws IOException, BadGameException {
    List<SolveListener.Progress> heard = new ArrayList<>();
    new Solver(SolveRequest.of(Problem.weak(Notation.read("6,9,5"))), heard::add).solve();
    SolveListener.Progress first = heard.get(0);
    SolveListener.Progress last = heard.get(heard.size() - 1);
    assertThat(last.nodes()).isGreaterThan(first.nodes());
    assertThat(last.nodesPerSecond()).isPositive();
    assertThat(first.rootMoves()).isEqualTo(54);
    assertThat(last.rootMovesSettled()).isPositive();
    assertThat(last.breakerWork()).isLessThan(first.breakerWork());
  }
}
