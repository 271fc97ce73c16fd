package dev.touchstone.cluster;

import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Limits;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.run.WeakFirst;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What many workers are asked of a game, one question after the other, and what follows. In a
 * strong game it is whether the first player wins; if not, and if no strategy can be stolen (T13
 * (c)), whether the second does. Where the weak game is likely to say that nobody wins, it is asked
 * about first ({@link WeakFirst}).
 */
public final class Inquiry {

  private record AssembledProof(Statement statement, CertificateFile.Source steps)
      implements Proof {
    @Override
    public void emit(StepSink sink) throws IOException {
      steps.emit(sink);
    }
  }

  private final Problem problem;
  private final @Nullable Problem weak;
  private final List<ClusterResult> answers = new ArrayList<>();

  /** About this game. */
  public Inquiry(Problem problem) {
    this.problem = problem;
    boolean byOne = problem.turn() == 1 && problem.opening() == 1;
    weak = byOne ? WeakFirst.inPlaceOf(problem).orElse(null) : null;
  }

  /** Beside the log of the first question that of the second one; there are never more. */
  public static Path second(Path log) {
    return log.resolveSibling(log.getFileName() + "-2");
  }

  /** The next question, if there is one more. */
  public Optional<Ground> next() {
    if (weak != null && answers.isEmpty()) {
      return Optional.of(new Ground(weak));
    }
    if (isDrawnByTheWeakGame()) {
      return Optional.empty();
    }
    Player opener = problem.setup().first();
    List<ClusterResult> own = ownAnswers();
    if (own.isEmpty()) {
      return Optional.of(
          problem.rules() == Rules.STRONG ? new Ground(problem, opener) : new Ground(problem));
    }
    boolean over =
        problem.rules() != Rules.STRONG
            || own.size() > 1
            || own.get(0).winner() == opener
            || (problem.isStolen() && problem.opening() == problem.turn());
    return over ? Optional.empty() : Optional.of(new Ground(problem, opener.opponent()));
  }

  /** The same game, an infinite board as far as all questions look at it. */
  public Problem shown() {
    return problem.board() instanceof InfiniteBoard
        ? new Ground(problem, problem.setup().first()).problem()
        : problem;
  }

  /** The answers about the game itself. */
  private List<ClusterResult> ownAnswers() {
    return weak == null || answers.isEmpty() ? answers : answers.subList(1, answers.size());
  }

  private boolean isDrawnByTheWeakGame() {
    return weak != null && !answers.isEmpty() && answers.get(0).winner() == Player.WHITE;
  }

  /** Takes the answer to the last question. */
  public void answered(ClusterResult result) {
    answers.add(result);
  }

  /** Positions expanded for all questions so far. */
  public long nodes() {
    return answers.stream().mapToLong(ClusterResult::nodes).sum();
  }

  /** Why the last question is open, if nobody has cancelled it: perhaps all was tried. */
  public Budget usedUp(Limits limits, Duration elapsed) {
    return nodes() >= limits.maxNodes()
        ? Budget.NODES
        : elapsed.compareTo(limits.maxTime()) >= 0 ? Budget.TIME : Budget.NO_PROOF;
  }

  /** That of all questions so far. */
  public Work work() {
    long before = answers.stream().mapToLong(ClusterResult::nodesBefore).sum();
    return new Work(nodes(), before, 0, 0, 0);
  }

  /** How the game ends, with the proof of it, or two. */
  public Decided decided() {
    Player last = answers.get(answers.size() - 1).winner();
    if (last == null) {
      throw new IllegalStateException("the last question is open");
    }
    if (isDrawnByTheWeakGame()) {
      return decided(Outcome.NOBODY, proof(answers.get(0), Outcome.NOBODY));
    }
    List<ClusterResult> own = ownAnswers();
    ClusterResult newest = own.get(own.size() - 1);
    int asked = own.size();
    Player opener = problem.setup().first();
    if (problem.rules() != Rules.STRONG || last == (asked == 1 ? opener : opener.opponent())) {
      return decided(Outcome.wins(last), proof(newest, Outcome.wins(last)));
    }
    return asked == 1
        ? decided(Outcome.NOBODY, proof(newest, Outcome.NOBODY))
        : decided(
            Outcome.NOBODY,
            proof(own.get(0), Outcome.holds(opener.opponent())),
            proof(newest, Outcome.holds(opener)));
  }

  private Decided decided(Outcome outcome, Proof... proofs) {
    return new Decided(outcome, List.of(proofs), work());
  }

  private Proof proof(ClusterResult answer, Outcome says) {
    return new AssembledProof(shown().wonBy(says), answer.steps());
  }
}
