package dev.touchstone.solver.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.tiling.Candidates;
import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.solver.tiling.TilingText;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search for tilings; what it finds is proved and verified. */
class TileSearchTest {

  private static TileSearch.Budget budget(long candidates) {
    return new TileSearch.Budget(candidates, 500, 1.5, null);
  }

  @ParameterizedTest
  @CsvSource({"8, 1", "10, 1", "15, 2", "20, 3", "25, 4"})
  void whatIsFoundProvesTheGame(int length, int turn) throws Exception {
    TileSearch search = new TileSearch(length, turn, 1, budget(50), counts -> {});
    Tiling tiling = search.run().orElseThrow();
    assertThat(search.counts().candidates()).isPositive();
    Setup empty = Setup.empty(Notation.board("plane " + length));
    Problem problem = Problem.inTurns(empty, Rules.WEAK, turn, turn);
    SolveRequest request = SolveRequest.byTiling(problem, tiling);
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    SolveResult.Decided decided = (SolveResult.Decided) result;
    List<Step> steps = new ArrayList<>();
    decided.proof().emit(steps::add);
    byte[] bytes = CertificateWriter.bytes(decided.proof().statement(), steps);
    Verdict verdict =
        new Verifier().verify(decided.proof().statement(), new ByteArrayInputStream(bytes));
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void annealedShapesAreFoundAndAreTheSameForTheSameSeed() {
    // Neither runs of two cells nor bands of so few cells keep off seven; what is annealed is lost.
    TileSearch first = new TileSearch(7, 1, 5, budget(30), counts -> {});
    TileSearch second = new TileSearch(7, 1, 5, budget(30), counts -> {});
    assertThat(first.run()).isEqualTo(Optional.empty());
    assertThat(second.run()).isEqualTo(Optional.empty());
    assertThat(first.counts()).isEqualTo(second.counts());
    assertThat(first.counts().candidates()).isEqualTo(30);
    assertThat(first.counts().lost()).isPositive();
  }

  @Test
  void annealingFindsShapesOfLowPotential() throws Exception {
    // Bands are won at once for 9 in a row; behind them come shapes.
    Candidates candidates = new Candidates(10, 1, 3, () -> true);
    int low = 0;
    for (int i = 0; i < 40; i++) {
      Optional<Tiling> candidate = candidates.next();
      if (candidate.isPresent()) {
        String text = TilingText.of(candidate.get());
        assertThat(TilingText.of(TilingText.parse(text))).isEqualTo(text);
        low += candidate.get().potential() < 0.5 ? 1 : 0;
      }
    }
    assertThat(low).isPositive();
  }

  @Test
  void itEndsWhenTimeIsUpOrItIsCancelled() {
    TileSearch.Budget noTime = new TileSearch.Budget(1000, 500, 1.5, Duration.ZERO);
    assertThat(new TileSearch(10, 2, 1, noTime, counts -> {}).run()).isEmpty();
    TileSearch cancelled = new TileSearch(10, 2, 1, budget(1000), counts -> {});
    cancelled.cancel();
    assertThat(cancelled.run()).isEmpty();
    assertThat(cancelled.counts().candidates()).isZero();
  }
}
