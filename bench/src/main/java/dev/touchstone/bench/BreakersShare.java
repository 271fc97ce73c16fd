package dev.touchstone.bench;

import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * How many of some positions Breaker wins, counted up to mirror images and without. Each is decided
 * once and its certificate verified.
 */
final class BreakersShare {

  /** What was decided, for all shares of a board. */
  static final class Decided {

    private final Map<Setup, Boolean> breakers = new HashMap<>();
    private long nodes;
    private boolean verified = true;

    private boolean isBreakers(Setup position) throws IOException {
      Boolean known = breakers.get(position);
      if (known == null) {
        Trial trial = Trial.of(SolveRequest.of(Problem.weak(position)));
        CheckedCertificate certificate = trial.certificate();
        verified &= certificate != null && certificate.accepted();
        nodes += trial.result().work().nodes();
        known = trial.winner() == Player.WHITE;
        breakers.put(position, known);
      }
      return known;
    }

    /** The positions that the searches looked at. */
    long nodes() {
      return nodes;
    }

    /** Whether everything was decided and the verifier accepted every certificate. */
    boolean verified() {
      return verified;
    }
  }

  private final Decided decided;
  private int all;
  private int unmirrored;
  private int breakersOfAll;
  private int breakers;

  BreakersShare(Decided decided) {
    this.decided = decided;
  }

  /** Counts a position that stands for so many mirror images; says whether Breaker wins it. */
  boolean add(Setup position, int images) throws IOException {
    boolean isBreakers = decided.isBreakers(position);
    all += images;
    unmirrored++;
    if (isBreakers) {
      breakersOfAll += images;
      breakers++;
    }
    return isBreakers;
  }

  String ofAll() {
    return breakersOfAll + " of " + all;
  }

  String upToMirrorImages() {
    return breakers + " of " + unmirrored;
  }
}
