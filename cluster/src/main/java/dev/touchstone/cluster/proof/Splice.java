package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.certificate.Transport;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.Made.ByJob;
import dev.touchstone.cluster.tree.Position;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts the steps of a job's certificate into the whole: all that make its claim, without its
 * symmetries, its END, and the answer around it, which the tree writes.
 *
 * <p>A certificate that ends with an answer is one frame, or one answered leaf: nothing can stand
 * on the stack in front of it and be gone at the end.
 */
final class Splice {

  private final Ground ground;
  private final Certificates certificates;
  private final UsedSymmetries used;

  Splice(Ground ground, Certificates certificates, UsedSymmetries used) {
    this.ground = ground;
    this.certificates = certificates;
    this.used = used;
  }

  /** Writes the claim under a symmetry, in a scene that has the stones of this position. */
  void write(ByJob made, int symmetry, Position scene, StepSink sink) throws IOException {
    Statement statement = ground.statement(made.home(), made.claim().prover());
    List<Integer> own = new ArrayList<>();
    try (InputStream in = certificates.open(made)) {
      CertificateReader reader = new CertificateReader(statement, in, Transport.OUTPUT_CAP);
      Step step = next(reader, own);
      if (!made.answered()) {
        Moved moved = moved(made.home(), symmetry, scene, own);
        for (; !(step instanceof Step.End); step = next(reader, own)) {
          sink.accept(moved.step(step));
        }
      } else if (step instanceof Step.Answered answered) {
        CellSet opponent =
            answered.opponent() < 0
                ? ground.game().noCells()
                : ground.game().single(answered.opponent());
        Position home = made.home().after(ground.game().single(answered.cell()));
        Moved moved = moved(home, symmetry, scene, own);
        focus(opponent, moved, sink);
        sink.accept(moved.step(answered.leaf()));
        unfocus(opponent, sink);
      } else {
        Step.Enter enter = (Step.Enter) step;
        Moved moved = moved(made.home().after(enter.prover()), symmetry, scene, own);
        focus(enter.opponent(), moved, sink);
        Step behind = next(reader, own);
        for (step = next(reader, own); !(step instanceof Step.End); step = next(reader, own)) {
          // The last one is the LEAVE of the answer.
          sink.accept(moved.step(behind));
          behind = step;
        }
        unfocus(enter.opponent(), sink);
      }
    } catch (Fault fault) {
      throw new IOException("a job's certificate is damaged: " + fault.detail(), fault);
    }
  }

  private Moved moved(Position home, int symmetry, Position scene, List<Integer> own) {
    boolean same = ground.image(symmetry, home).equals(scene);
    return new Moved(ground, symmetry, same, number -> conjugate(own.get(number), symmetry));
  }

  /** The number in the whole of the symmetry that does after the move what this one does before. */
  private int conjugate(int own, int symmetry) {
    return used.number(ground.product(symmetry, ground.product(own, ground.inverse(symmetry))));
  }

  /** The next step but for symmetries, which are noted. */
  private Step next(CertificateReader reader, List<Integer> own) throws IOException, Fault {
    Step step = reader.next();
    while (step instanceof Step.Symmetry symmetry) {
      own.add(ground.symmetry(symmetry.images()));
      step = reader.next();
    }
    return step;
  }

  /** Cells of the opponent's that only the certificate's own frame has. */
  private static void focus(CellSet opponent, Moved moved, StepSink sink) throws IOException {
    if (!opponent.isEmpty()) {
      CellSet cells = moved.cells(opponent);
      sink.accept(new Step.Enter(Frame.FOCUS, cells, cells.minus(cells)));
    }
  }

  private static void unfocus(CellSet opponent, StepSink sink) throws IOException {
    if (!opponent.isEmpty()) {
      sink.accept(new Step.Leave());
    }
  }
}
