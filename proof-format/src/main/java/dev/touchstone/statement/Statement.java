package dev.touchstone.statement;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.game.Window;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A theorem about one game, complete: the game, and who wins it.
 *
 * @param winner what is claimed
 * @param onlyBy a map of Hex: Black wins by each of these first moves and by no other
 */
public record Statement(Problem problem, Outcome winner, Optional<CellSet> onlyBy) {

  /** Refuses what no theorem can be. */
  public Statement {
    if (!winner.isWin() && problem.rules() != Rules.STRONG) {
      throw new IllegalArgumentException(
          winner.key() + ": a %s game always has a winner".formatted(problem.rules().word()));
    }
    if (onlyBy.isPresent() && !(winner == Outcome.BLACK && hasMap(problem))) {
      throw new IllegalArgumentException(
          "only-by: Black wins Hex on an empty board with as many rows as columns, and begins");
    }
  }

  /** That the game ends so. */
  public Statement(Problem problem, Outcome winner) {
    this(problem, winner, Optional.empty());
  }

  /** Whether first moves can be told apart by T23: the board is the same seen by either player. */
  public static boolean hasMap(Problem problem) {
    return problem.board() instanceof HexBoard board
        && board.rows() == board.columns()
        && problem.taken().isEmpty()
        && problem.setup().first() == Player.BLACK;
  }

  public Setup setup() {
    return problem.setup();
  }

  /** p, the stones a player places in a turn. */
  public int turn() {
    return problem.turn();
  }

  /** q, the stones of the very first turn. */
  public int opening() {
    return problem.opening();
  }

  public Rules rules() {
    return problem.rules();
  }

  /** Whether a run longer than k counts as a line. */
  public boolean overlineWins() {
    return problem.overlineWins();
  }

  public Board board() {
    return problem.board();
  }

  /** The winning lines. */
  public Hypergraph hypergraph() {
    return problem.hypergraph();
  }

  /**
   * Of an infinite board: the same statement, whose lines are those that are seen through a window
   * in which all stones lie.
   */
  public Statement through(Window window) throws BadGameException {
    Problem seen = new Problem(setup().through(window), turn(), opening(), rules(), overlineWins());
    return new Statement(seen, winner, onlyBy);
  }

  /** The players who must each reach the goal for the theorem to hold (docs/theorems.md, T10). */
  public List<Player> provers() {
    return switch (winner) {
      case BLACK, BLACK_HOLDS -> List.of(Player.BLACK);
      case WHITE, WHITE_HOLDS -> List.of(Player.WHITE);
      case NOBODY -> List.of(Player.BLACK, Player.WHITE);
    };
  }

  /** What each of the provers must reach. */
  public Goal goal() {
    return switch (rules()) {
      case WEAK -> winner == Outcome.BLACK ? Goal.COMPLETE : Goal.BLOCK;
      case HEX -> onlyBy.isPresent() ? Goal.MAP : Goal.JOIN;
      case STRONG ->
          winner == Outcome.NOBODY ? Goal.DRAW : winner.isHold() ? Goal.HOLD : Goal.COMPLETE_FIRST;
    };
  }

  /**
   * P of docs/theorems.md, whose stones a certificate's frames speak of: if nobody wins, the second
   * player.
   */
  public Player prover() {
    return winner == Outcome.NOBODY ? setup().first().opponent() : provers().get(0);
  }

  /**
   * Whether a prover makes the first turn of the game by choice: the certificate then says it. Of a
   * map it says many.
   */
  public boolean proverOpens() {
    return winner != Outcome.NOBODY && prover() == setup().first();
  }

  /** The cells that are taken before the first move. */
  public CellSet taken() {
    return problem.taken();
  }

  /** The lines of a prover's opponent that this prover has no stone on yet. */
  public LineSet unblockedLines() {
    Hypergraph lines = hypergraph();
    LineSet unblocked = lines.noLines();
    for (Player prover : provers()) {
      LineSet blocked = lines.linesMeeting(setup().stones(prover));
      unblocked = unblocked.union(lines.linesOf(prover.opponent()).minus(blocked));
    }
    return unblocked;
  }

  /** The canonical text; see docs/format.md. */
  public String text() {
    return StatementText.print(this);
  }

  /** The identity of the statement: SHA-256 of its canonical text. */
  public byte[] digest() {
    return Sha256.start().digest(text().getBytes(StandardCharsets.UTF_8));
  }
}
