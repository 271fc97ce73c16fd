package dev.touchstone.bench;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A game that was to be decided: what came out, how long the search took, and the certificate, if
 * there is one.
 */
record Trial(SolveResult result, double searching, @Nullable CheckedCertificate certificate) {

  /** Searches; if that decides the game, writes the certificate and has it verified. */
  static Trial of(SolveRequest request) throws IOException {
    long start = System.nanoTime();
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    double searching = secondsSince(start);
    return new Trial(
        result,
        searching,
        result instanceof Decided decided ? CheckedCertificate.of(decided.proof()) : null);
  }

  /** The weak game on the empty board of this notation, Maker first. */
  static Setup weak(String notation) throws IOException {
    try {
      return Notation.read(notation);
    } catch (BadGameException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  /** The player who wins, or null if a budget was used up first. */
  @Nullable Player winner() {
    return result instanceof Decided decided ? decided.winner() : null;
  }

  /** Who wins, or what was used up. */
  String outcome() {
    return result instanceof OutOfBudget out
        ? "out of " + out.budget().name().toLowerCase(Locale.ROOT)
        : Rules.WEAK.nameOf(((Decided) result).winner());
  }

  /** What the verifier said of the certificate. */
  String verified() {
    return certificate == null ? "-" : certificate.verified();
  }

  /** Whether the game was decided, but not so that the verifier agreed. */
  boolean refuted() {
    return certificate != null && !certificate.accepted();
  }

  /** The time of the search, or that it was not enough. */
  String time() {
    return (winner() == null ? "> " : "") + Figures.seconds(searching);
  }
}
