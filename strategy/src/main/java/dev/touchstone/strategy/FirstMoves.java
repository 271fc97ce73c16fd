package dev.touchstone.strategy;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Left;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Rule;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The answers of a map of Hex (docs/theorems.md, T23): by which claim each first move is won, or
 * refuted by White, who plays as Black does, mirrored.
 */
final class FirstMoves {

  /**
   * An answer that is left.
   *
   * @param move P's stones
   * @param claim what holds then
   * @param mirrored the same claim as White has it
   */
  private record Root(CellSet move, int claim, int mirrored) {}

  /**
   * A game after a first move.
   *
   * @param statement of that game, and who wins it
   * @param opening the winner's first stones; nothing if the other player is to move
   * @param claim what holds then
   */
  record Opened(Statement statement, Optional<CellSet> opening, int claim) {}

  private final Statement statement;
  private final HexBoard board;
  private final ClaimStore store;
  private final List<Root> roots = new ArrayList<>();

  /** The answers that are left; their mirrored claims are added to the store. */
  FirstMoves(Statement statement, ClaimStore store, List<Left<Integer>> left) throws Fault {
    this.statement = statement;
    this.store = store;
    board = (HexBoard) statement.board();
    int mirror = store.symmetryCount();
    int[] images = new int[statement.hypergraph().cellCount()];
    for (int cell = 0; cell < images.length; cell++) {
      images[cell] = board.mirrored(cell);
    }
    store.addSymmetry(images);
    for (Left<Integer> each : left) {
      int claim = each.claim();
      CellSet move = each.answer();
      if (move == null || store.kind(claim) != Kind.LINK) {
        throw new Fault(Reason.WRONG_CONCLUSION, "a map is of answers by Links");
      }
      int mirrored =
          store.add(
              Rule.IMAGE,
              Kind.LINK,
              store.image(store.zone(claim), mirror),
              store.image(store.needs(claim), mirror),
              new int[] {claim},
              mirror);
      roots.add(new Root(move, claim, mirrored));
    }
    if (roots.isEmpty()) {
      throw new Fault(Reason.FIRST_MOVE_OPEN, "a map without answers");
    }
  }

  /** The first of Black's winning moves, in the order of the proof, and what holds then. */
  Opened first() {
    Root root = roots.get(0);
    return new Opened(statement, Optional.of(root.move), root.claim);
  }

  /** The game after this first move of Black's. */
  Opened after(int cell) {
    CellSet black = statement.hypergraph().single(cell);
    Setup setup =
        new Setup(
            board, statement.setup().game(), black, statement.hypergraph().noCells(), Player.WHITE);
    Problem problem = Problem.inTurns(setup, statement.rules(), 1, 1);
    boolean won = statement.onlyBy().orElseThrow().contains(cell);
    for (Root root : roots) {
      if (won && root.move.contains(cell)) {
        return new Opened(problem.wonBy(Outcome.BLACK), Optional.empty(), root.claim);
      }
      CellSet move = mirrored(root.move);
      if (!won && !move.union(store.zone(root.mirrored)).contains(cell)) {
        return new Opened(problem.wonBy(Outcome.WHITE), Optional.of(move), root.mirrored);
      }
    }
    throw new IllegalArgumentException("no answer to the first move " + board.cellName(cell));
  }

  private CellSet mirrored(CellSet cells) {
    CellSet images = statement.hypergraph().noCells();
    for (int cell : cells.toArray()) {
      images = images.with(board.mirrored(cell));
    }
    return images;
  }
}
