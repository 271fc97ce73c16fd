package dev.touchstone.bench;

import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import java.io.IOException;

/**
 * How many of some positions Breaker wins, counted up to mirror images and without. Each is decided
 * and its certificate verified.
 */
final class BreakersShare {

  private int all;
  private int unmirrored;
  private int breakersOfAll;
  private int breakers;
  private long nodes;
  private boolean verified = true;

  /** Counts a position that stands for so many mirror images; says whether Breaker wins it. */
  boolean add(Setup position, int images) throws IOException {
    Trial trial = Trial.of(SolveRequest.of(Problem.weak(position)));
    CheckedCertificate certificate = trial.certificate();
    if (certificate == null || !certificate.accepted()) {
      verified = false;
      System.out.println(trial.outcome() + ", " + trial.verified() + ": " + position);
    }
    nodes += trial.result().work().nodes();
    all += images;
    unmirrored++;
    boolean breaker = trial.winner() == Player.WHITE;
    if (breaker) {
      breakersOfAll += images;
      breakers++;
    }
    return breaker;
  }

  String ofAll() {
    return breakersOfAll + " of " + all;
  }

  String upToMirrorImages() {
    return breakers + " of " + unmirrored;
  }

  /** The positions that the searches looked at. */
  long nodes() {
    return nodes;
  }

  /** Whether the verifier accepted every certificate. */
  boolean verified() {
    return verified;
  }
}
