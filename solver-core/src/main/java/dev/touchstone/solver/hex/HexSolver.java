package dev.touchstone.solver.hex;

import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.hex.Known.Position;
import dev.touchstone.solver.hex.Link.Placed;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Decides positions of one board, one after the other; what is known of one is of use to others.
 */
public final class HexSolver {

  private final HexBoard board;
  private final Known ofBlack;
  private final HexSearch search;
  private final Watch watch;
  private @Nullable Node root;

  /** How many expansions there were before the question that is asked now. */
  private long before;

  /** What is asked and told between two expansions. */
  public interface Watch {

    /** Whether the search is to go on. */
    boolean goesOn();

    /** It is known who wins a position; the proof is not made yet. */
    void decided();
  }

  /** A solver that knows nothing yet. */
  public HexSolver(HexBoard board, Watch watch) {
    this.board = board;
    this.watch = watch;
    View view = View.ofBlack(board);
    ofBlack = new Known(view);
    search = new HexSearch(view.cells, watch::goesOn);
  }

  /**
   * Who wins, and how.
   *
   * @throws CancellationException if the search was told to end; it can be asked again
   */
  public HexProof solve(Setup setup) {
    Decision decision = decide(setup);
    Known winners = decision.winners;
    Placed shortened = winners.shortened(decision.link);
    boolean needed = decision.moves && shortened.needs().meets(winners.view.only(decision.move));
    return new HexProof(
        setup, decision.winner, winners.view, shortened, needed ? decision.move : -1);
  }

  /**
   * Who wins a position.
   *
   * @param link between the winner's sides, as the search made it
   * @param move the winner's, if that is who moves; -1 if any will do
   */
  private record Decision(Player winner, Known winners, Placed link, boolean moves, int move) {}

  private Decision decide(Setup setup) {
    if (!setup.board().equals(board)) {
      throw new IllegalArgumentException("another board");
    }
    boolean blackMoves = setup.first() == Player.BLACK;
    Known known = blackMoves ? ofBlack : ofBlack.other();
    View view = known.view;
    Cells black = Cells.of(setup.black());
    Cells white = Cells.of(setup.white());
    Filling filling =
        new Filling(
            view,
            blackMoves ? black : ofBlack.view.across(white),
            blackMoves ? white : ofBlack.view.across(black));
    Position position = new Position(filling.mover(), filling.waiter());
    boolean normal = position.isNormal(view);
    Node node = known.enter(normal ? position : position.turned(view));
    root = node;
    if (!search.isUnderWay(node)) {
      before = search.expansions();
    }
    if (!node.decided()) {
      search.decide(node);
      watch.decided();
    }
    Placed link = Objects.requireNonNull(node.link).turnedIf(!normal);
    boolean moverWins = node.moverWins();
    int move = node.move >= 0 && !normal ? view.turned(node.move) : node.move;
    Known winners = moverWins ? known : known.other();
    Player winner = moverWins ? setup.first() : setup.first().opponent();
    Placed won = filling.undone(link, winners.links, moverWins, moverWins ? move : -1);
    return new Decision(winner, winners, won, moverWins, move);
  }

  /**
   * Who wins after each first move of Black's, as one proof.
   *
   * @param openings the board with a stone of Black's, for each cell
   * @throws CancellationException if the search was told to end; it can be asked again
   */
  public HexMap map(List<Setup> openings) {
    if (ofBlack.other() != ofBlack) {
      throw new IllegalArgumentException("the players do not see the same board");
    }
    HexMap.Choice choice = new HexMap.Choice(ofBlack.view);
    for (Setup opening : openings) {
      Decision decision = decide(opening);
      int cell = opening.black().first();
      if (decision.winner == Player.BLACK) {
        choice.won(cell, decision.link);
      } else {
        choice.lost(cell, decision.move, decision.link);
      }
    }
    return choice.map(ofBlack.shortening());
  }

  /** Writes all that is known; between two expansions, or after a search. */
  public void save(DataOutputStream out) throws IOException {
    out.writeLong(search.expansions());
    out.writeLong(search.decisions());
    out.writeLong(before);
    TableWriter writer = new TableWriter(ofBlack.view, out);
    for (Known known : tables()) {
      writer.links(known);
    }
    for (Known known : tables()) {
      writer.positions(known);
    }
    writer.path(search.path(), ofBlack);
  }

  /**
   * Takes up what was saved, before anything is asked. What is asked then goes on as if it had
   * never been interrupted.
   */
  public void load(DataInputStream in) throws IOException {
    long expansions = in.readLong();
    long decisions = in.readLong();
    before = in.readLong();
    TableReader reader = new TableReader(ofBlack.view, in);
    for (Known known : tables()) {
      reader.links(known);
    }
    for (Known known : tables()) {
      reader.positions(known);
    }
    search.restore(expansions, decisions, reader.path(ofBlack));
  }

  private List<Known> tables() {
    return ofBlack.other() == ofBlack ? List.of(ofBlack) : List.of(ofBlack, ofBlack.other());
  }

  /** Positions that were looked at. */
  public long expansions() {
    return search.expansions();
  }

  /** Those of them that were looked at before the position that was asked for last. */
  public long expansionsBefore() {
    return before;
  }

  /** Positions that were decided. */
  public long decisions() {
    return search.decisions();
  }

  public long nodes() {
    long own = ofBlack.nodes();
    return ofBlack.other() == ofBlack ? own : own + ofBlack.other().nodes();
  }

  /** The work still expected for who moves in the position asked for last, and for the other. */
  public Expected expected() {
    search.sumUp();
    return root == null ? new Expected(1, 1) : new Expected(root.moverWork, root.waiterWork);
  }

  /** Proof numbers. */
  public record Expected(double mover, double waiter) {}

  /** About how much memory the table takes. */
  public long bytes() {
    return ofBlack.bytes();
  }

  /** The moves at the root of the last search. */
  public int rootMoves() {
    return root == null ? 0 : root.known.view.all.minus(root.mover).minus(root.waiter).count();
  }

  /** Those of them that are not refuted yet. */
  public int rootMovesLeft() {
    return root == null ? 0 : root.region.count();
  }
}
