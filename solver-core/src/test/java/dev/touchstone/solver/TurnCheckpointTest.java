package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Searches with turns of several stones that are interrupted: they go on from what they know. */
class TurnCheckpointTest {

  private static final Duration SELDOM = Duration.ofHours(1);
  private static final Path OPENING =
      Path.of(System.getProperty("touchstone.root", ".."))
          .resolve("proofs/strong-infinite/plane-6-2-a-turn-black-0,0-white--3,-3-3,3");

  @TempDir private Path folder;

  private static SolveRequest opening() throws Exception {
    Problem problem = StatementText.parse(Files.readString(OPENING.resolve("statement"))).problem();
    return SolveRequest.of(problem);
  }

  private static SolveResult solve(SolveRequest request) throws IOException {
    return new Solver(request, SolveListener.none()).solve();
  }

  @Test
  void anOpeningOfConnect6ThatIsInterruptedIsWonAfterAll() throws Exception {
    SolveRequest request = opening();
    Decided whole = (Decided) solve(request);
    SolveRequest saving = request.withCheckpoint(folder.resolve("checkpoint"), SELDOM);
    Random random = new Random(6);
    long nodes = 0;
    int stops = 0;
    SolveResult result;
    do {
      long before = nodes;
      nodes += 50 + random.nextInt(100);
      result = solve(saving.within(nodes, null));
      assertThat(result.work().nodesBefore()).isEqualTo(before);
      nodes = result.work().nodes();
      stops += result instanceof OutOfBudget ? 1 : 0;
      assertThat(stops).isLessThan(100);
    } while (result instanceof OutOfBudget);
    assertThat(stops).isGreaterThan(3);
    assertThat(result.work().nodes()).isLessThan(3 * whole.work().nodes());
    Decided decided = (Decided) result;
    assertThat(decided.outcome()).isEqualTo(Outcome.BLACK);
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void twoRunsFromOneCheckpointEndWithTheSameBytes() throws Exception {
    SolveRequest request = opening();
    Path file = folder.resolve("checkpoint");
    assertThat(solve(request.withCheckpoint(file, SELDOM).within(400, null)))
        .isInstanceOf(OutOfBudget.class);
    Path copy = Files.copy(file, folder.resolve("copy"));
    Decided one = (Decided) solve(request.withCheckpoint(file, SELDOM));
    Decided other = (Decided) solve(request.withCheckpoint(copy, SELDOM));
    assertThat(Certified.bytes(one.proof())).isEqualTo(Certified.bytes(other.proof()));
  }
}
