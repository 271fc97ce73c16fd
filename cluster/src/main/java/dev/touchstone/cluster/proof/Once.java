package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.statement.Rules;
import java.io.IOException;

/**
 * The certificate of a weak game with each claim made once: where it was made again, perhaps
 * turned, it is recalled. A claim holds wherever it was proved (docs/theorems.md, Claims), so what
 * the scene was does not matter; and only answers are left out, which leave the scene around them
 * as it is.
 *
 * <p>The steps are asked for again and again, to see which claims say the same, which symmetries
 * that takes, and to write them; none are held.
 */
public final class Once implements CertificateFile.Source {

  private final Ground ground;
  private final CertificateFile.Source source;

  /** Of a certificate that is right, whose source gives the same steps each time. */
  public Once(Ground ground, CertificateFile.Source source) {
    this.ground = ground;
    this.source = source;
  }

  @Override
  public void emit(StepSink sink) throws IOException {
    if (ground.problem().rules() != Rules.WEAK) {
      // What claims of other games say is not looked at.
      source.emit(sink);
      return;
    }
    Repetitions repetitions = new Repetitions(ground);
    source.emit(repetitions);
    repetitions.settle();
    UsedSymmetries used = new UsedSymmetries();
    source.emit(new Rewriting(ground, repetitions, used, step -> {}));
    for (int symmetry : used.settle(ground.symmetries())) {
      sink.accept(new Step.Symmetry(ground.images(symmetry)));
    }
    source.emit(new Rewriting(ground, repetitions, used, sink));
  }
}
