package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The theorems about the first moves of one board of Hex: Black has one stone, White moves next.
 *
 * @param theorems by the cell of the stone
 */
record FirstMoves(HexBoard board, Map<Integer, Entry> theorems) {

  /** Fewer are no map. */
  private static final int LEAST = 2;

  FirstMoves {
    theorems = new TreeMap<>(theorems);
  }

  /** The boards with several first moves among these theorems, the smaller ones first. */
  static List<FirstMoves> of(List<Entry> theorems) {
    Map<HexBoard, Map<Integer, Entry>> boards =
        new TreeMap<>(Comparator.comparing(HexBoard::rows).thenComparing(HexBoard::columns));
    for (Entry theorem : theorems) {
      Statement statement = theorem.proof().statement();
      if (isFirstMove(statement) && statement.board() instanceof HexBoard board) {
        boards
            .computeIfAbsent(board, one -> new TreeMap<>())
            .putIfAbsent(statement.setup().black().first(), theorem);
      }
    }
    return boards.entrySet().stream()
        .filter(entry -> entry.getValue().size() >= LEAST)
        .map(entry -> new FirstMoves(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static boolean isFirstMove(Statement statement) {
    Setup setup = statement.setup();
    return statement.rules() == Rules.HEX
        && setup.black().count() == 1
        && setup.white().isEmpty()
        && setup.first() == Player.WHITE;
  }

  int cells() {
    return board.rows() * board.columns();
  }

  /**
   * The theorem that says who wins after a first move: its own, or that of the cell where a half
   * turn of the board puts it, which leaves each player its sides (T9).
   */
  Optional<Entry> after(int cell) {
    return Optional.ofNullable(theorems.get(cell))
        .or(() -> Optional.ofNullable(theorems.get(cells() - 1 - cell)));
  }

  /** Who wins then, if it is known. */
  Optional<Player> winner(int cell) {
    return after(cell)
        .map(
            theorem ->
                theorem.proof().statement().winner() == Outcome.BLACK
                    ? Player.BLACK
                    : Player.WHITE);
  }

  /** After how many first moves this player wins. */
  long wonBy(Player player) {
    return all().filter(cell -> winner(cell).equals(Optional.of(player))).count();
  }

  /** How many first moves are not known. */
  long open() {
    return all().filter(cell -> after(cell).isEmpty()).count();
  }

  /**
   * The first moves with a neighbour after which the other player wins, longest proofs first; of
   * two that a half turn exchanges, one.
   */
  List<Integer> contested() {
    return all()
        .filter(theorems::containsKey)
        .filter(cell -> cell <= cells() - 1 - cell || !theorems.containsKey(cells() - 1 - cell))
        .filter(
            cell ->
                Arrays.stream(board.around(cell, Player.BLACK)).anyMatch(at -> differs(cell, at)))
        .boxed()
        .sorted(Comparator.comparing((Integer cell) -> -steps(cell)))
        .toList();
  }

  /** The length of the proof that says who wins after a first move; 0 if there is none. */
  long steps(int cell) {
    return after(cell).map(theorem -> theorem.proof().steps()).orElse(0L);
  }

  private boolean differs(int cell, int other) {
    return other >= 0
        && other < cells()
        && winner(other).isPresent()
        && !winner(other).equals(winner(cell));
  }

  private IntStream all() {
    return IntStream.range(0, cells());
  }
}
