package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A move that the opponent could try: it cannot win, but it asks the most of the proof.
 *
 * @param cell where
 * @param turns how many turns may have to be looked up after the answer to it, the most there are;
 *     nothing if this stone does not complete the turn
 * @param lines the lines through the cell that are still open
 */
public record Suggestion(int cell, Optional<Integer> turns, int lines) {

  /**
   * The last stone of a turn is tried on each free cell, with its answer: most turns to look up
   * first; then the heaviest lines on the board, if it is the opponent who wants one, or else the
   * lightest (in Hex, a stone that has to be answered); then the lowest cell. A stone before the
   * last goes where most lines are open. Of an infinite board the cells around the stones are
   * tried.
   */
  public static Optional<Suggestion> of(Playing game) {
    if (game.toPlace() == 0) {
      return Optional.empty();
    }
    if (game.cells() instanceof HostCells cells) {
      return Optional.of(new HostSuggestion(game, cells).best());
    }
    return Optional.of(game.toPlace() > 1 ? busiest(game) : longest(game));
  }

  private static Suggestion busiest(Playing game) {
    Hypergraph board = game.strategy().statement().hypergraph();
    CellSet taken = board.allCells().minus(game.free());
    int cell = new OpenLines(board).busiest(openLines(game), taken);
    return new Suggestion(cell, Optional.empty(), open(game, cell));
  }

  private static Suggestion longest(Playing game) {
    Kind kind = game.strategy().kind();
    boolean wantsLine = kind == Kind.BLOCK || kind == Kind.HOLD;
    int best = -1;
    int most = -1;
    BigInteger heaviest = BigInteger.ZERO;
    for (int cell : game.free().toArray()) {
      game.move(cell);
      game.answer();
      int turns = game.turnsToLookUp();
      BigInteger weight =
          kind == Kind.LINK ? asks(game) : wantsLine ? weight(game) : weight(game).negate();
      game.undo();
      game.undo();
      if (turns > most || (turns == most && weight.compareTo(heaviest) > 0)) {
        best = cell;
        most = turns;
        heaviest = weight;
      }
    }
    return new Suggestion(best, Optional.of(most), open(game, best));
  }

  /** Whether the last stone had to be answered. */
  private static BigInteger asks(Playing game) {
    boolean asked =
        game.reply().stream().flatMap(it -> it.placed().stream()).anyMatch(Placed::asked);
    return asked ? BigInteger.ONE : BigInteger.ZERO;
  }

  /** The lines that still matter to the strategy. */
  private static LineSet openLines(Playing game) {
    Strategy strategy = game.strategy();
    return strategy
        .kind()
        .open(
            strategy.statement(),
            strategy.player(),
            game.stones(strategy.player()),
            game.stones(strategy.player().opponent()));
  }

  private static int open(Playing game, int cell) {
    Hypergraph board = game.strategy().statement().hypergraph();
    return board.linesThrough(cell).countIn(openLines(game));
  }

  /** Open lines, each the heavier the fewer cells of it are free. */
  private static BigInteger weight(Playing game) {
    Hypergraph board = game.strategy().statement().hypergraph();
    CellSet free = game.free();
    BigInteger sum = BigInteger.ZERO;
    for (int line : openLines(game).toArray()) {
      int missing = board.line(line).intersection(free).count();
      sum = sum.add(BigInteger.ONE.shiftLeft(board.longestLine() - missing));
    }
    return sum;
  }
}
