package dev.touchstone.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Problem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Jobs of weak games, by themselves. */
class WeakJobSolverTest {

  /** Writing a proof takes time, in which nobody shall think that the worker is gone. */
  @Test
  void whileTheProofIsWrittenSomethingIsHeard() throws Exception {
    Problem problem = Problem.weak(Notation.read("5,10,5"));
    List<Long> heard = new ArrayList<>();
    JobResult result =
        new WeakJobSolver(64 << 20)
            .solve(new Job(Job.question(problem, Player.BLACK), 100_000), heard::add);
    assertThat(result).isInstanceOf(JobResult.Proved.class);
    long whole = result.nodes();
    assertThat(heard).filteredOn(nodes -> nodes == whole).hasSizeGreaterThan(5);
  }
}
