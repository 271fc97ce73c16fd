package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.picture.Figure;
import dev.touchstone.picture.Format;
import dev.touchstone.picture.Palette;
import dev.touchstone.picture.Picture;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.CheckedProof;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Who wins after which first move, as far as it is proved. */
final class OpeningsReport {

  private final HexBoard board;
  private final Map<Integer, Player> winners = new TreeMap<>();
  private int theorems;
  private long nodes;
  private double seconds;
  private long steps;
  private long bytes;

  OpeningsReport(Board board) {
    this.board = (HexBoard) board;
  }

  /** One more theorem. */
  void add(int cell, SolveReport report) {
    add(report);
    boolean blacks = report.outcome() == Outcome.BLACK;
    winners.put(cell, blacks ? Player.BLACK : Player.WHITE);
  }

  /** All first moves, in one theorem. */
  void addMap(SolveReport report) {
    CellSet moves = Objects.requireNonNull(report.proof()).statement().onlyBy().orElseThrow();
    for (int cell = 0; cell < board.rows() * board.columns(); cell++) {
      winners.put(cell, moves.contains(cell) ? Player.BLACK : Player.WHITE);
    }
    add(report);
  }

  /** Work on a first move that is not decided. */
  void addOpen(SolveReport report) {
    nodes += report.work().nodes();
    seconds += report.seconds();
  }

  private void add(SolveReport report) {
    CheckedProof proof = Objects.requireNonNull(report.proof());
    addOpen(report);
    theorems++;
    steps += proof.steps();
    bytes += proof.length();
  }

  private long count(Player winner) {
    return winners.values().stream().filter(by -> by == winner).count();
  }

  /** The board with a stone of the winner's on each first move. */
  byte[] picture(Problem problem) {
    CellSet none = problem.game().noCells();
    Figure figure =
        new Figure(
            problem.board(),
            problem.hypergraph(),
            wonBy(Player.BLACK, none),
            wonBy(Player.WHITE, none),
            OptionalInt.empty(),
            none,
            List.of(),
            headline());
    return Format.SVG.file(Picture.of(figure), Palette.LIGHT, Format.SVG.usualScale());
  }

  /** The first moves after which this player wins, added to these cells. */
  private CellSet wonBy(Player winner, CellSet none) {
    CellSet cells = none;
    for (Map.Entry<Integer, Player> entry : winners.entrySet()) {
      cells = entry.getValue() == winner ? cells.with(entry.getKey()) : cells;
    }
    return cells;
  }

  /** One sentence. */
  String headline() {
    return "%s: Black wins after %d first moves, White after %d"
        .formatted(board.notation(), count(Player.BLACK), count(Player.WHITE));
  }

  /** Lines for people: the board, with B or w for the winner, and a dot where it is not known. */
  String text() {
    StringBuilder text = new StringBuilder(headline()).append('\n');
    for (int row = 0; row < board.rows(); row++) {
      text.append(" ".repeat(row + 1));
      for (int column = 0; column < board.columns(); column++) {
        Player winner = winners.get(row * board.columns() + column);
        text.append(' ').append(winner == null ? '.' : winner == Player.BLACK ? 'B' : 'w');
      }
      text.append('\n');
    }
    return text.append(
            String.format(
                Locale.ROOT,
                """
                search: %d nodes in %.2f s
                proofs: %s, %d steps, %d bytes together
                """,
                nodes,
                seconds,
                theorems == 1 ? "one theorem" : theorems + " theorems",
                steps,
                bytes))
        .toString();
  }

  /** One JSON object for programs. */
  String json(Path picture) {
    StringBuilder map = new StringBuilder();
    winners.values().forEach(winner -> map.append(winner == Player.BLACK ? 'B' : 'w'));
    return new JsonObject()
        .with("event", "openings")
        .with("game", board.notation())
        .with("winners", map.toString())
        .with("black", count(Player.BLACK))
        .with("white", count(Player.WHITE))
        .with("nodes", nodes)
        .withNumber("seconds", String.format(Locale.ROOT, "%.3f", seconds))
        .with("steps", steps)
        .with("certificateBytes", bytes)
        .with("picture", picture.toString())
        .toString();
  }
}
