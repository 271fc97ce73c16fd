package dev.touchstone.bench;

import dev.touchstone.bench.czifra.BrickPosition;
import dev.touchstone.bench.czifra.PaperBoard;
import dev.touchstone.bench.czifra.PaperSearch;
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

/**
 * How much of the support of the root Breaker wins on 4,n,7tr, beside table III of Czifra et al.
 */
final class CzifraSupport {

  private static final String HEADER =
      """

      Weak 4,n,7tr: how many positions Breaker wins, with Breaker to move. First moves: one stone of Maker's.
      Support: of the root, as Czifra et al. (2021) count in table III. "All" counts mirror images twice.
      Each position is decided, and its certificate verified. Split: what a search by their rules says of the
      support, up to mirror images, if it cuts positions in two as their program does (n = 7 and 8 only).
      """;

  private static final List<Integer> USUAL = List.of(7, 8, 9);

  /** Beyond these lengths a search without zones and pairings takes too long. */
  private static final int LONGEST_SPLIT = 8;

  private static final Map<Integer, String> THEIRS =
      Map.of(
          7, "114 of 308",
          8, "150 of 314",
          9, "156 of 371",
          10, "200 of 415",
          11, "248 of 475",
          12, "290 to 304 of 515");

  private static final String ROW = "%-9s %-12s %-12s %-12s %-12s %-18s %-6s %11s %s%n";
  private static final String READING_ROW = "%-9s %-35s %9s %15s %s%n";

  private boolean verified = true;

  private void board(PaperBoard board) throws IOException, BadGameException {
    Setup empty = Setup.empty(new TruncatedBoard(board.columns()));
    BreakersShare.Decided decided = new BreakersShare.Decided();
    BreakersShare firstMoves = firstMoves(empty, board.columns(), decided);
    BreakersShare support = new BreakersShare(decided);
    boolean splitting = board.columns() <= LONGEST_SPLIT;
    PaperSearch search = new PaperSearch(board, true);
    int split = 0;
    StringBuilder contradicted = new StringBuilder();
    for (Map.Entry<BrickPosition, Integer> entry :
        RootSupport.of(board, Reading.PROGRAM).entrySet()) {
      BrickPosition position = entry.getKey();
      Setup setup =
          with(empty, board.upsideDown(position.maker()), board.upsideDown(position.breaker()));
      boolean breaker = support.add(setup, entry.getValue());
      if (splitting && !search.makerWins(position)) {
        split++;
        if (!breaker) {
          contradicted.append("          split, it would be Breaker's: ").append(inWords(setup));
        }
      }
    }
    verified &= decided.verified();
    System.out.printf(
        ROW,
        empty.board().notation(),
        firstMoves.ofAll(),
        firstMoves.upToMirrorImages(),
        support.ofAll(),
        support.upToMirrorImages(),
        THEIRS.getOrDefault(board.columns(), "-"),
        splitting ? split : "-",
        Figures.count(decided.nodes()),
        decided.verified() ? "yes" : "NO");
    System.out.print(contradicted);
  }

  private static BreakersShare firstMoves(Setup empty, int columns, BreakersShare.Decided decided)
      throws IOException {
    BreakersShare share = new BreakersShare(decided);
    for (int cell = 0; cell < empty.game().cellCount(); cell++) {
      int fromLeft = cell % columns;
      int fromRight = columns - 1 - fromLeft;
      if (fromLeft <= fromRight) {
        share.add(with(empty, 1L << cell, 0), fromLeft < fromRight ? 2 : 1);
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

  private static String inWords(Setup setup) {
    StringBuilder words = new StringBuilder("Maker");
    setup.black().forEach(cell -> words.append(' ').append(setup.board().cellName(cell)));
    words.append(", Breaker");
    setup.white().forEach(cell -> words.append(' ').append(setup.board().cellName(cell)));
    return words.append('\n').toString();
  }

  private static void readings(PaperBoard board) {
    for (Reading reading : Reading.values()) {
      Map<BrickPosition, Integer> positions = RootSupport.of(board, reading);
      System.out.printf(
          READING_ROW,
          new TruncatedBoard(board.columns()).notation(),
          reading.words(),
          Figures.count(positions.values().stream().mapToInt(Integer::intValue).sum()),
          Figures.count(positions.size()),
          THEIRS.getOrDefault(board.columns(), "-"));
    }
  }

  public static void main(String[] args) throws IOException, BadGameException {
    List<PaperBoard> boards =
        (args.length > 0 ? Arrays.stream(args).map(Integer::valueOf) : USUAL.stream())
            .map(PaperBoard::new)
            .toList();
    System.out.println("What may be meant by the support of the root: how many positions\n");
    System.out.printf(READING_ROW, "board", "reading", "all", "up to mirror", "theirs");
    for (PaperBoard board : boards) {
      readings(board);
    }
    System.out.println(HEADER);
    System.out.printf(
        ROW,
        "board",
        "first moves",
        "up to mirror",
        "support: all",
        "up to mirror",
        "theirs",
        "split",
        "nodes",
        "verified");
    CzifraSupport table = new CzifraSupport();
    for (PaperBoard board : boards) {
      table.board(board);
    }
    System.exit(table.verified ? 0 : 1);
  }
}
