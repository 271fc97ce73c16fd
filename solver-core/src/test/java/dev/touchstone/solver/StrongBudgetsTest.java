package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.Notation;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Strong games within budgets, interrupted, and gone on with. */
class StrongBudgetsTest {

  @TempDir Path folder;

  private static SolveRequest request(String board) throws Exception {
    return SolveRequest.of(Problem.inTurns(Notation.read(board), Rules.STRONG, 1, 1));
  }

  private static SolveResult solve(SolveRequest request) throws Exception {
    return new Solver(request, SolveListener.none()).solve();
  }

  private static Budget usedUp(SolveRequest request) throws Exception {
    return ((OutOfBudget) solve(request)).budget();
  }

  @Test
  void budgetsEndTheSearch() throws Exception {
    SolveRequest request = request("5,5,4");
    assertThat(usedUp(request.within(20, null))).isEqualTo(Budget.NODES);
    assertThat(usedUp(request("4,12,4").within(Long.MAX_VALUE, Duration.ofMillis(20))))
        .isEqualTo(Budget.TIME);
    assertThat(usedUp(request("4,12,4").withMemory(1 << 20))).isEqualTo(Budget.MEMORY);
  }

  @Test
  void aSearchCanBeCancelled() throws Exception {
    AtomicInteger heard = new AtomicInteger();
    Solver[] solver = new Solver[1];
    solver[0] =
        new Solver(
            request("4,12,4"),
            progress -> {
              heard.incrementAndGet();
              solver[0].cancel();
            });
    OutOfBudget result = (OutOfBudget) solver[0].solve();
    assertThat(result.budget()).isEqualTo(Budget.CANCELLED);
    assertThat(heard).hasPositiveValue();
  }

  @Test
  void itGoesOnFromACheckpointToTheSameProof() throws Exception {
    SolveRequest saving =
        request("5,5,4").withCheckpoint(folder.resolve("checkpoint"), Duration.ofHours(1));
    byte[] inOneGo = Certified.bytes(((Decided) solve(request("5,5,4"))).proof());
    for (int nodes = 50; solve(saving.within(nodes, null)) instanceof OutOfBudget; nodes += 50) {
      assertThat(folder.resolve("checkpoint")).exists();
    }
    Decided decided = (Decided) solve(saving);
    assertThat(decided.outcome()).isEqualTo(Outcome.NOBODY);
    assertThat(decided.work().nodesBefore()).isGreaterThanOrEqualTo(50);
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
    assertThat(Certified.bytes(decided.proof()).length)
        .isBetween(inOneGo.length / 2, 2 * inOneGo.length);
  }

  @Test
  void aDamagedCheckpointOrThatOfAnotherGameIsRefused() throws Exception {
    Path file = folder.resolve("checkpoint");
    SolveRequest saving = request("4,6,4").withCheckpoint(file, Duration.ofHours(1));
    assertThat(usedUp(saving.within(30, null))).isEqualTo(Budget.NODES);
    assertThatThrownBy(() -> solve(request("4,7,4").withCheckpoint(file, Duration.ofHours(1))))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("of another game");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 3000] ^= 1;
    Files.write(file, bytes);
    assertThatThrownBy(() -> solve(saving))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("damaged");
  }

  @Test
  void theSameSearchFindsTheSameBytes() throws Exception {
    byte[] first = Certified.bytes(((Decided) solve(request("5,6,4"))).proof());
    byte[] second = Certified.bytes(((Decided) solve(request("5,6,4"))).proof());
    assertThat(second).isEqualTo(first);
  }

  @Test
  void wherePublishedValuesAreKnownTheyAreFound() throws Exception {
    for (String board : new String[] {"3,4,3", "5,6,4"}) {
      assertThat(((Decided) solve(request(board))).outcome()).as(board).isEqualTo(Outcome.BLACK);
    }
    for (String board :
        new String[] {"4,4,4", "4,5,4", "4,6,4", "5,5,4", "5,5,5", "6,6,5", "7,7,5"}) {
      Decided decided = (Decided) solve(request(board));
      assertThat(decided.outcome()).as(board).isEqualTo(Outcome.NOBODY);
      assertThat(Certified.verdict(decided.proof())).as(board).isInstanceOf(Verdict.Accepted.class);
    }
  }
}
