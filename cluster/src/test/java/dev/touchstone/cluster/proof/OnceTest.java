package dev.touchstone.cluster.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.cluster.Games;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Certificates in which claims are made again and again, and the same with each made once. */
class OnceTest {

  private static List<Step> solved(Problem problem, List<Statement> proved) throws IOException {
    Decided decided = (Decided) new Solver(SolveRequest.of(problem), SolveListener.none()).solve();
    proved.add(decided.proof().statement());
    List<Step> steps = new ArrayList<>();
    decided.proof().emit(steps::add);
    return steps;
  }

  private static Verdict verdict(Statement statement, List<Step> steps) {
    byte[] bytes = CertificateWriter.bytes(statement, steps);
    try {
      return new Verifier().verify(statement, new ByteArrayInputStream(bytes));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Step> once(Ground ground, List<Step> steps) throws IOException {
    List<Step> out = new ArrayList<>();
    new Once(
            ground,
            sink -> {
              for (Step step : steps) {
                sink.accept(step);
              }
            })
        .emit(out::add);
    return out;
  }

  @ParameterizedTest
  @ValueSource(strings = {"3,3,3", "4,4,3", "5,5,4", "6,6,5", "5,9,5", "torus 4,4,3", "7,7,5"})
  void whatIsMadeAgainIsRecalled(String board) throws Exception {
    Problem problem = Games.weak(board);
    Ground ground = new Ground(problem);
    List<Statement> proved = new ArrayList<>();
    List<Step> steps = solved(problem, proved);
    List<Step> unfolded = new Unfolding(ground).of(steps);
    assertThat(verdict(proved.get(0), unfolded)).isInstanceOf(Verdict.Accepted.class);
    List<Step> once = once(ground, unfolded);
    assertThat(verdict(proved.get(0), once)).isInstanceOf(Verdict.Accepted.class);
    // Small claims are not worth a RECALL, so that some are written again.
    assertThat(once.size() - steps.size()).isLessThan(1 + (unfolded.size() - steps.size()) / 20);

    Repetitions left = new Repetitions(ground);
    once.forEach(left::accept);
    left.settle();
    assertThat(left.leftOut()).as("made twice all the same").isEmpty();
  }
}
