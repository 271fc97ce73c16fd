package dev.touchstone.cluster.job;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Player;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.Suggestion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/** What came out of a job. */
public sealed interface JobResult {

  /** So many steps are written before it is said that the proof grows. */
  int STEPS_BETWEEN = 4096;

  /** The positions that were expanded for it. */
  long nodes();

  /**
   * Of a search for a win: who wins, or in a strong game holds.
   *
   * @param suggestions what looks best where nobody does yet
   * @param progress hears the number of positions again while the proof is written: that takes
   *     seconds, too
   */
  static JobResult of(SolveResult result, List<Suggestion> suggestions, LongConsumer progress)
      throws IOException {
    long nodes = result.work().nodes();
    if (result instanceof Decided decided) {
      List<Step> steps = new ArrayList<>();
      progress.accept(nodes);
      decided
          .proof()
          .emit(
              step -> {
                steps.add(step);
                if (steps.size() % STEPS_BETWEEN == 0) {
                  progress.accept(nodes);
                }
              });
      byte[] certificate = CertificateWriter.bytes(decided.proof().statement(), steps);
      return new Proved(decided.proof().statement().prover(), certificate, nodes);
    }
    Progress reached = ((OutOfBudget) result).reached();
    return new Open(reached.makerWork(), reached.breakerWork(), nodes, suggestions);
  }

  /**
   * A proof that this player wins, or holds: the bytes of a certificate, which nobody need believe.
   */
  final class Proved implements JobResult {

    private final Player winner;
    private final byte[] certificate;
    private final long nodes;

    /** The certificate is not copied. */
    public Proved(Player winner, byte[] certificate, long nodes) {
      this.winner = winner;
      this.certificate = certificate;
      this.nodes = nodes;
    }

    public Player winner() {
      return winner;
    }

    /** The bytes; whoever changes them changes the result. */
    public byte[] certificate() {
      return certificate;
    }

    @Override
    public long nodes() {
      return nodes;
    }
  }

  /**
   * No winner yet, and the work that is still expected for each.
   *
   * @param suggestions turns of the mover's that look best, if this is known
   */
  record Open(double makerWork, double breakerWork, long nodes, List<Suggestion> suggestions)
      implements JobResult {

    /** Without suggestions. */
    public Open(double makerWork, double breakerWork, long nodes) {
      this(makerWork, breakerWork, nodes, List.of());
    }
  }
}
