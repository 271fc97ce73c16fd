package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Player;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Solves and has the verifier check what comes out. */
final class Certified {

  private Certified() {}

  static Player winner(SolveRequest request) throws IOException {
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    assertThat(result).as(request.toString()).isInstanceOf(SolveResult.Decided.class);
    SolveResult.Decided decided = (SolveResult.Decided) result;
    assertThat(verdict(decided.proof()))
        .as(decided.proof().statement().text() + request)
        .isInstanceOf(Verdict.Accepted.class);
    return decided.winner();
  }

  static byte[] bytes(Proof proof) throws IOException {
    List<Step> steps = new ArrayList<>();
    proof.emit(steps::add);
    return CertificateWriter.bytes(proof.statement(), steps);
  }

  static Verdict verdict(Proof proof) throws IOException {
    return new Verifier().verify(proof.statement(), new ByteArrayInputStream(bytes(proof)));
  }
}
