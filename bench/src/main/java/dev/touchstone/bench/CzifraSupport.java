package dev.touchstone.bench;

import dev.touchstone.bench.czifra.BrickPosition;
import dev.touchstone.bench.czifra.Reading;
import dev.touchstone.bench.czifra.RootSupport;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.game.TruncatedBoard;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * How much of the support of the root Breaker wins on 4,n,7tr, beside table III of Czifra et al.
 */
final class CzifraSupport {

  private static final String HEADER =
      """
      Weak 4,n,7tr: how many positions Breaker wins, with Breaker to move. First moves: one stone of Maker's
      on the board. Support of the root: as Czifra et al. (2021) count in table III. "All" counts mirror
      images twice. Each position is decided, and its certificate verified.
      """;

  /** The lengths that fit into the words of a {@link BrickPosition}. */
  private static final int LONGEST = 16;

  private static final Map<Integer, String> THEIRS =
      Map.of(
          7, "114 of 308",
          8, "150 of 314",
          9, "156 of 371",
          10, "200 of 415",
          11, "248 of 475",
          12, "290 to 304 of 515");

  private static final String ROW = "%-9s %-12s %-12s %-12s %-12s %-18s %11s %s%n";
  private static final String READING_ROW = "%-9s %-35s %9s %15s %s%n";

  private boolean verified = true;

  private void board(TruncatedBoard board) throws IOException, BadGameException {
    Setup empty = Setup.empty(board);
    StringBuilder won = new StringBuilder();
    BreakersShare firstMoves = firstMoves(board, empty, won);
    BreakersShare support = new BreakersShare();
    SortedMap<BrickPosition, Integer> positions = RootSupport.of(board, Reading.THEIRS);
    for (Map.Entry<BrickPosition, Integer> entry : positions.entrySet()) {
      BrickPosition position = entry.getKey();
      support.add(with(empty, position.maker(), position.breaker()), entry.getValue());
    }
    boolean both = firstMoves.verified() && support.verified();
    verified &= both;
    System.out.printf(
        ROW,
        board.notation(),
        firstMoves.ofAll(),
        firstMoves.upToMirrorImages(),
        support.ofAll(),
        support.upToMirrorImages(),
        THEIRS.getOrDefault(board.columns(), "-"),
        Figures.count(firstMoves.nodes() + support.nodes()),
        both ? "yes" : "NO");
    System.out.println("          Breaker wins after" + won);
  }

  private static BreakersShare firstMoves(TruncatedBoard board, Setup empty, StringBuilder won)
      throws IOException {
    BreakersShare share = new BreakersShare();
    int columns = board.columns();
    for (int cell = 0; cell < empty.game().cellCount(); cell++) {
      int fromLeft = cell % columns;
      int fromRight = columns - 1 - fromLeft;
      if (fromLeft <= fromRight
          && share.add(with(empty, 1L << cell, 0), fromLeft < fromRight ? 2 : 1)) {
        won.append(' ').append(board.cellName(cell));
      }
    }
    return share;
  }

  /** With these stones, Breaker to move. */
  private static Setup with(Setup empty, long maker, long breaker) {
    int size = empty.game().cellCount();
    return new Setup(
        empty.board(),
        empty.game(),
        CellSet.ofWords(size, maker),
        CellSet.ofWords(size, breaker),
        Player.WHITE);
  }

  private static void readings(TruncatedBoard board) throws BadGameException {
    for (Reading reading : Reading.values()) {
      SortedMap<BrickPosition, Integer> positions = RootSupport.of(board, reading);
      System.out.printf(
          READING_ROW,
          board.notation(),
          reading.words(),
          Figures.count(positions.values().stream().mapToInt(Integer::intValue).sum()),
          Figures.count(positions.size()),
          THEIRS.getOrDefault(board.columns(), "-"));
    }
  }

  public static void main(String[] args) throws IOException, BadGameException {
    List<TruncatedBoard> boards =
        (args.length > 0
                ? Arrays.stream(args).map(Integer::parseInt)
                : List.of(7, 8, 9, 10, 11).stream())
            .filter(columns -> columns <= LONGEST)
            .map(TruncatedBoard::new)
            .toList();
    System.out.println("What may be meant by the support: its positions\n");
    System.out.printf(READING_ROW, "board", "reading", "all", "up to mirror", "theirs");
    for (TruncatedBoard board : boards) {
      readings(board);
    }
    System.out.println("\n" + HEADER);
    System.out.printf(
        ROW,
        "board",
        "first moves",
        "up to mirror",
        "support: all",
        "up to mirror",
        "theirs",
        "nodes",
        "verified");
    CzifraSupport table = new CzifraSupport();
    for (TruncatedBoard board : boards) {
      table.board(board);
    }
    System.exit(table.verified ? 0 : 1);
  }
}
