package dev.touchstone.solver.hex;

import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.hex.Known.Position;
import dev.touchstone.solver.hex.Node.Child;
import java.util.ArrayList;
import java.util.List;

/**
 * The moves of a position in the order in which the search would look at them: a first look, and
 * nothing is kept from one position to the next.
 */
public final class HexMoves {

  private HexMoves() {}

  /** All free cells; first those that no link of the other player's answers. */
  public static List<Integer> inOrder(Setup setup) {
    View ofBlack = View.ofBlack((HexBoard) setup.board());
    boolean blackMoves = setup.first() == Player.BLACK;
    Known known = blackMoves ? new Known(ofBlack) : new Known(ofBlack).other();
    Cells black = Cells.of(setup.black());
    Cells white = Cells.of(setup.white());
    Cells mover = blackMoves ? black : ofBlack.across(white);
    Cells waiter = blackMoves ? white : ofBlack.across(black);
    Filling filling = new Filling(known.view, mover, waiter);
    Node node = new Node(known, new Position(filling.mover(), filling.waiter()));
    new Expansion(known.view.cells).of(node);
    List<Integer> moves = new ArrayList<>();
    Cells left = known.view.all.minus(mover).minus(waiter);
    for (Child child : node.children) {
      moves.add(blackMoves ? child.move : known.view.across(child.move));
      left = left.without(child.move);
    }
    for (int move = left.first(); move >= 0; move = left.after(move)) {
      moves.add(blackMoves ? move : known.view.across(move));
    }
    return moves;
  }
}
