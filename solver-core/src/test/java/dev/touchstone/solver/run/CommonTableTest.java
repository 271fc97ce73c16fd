package dev.touchstone.solver.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.statement.Problem;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Several searches over one table: each proof holds, also where room is made for another one. */
class CommonTableTest {

  private static final int SEARCHES = 3;

  private static SolveRequest start(String board) throws BadGameException, IOException {
    return SolveRequest.of(Problem.weak(Notation.read(board)));
  }

  /** The position after Maker's first stone. */
  private static SolveRequest after(SolveRequest start, int cell) {
    Setup empty = start.problem().setup();
    Setup setup =
        new Setup(
            empty.board(),
            empty.game(),
            empty.hypergraph().single(cell),
            empty.hypergraph().noCells(),
            Player.WHITE);
    return SolveRequest.of(Problem.weak(setup)).withMemory(start.limits().memory());
  }

  private static Decided solve(WeakSeries series, SolveRequest request) throws IOException {
    SolveResult result = series.solve(request, SolveListener.none());
    assertThat(result).isInstanceOf(Decided.class);
    return (Decided) result;
  }

  private static Verdict verdict(Proof proof) throws IOException {
    List<Step> steps = new ArrayList<>();
    proof.emit(steps::add);
    return new Verifier()
        .verify(
            proof.statement(),
            new ByteArrayInputStream(CertificateWriter.bytes(proof.statement(), steps)));
  }

  @Test
  void whatOneHasFoundTheOtherKnows() throws Exception {
    SolveRequest request = start("6,6,5");
    CommonTable common = CommonTable.of(request, true);
    assertThat(solve(new WeakSeries(common), request).work().nodes()).isPositive();
    assertThat(solve(new WeakSeries(common), request).work().nodes()).isZero();
  }

  @Test
  void aProofThatIsNotWrittenYetStaysWhenAnotherMakesRoom() throws Exception {
    SolveRequest whole = start("5,8,4");
    WeakSeries alone = new WeakSeries(CommonTable.of(whole, true));
    SolveRequest request = whole.withMemory(solve(alone, after(whole, 0)).work().tableBytes());
    CommonTable common = CommonTable.of(request, true);
    Decided first = solve(new WeakSeries(common), after(request, 0));
    int before = common.sweeps();
    WeakSeries other = new WeakSeries(common);
    for (int cell = 39; cell > 0 && common.sweeps() < before + 2; cell--) {
      other.solve(after(request, cell), SolveListener.none());
    }
    assertThat(common.sweeps()).isGreaterThan(before + 1);
    assertThat(verdict(first.proof())).isInstanceOf(Verdict.Accepted.class);
  }

  /** Every position after a first stone is somebody's, while the table is swept again and again. */
  @Test
  void searchesHaltWhileRoomIsMadeAndGoOn() throws Exception {
    SolveRequest whole = start("5,8,4");
    long needed = solve(new WeakSeries(CommonTable.of(whole, true)), whole).work().tableBytes();
    SolveRequest request = whole.withMemory(needed / 2);
    CommonTable common = CommonTable.of(request, true);
    ExecutorService pool = Executors.newFixedThreadPool(SEARCHES);
    try {
      List<Future<Integer>> proved = new ArrayList<>();
      for (int i = 0; i < SEARCHES; i++) {
        int own = i;
        proved.add(pool.submit((Callable<Integer>) () -> proveAll(common, request, own)));
      }
      int all = 0;
      for (Future<Integer> some : proved) {
        all += some.get();
      }
      assertThat(all).isGreaterThan(SEARCHES);
      assertThat(common.sweeps()).isGreaterThan(1);
    } finally {
      pool.shutdownNow();
    }
  }

  /** How many were decided within the memory. */
  private static int proveAll(CommonTable common, SolveRequest request, int own)
      throws IOException {
    WeakSeries series = new WeakSeries(common);
    int proved = 0;
    for (int cell = own; cell < 20; cell += SEARCHES) {
      if (series.solve(after(request, cell), SolveListener.none()) instanceof Decided decided) {
        assertThat(verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
        proved++;
      }
    }
    return proved;
  }
}
