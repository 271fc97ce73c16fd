package dev.touchstone.archive;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Rectangle;
import dev.touchstone.picture.Figure;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Threat;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.NamedGame;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * How a game begins by a proof: with the strategy's first move; or, if its opponent begins, with a
 * move next to the centre and the answer.
 */
final class FirstMoves {

  /**
   * Larger proofs are not read for a picture. One of 2.7 million steps takes less than 200 MB, and
   * a build has to do with a quarter of a small machine.
   */
  static final long MOST_STEPS = 4_000_000;

  /** So many turns of the opponent are played for a card, if the game has as many. */
  private static final int TURNS = 4;

  private final NamedGame named;
  private final Statement statement;
  private final Playing game;
  private final StringBuilder caption;

  private FirstMoves(NamedGame named, Playing game) {
    this.named = named;
    statement = named.statement();
    this.game = game;
    caption = new StringBuilder(named.name()).append(": ");
  }

  /** Whether a proof is not too large to be played here. */
  static boolean areKnown(CheckedProof proof) {
    return proof.steps() <= MOST_STEPS;
  }

  /** The game of a proof. */
  static FirstMoves of(CheckedProof proof, NamedGame named) throws Refusal {
    return new FirstMoves(named, Strategies.read(proof).play());
  }

  /** The position after the first moves, with the zone and the pairs. */
  Figure figure() {
    List<Integer> theirs = opponentsTurn(game::free);
    Player strategy = game.strategy().player();
    say(strategy.opponent(), "begins on", theirs);
    say(strategy, theirs.isEmpty() ? "begins on" : "answers", game.answer().cells());
    Figure bare = Figure.of(game, "");
    if (!bare.zone().isEmpty()) {
      caption.append("; shaded the zone");
    }
    if (!bare.groups().isEmpty()) {
      caption.append(", equal letters are " + (statement.turn() == 1 ? "pairs" : "groups"));
    }
    return Figure.of(game, caption.toString()).laidOut(named.layout());
  }

  /**
   * The position after some turns of another game, in which the opponent meets threats, and plays
   * otherwise where the claim in force needs room: elsewhere it would only lose time.
   */
  Figure later() {
    while (game.undo()) {
      // Back to the beginning.
    }
    if (game.strategyMoves()) {
      game.answer();
    }
    for (int turn = 0; turn < TURNS && !game.isOver() && !game.isDecided(); turn++) {
      opponentsTurn(this::contested);
      if (game.strategyMoves()) {
        game.answer();
      }
    }
    return Figure.of(game, named.name() + ": as the game may go on").laidOut(named.layout());
  }

  private CellSet contested() {
    CellSet threats = threats();
    CellSet zone = game.promise().zone().intersection(game.free());
    if (!threats.isEmpty()) {
      return threats;
    }
    return zone.isEmpty() ? game.free() : zone;
  }

  /** The cells with which the strategy would complete a line. */
  private CellSet threats() {
    CellSet threats = game.cells().set();
    // Who only blocks threatens nothing.
    if (statement.goal() != Goal.BLOCK && statement.goal() != Goal.DRAW) {
      for (Threat threat : Threat.of(game)) {
        threats = threats.union(threat.missing());
      }
    }
    return threats;
  }

  private List<Integer> opponentsTurn(Supplier<CellSet> where) {
    List<Integer> cells = new ArrayList<>();
    while (!game.strategyMoves() && !game.isOver()) {
      int cell = nearestToCentre(where.get());
      cells.add(cell);
      game.move(cell);
    }
    return cells;
  }

  private void say(Player player, String does, List<Integer> cells) {
    if (!cells.isEmpty()) {
      caption.append(caption.toString().endsWith(": ") ? "" : ", ");
      caption.append(InWords.name(statement, player)).append(' ').append(does).append(' ');
      caption.append(cells.stream().map(game.cells()::name).collect(Collectors.joining(" ")));
    }
  }

  /** The lowest among equals; without rows and columns, the cell on most lines. */
  private int nearestToCentre(CellSet cells) {
    int nearest = -1;
    int least = Integer.MAX_VALUE;
    for (int cell : cells.toArray()) {
      int distance = distance(cell);
      if (distance < least) {
        least = distance;
        nearest = cell;
      }
    }
    return nearest;
  }

  private int distance(int cell) {
    if (statement.board() instanceof HexBoard hex) {
      return fromCentre(hex.rows(), hex.columns(), cell);
    }
    if (game.strategy().statement().board() instanceof InfiniteBoard board) {
      // All cells that have numbers are near the window.
      return fromCentre(board.cells().rows(), board.cells().columns(), cell);
    }
    Optional<Rectangle> board = statement.board().rectangle();
    return board.isPresent()
        ? fromCentre(board.get().rows(), board.get().columns(), cell)
        : -statement.hypergraph().linesThrough(cell).count();
  }

  private static int fromCentre(int rows, int columns, int cell) {
    int up = 2 * (cell / columns) - (rows - 1);
    int right = 2 * (cell % columns) - (columns - 1);
    return up * up + right * right;
  }
}
