package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Counts;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.cluster.proof.Judgement.Accepted;
import dev.touchstone.cluster.proof.Judgement.Refused;
import dev.touchstone.cluster.tree.Claim;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.Position;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Whether a certificate from anywhere proves who wins a position. The verifier says so; what it had
 * on its stack in front of END is the claim that the tree goes on with.
 */
public final class Judge {

  private final Ground ground;

  public Judge(Ground ground) {
    this.ground = ground;
  }

  public Judgement judge(Position position, Player winner, byte[] certificate) {
    try {
      Statement statement = ground.statement(position, winner);
      String[] top = {"", ""};
      Verdict verdict =
          new Verifier()
              .trace(
                  statement,
                  new ByteArrayInputStream(certificate),
                  line -> {
                    top[0] = top[1];
                    top[1] = line;
                  },
                  2);
      if (!(verdict instanceof Verdict.Accepted accepted)) {
        return new Refused(verdict.line());
      }
      return judge(statement, position, winner, certificate, top[0], accepted.steps());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Judgement judge(
      Statement statement,
      Position position,
      Player winner,
      byte[] certificate,
      String line,
      long steps)
      throws IOException {
    ClaimText text = ClaimText.ofTrace(line);
    if (text.isNone()) {
      return new Refused("in front of its END stands a step that makes no claim");
    }
    int answer = text.stone(ground);
    if (answer >= 0 && position.taken().contains(answer)) {
      return new Refused("it answers by a cell that is taken");
    }
    Claim claim = text.claim(ground, winner);
    Position then = position.mover() == winner ? position.after(answer) : position;
    if (!claim.fits(ground, then)) {
      return new Refused("its claim leans on cells that are taken");
    }
    return suits(statement, certificate, answer, claim, steps);
  }

  /** Whether its steps can stand in another certificate. */
  private Judgement suits(
      Statement statement, byte[] certificate, int answer, Claim claim, long steps)
      throws IOException {
    boolean bound = false;
    try {
      CertificateReader reader =
          new CertificateReader(
              statement, new ByteArrayInputStream(certificate), Transport.OUTPUT_CAP);
      // The rest is for the tree around it.
      if (reader.counts().depth() > Counts.MAX_DEPTH / 2
          || reader.counts().held() > Counts.MAX_HELD / 2) {
        return new Refused("it leaves no room for a certificate around it");
      }
      Step step;
      do {
        step = reader.next();
        Step core = step instanceof Step.Answered answered ? answered.leaf() : step;
        bound |= core instanceof Step.Potential || core instanceof RaceStep.Ordered;
        if (step instanceof Step.Symmetry symmetry && ground.symmetry(symmetry.images()) < 0) {
          return new Refused("it uses a symmetry that the coordinator does not");
        }
      } while (!(step instanceof Step.End));
    } catch (Fault fault) {
      throw new IllegalStateException("verified, and not read again: " + fault.detail());
    }
    return new Accepted(answer, claim, bound, steps);
  }
}
