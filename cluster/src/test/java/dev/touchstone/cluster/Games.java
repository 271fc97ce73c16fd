package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Games for tests, and what the verifier says of their proofs. */
public final class Games {

  private Games() {}

  /** An empty board, Maker to move. */
  public static Problem weak(String board) {
    try {
      return Problem.weak(Setup.empty(Notation.board(board)));
    } catch (BadGameException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /**
   * What is asked of an empty board: who wins the weak game, whether Black wins "strong 5,5,4", who
   * wins "hex 6,6 a2" after this move, whether Black, to move, wins "turns 19,19,6 j10 / d4 p16" by
   * turns of two stones.
   */
  static Ground asked(String game) throws BadGameException {
    if (game.startsWith("turns ")) {
      return new Ground(inTurns(game.substring("turns ".length())), Player.BLACK);
    }
    if (game.startsWith("strong ")) {
      Setup setup = Setup.empty(Notation.board(game.substring("strong ".length())));
      return new Ground(Problem.inTurns(setup, Rules.STRONG, 1, 1), Player.BLACK);
    }
    if (!game.startsWith("hex ")) {
      return new Ground(weak(game));
    }
    int move = game.lastIndexOf(' ');
    Setup empty = Setup.empty(Notation.board(game.substring(0, move)));
    int cell = empty.board().cellNumber(game.substring(move + 1)).orElseThrow();
    Setup after =
        new Setup(
            empty.board(), empty.game(), empty.black().with(cell), empty.white(), Player.WHITE);
    return new Ground(Problem.inTurns(after, Rules.HEX, 1, 1));
  }

  /** The board, Black's stone and White's two. */
  private static Problem inTurns(String game) throws BadGameException {
    String[] words = game.split(" ", -1);
    int board = words.length - 4;
    List<String> stones = List.of(words[board], words[board + 2], words[board + 3]);
    String name = String.join(" ", List.of(words).subList(0, board));
    Setup empty = Setup.empty(Notation.board(name).withStones(stones));
    CellSet[] own = {empty.black(), empty.white()};
    for (int i = 0; i < stones.size(); i++) {
      int cell = empty.board().cellNumber(stones.get(i)).orElseThrow();
      own[Math.min(i, 1)] = own[Math.min(i, 1)].with(cell);
    }
    Setup setup = new Setup(empty.board(), empty.game(), own[0], own[1], Player.BLACK);
    return Problem.inTurns(setup, Rules.STRONG, 2, 2);
  }

  /** The certificate of a result that has a winner. */
  static byte[] certificate(Problem problem, ClusterResult result) throws IOException {
    List<Step> steps = new ArrayList<>();
    result.steps().emit(steps::add);
    return CertificateWriter.bytes(statement(problem, result), steps);
  }

  static Statement statement(Problem problem, ClusterResult result) {
    Player winner = Objects.requireNonNull(result.winner());
    return problem.wonBy(winner == Player.BLACK ? Outcome.BLACK : Outcome.WHITE);
  }

  /** The verdict on a result of what was asked. */
  static Verdict verdict(Ground asked, ClusterResult result) throws IOException {
    List<Step> steps = new ArrayList<>();
    result.steps().emit(steps::add);
    Statement statement = asked.statement(asked.start(), Objects.requireNonNull(result.winner()));
    byte[] certificate = CertificateWriter.bytes(statement, steps);
    return new Verifier().verify(statement, new ByteArrayInputStream(certificate));
  }

  /** The verdict on it. */
  static Verdict verdict(Problem problem, ClusterResult result) throws IOException {
    return new Verifier()
        .verify(statement(problem, result), new ByteArrayInputStream(certificate(problem, result)));
  }

  /** What many make of a question of a strong game: what one finds, with a proof. */
  static ClusterResult asOneFinds(Ground asked, int workers, Path log, ClusterSettings settings)
      throws Exception {
    SolveRequest request = SolveRequest.of(asked.problem());
    SolveResult byOne = new Solver(request, SolveListener.none()).solve();
    Player attacker = asked.attacker();
    boolean wins = ((Decided) byOne).outcome() == Outcome.wins(attacker);
    ClusterResult result = new Team().withWorkers(workers).run(asked, log, settings);
    String game = asked.statement(asked.start(), attacker).text();
    assertThat(result.winner()).as(game).isEqualTo(wins ? attacker : attacker.opponent());
    assertThat(verdict(asked, result)).as(game).isInstanceOf(Verdict.Accepted.class);
    return result;
  }
}
