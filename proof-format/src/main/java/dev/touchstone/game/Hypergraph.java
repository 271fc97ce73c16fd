package dev.touchstone.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * A finite hypergraph: numbered cells and the winning lines on them, each a non-empty set of cells.
 * It is the game of every m,n,k board and of every {@link ListedBoard}. A line is one for both
 * players unless it is given for one of them only, as a strong game may have it.
 *
 * <p>Lines are numbered in the lexicographic order of their ascending cell lists, whatever made
 * them, so that a line's number follows from the set of lines alone (docs/format.md).
 */
public final class Hypergraph implements Game {

  /** The largest games that the format knows; see docs/format.md. */
  public static final int MAX_CELLS = 16_384;

  public static final int MAX_LINES = 131_072;

  /**
   * The most cells times lines. Whoever reads a game makes tables with a bit for each of both; a
   * statement of a megabyte could ask for gigabytes.
   */
  private static final long MAX_PLACES = 1L << 29;

  private final int cellCount;
  private final CellSet[] lines;
  private final int[] sizes;
  private final LineNumbers lineSizes;
  private final LineSet[] linesThrough;
  private final CellSet[] single;
  private final int longestLine;
  private final CellSet noCells;
  private final CellSet allCells;
  private final LineSet noLines;
  private final LineSet allLines;
  private final LineSet blackLines;
  private final LineSet whiteLines;

  /** A game of {@code cellCount} cells and the given lines; equal lines count once. */
  public Hypergraph(int cellCount, Collection<int[]> lines) throws BadGameException {
    this(cellCount, lines, List.of(), List.of());
  }

  /** The same with lines by which only Black, and only White, wins. */
  public Hypergraph(
      int cellCount, Collection<int[]> lines, Collection<int[]> black, Collection<int[]> white)
      throws BadGameException {
    if (cellCount < 1 || cellCount > MAX_CELLS) {
      throw new BadGameException(cellCount + " cells: a game has 1 to " + MAX_CELLS);
    }
    List<int[]> all = new ArrayList<>(lines);
    all.addAll(black);
    all.addAll(white);
    List<int[]> sorted = sortedDistinct(cellCount, all);
    if (!isWithinLimits(cellCount, sorted.size())) {
      throw tooLarge(cellCount + " cells and " + sorted.size() + " winning lines");
    }
    this.cellCount = cellCount;
    this.lines = new CellSet[sorted.size()];
    sizes = new int[sorted.size()];
    long[][] through = new long[cellCount][];
    for (int cell = 0; cell < cellCount; cell++) {
      through[cell] = Bits.wordsFor(sorted.size());
    }
    int longest = 0;
    for (int number = 0; number < sorted.size(); number++) {
      int[] cells = sorted.get(number);
      this.lines[number] = CellSet.of(cellCount, cells);
      sizes[number] = cells.length;
      longest = Math.max(longest, cells.length);
      for (int cell : cells) {
        Bits.set(through[cell], number);
      }
    }
    longestLine = longest;
    noCells = CellSet.of(cellCount);
    allCells = noCells.of(filled(cellCount));
    noLines = LineSet.of(sorted.size());
    allLines = noLines.of(filled(sorted.size()));
    linesThrough = new LineSet[cellCount];
    single = new CellSet[cellCount];
    for (int cell = 0; cell < cellCount; cell++) {
      linesThrough[cell] = LineSet.ofWords(sorted.size(), through[cell]);
      single[cell] = CellSet.of(cellCount, cell);
    }
    lineSizes = counts(allCells);
    blackLines = white.isEmpty() ? allLines : numbers(lines).union(numbers(black));
    whiteLines = black.isEmpty() ? allLines : numbers(lines).union(numbers(white));
  }

  private LineSet numbers(Collection<int[]> listed) {
    return LineSet.of(
        lines.length,
        listed.stream().mapToInt(line -> lineNumber(CellSet.of(cellCount, line))).toArray());
  }

  private static List<int[]> sortedDistinct(int cellCount, Collection<int[]> lines)
      throws BadGameException {
    TreeSet<int[]> distinct = new TreeSet<>(Arrays::compare);
    for (int[] line : lines) {
      int[] cells = Arrays.stream(line).sorted().distinct().toArray();
      if (cells.length == 0) {
        throw new BadGameException("a winning line needs at least one cell");
      }
      if (cells[0] < 0 || cells[cells.length - 1] >= cellCount) {
        throw new BadGameException("a winning line leaves the board");
      }
      distinct.add(cells);
    }
    return new ArrayList<>(distinct);
  }

  /** Whether there may be a game of so many cells and lines. */
  static boolean isWithinLimits(long cells, long lines) {
    return cells <= MAX_CELLS && lines <= MAX_LINES && cells * lines <= MAX_PLACES;
  }

  static BadGameException tooLarge(String what) {
    return new BadGameException(
        "%s: a game has at most %d cells and %d winning lines, and cells times lines at most %d"
            .formatted(what, MAX_CELLS, MAX_LINES, MAX_PLACES));
  }

  @Override
  public int cellCount() {
    return cellCount;
  }

  @Override
  public Hypergraph hypergraph() {
    return this;
  }

  public int lineCount() {
    return lines.length;
  }

  /** The number of cells of a line. */
  public int lineSize(int number) {
    return sizes[number];
  }

  /** The number of cells of the longest line; 0 of a game without lines. */
  public int longestLine() {
    return longestLine;
  }

  /** The lines by which this player wins, where both can. */
  public LineSet linesOf(Player player) {
    return player == Player.BLACK ? blackLines : whiteLines;
  }

  /** Whether each line is one for both players. */
  public boolean isShared() {
    return blackLines.equals(whiteLines);
  }

  /** The cells of line {@code number}. */
  public CellSet line(int number) {
    return lines[number];
  }

  /** The number of the line with these cells, or -1 if they are no line. */
  public int lineNumber(CellSet cells) {
    // Lines are sorted. A hash table could be made slow by lines chosen to collide.
    int low = 0;
    int high = lines.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = lines[middle].compareTo(cells);
      if (order == 0) {
        return middle;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /** The lines that contain {@code cell}. */
  public LineSet linesThrough(int cell) {
    return linesThrough[cell];
  }

  /** The set of {@code cell} alone. */
  public CellSet single(int cell) {
    return single[cell];
  }

  /** lines(R): the lines that meet {@code cells}. */
  public LineSet linesMeeting(CellSet cells) {
    long[] meeting = Bits.wordsFor(lines.length);
    cells.forEach(
        cell -> {
          long[] through = linesThrough[cell].words;
          for (int i = 0; i < meeting.length; i++) {
            meeting[i] |= through[i];
          }
        });
    return noLines.of(meeting);
  }

  /** How many of these cells each line has. */
  public LineNumbers counts(CellSet cells) {
    LineNumbers counts = LineNumbers.zero(noLines, longestLine);
    cells.forEach(cell -> counts.add(linesThrough[cell]));
    return counts;
  }

  /** How many cells each line has outside of these. */
  public LineNumbers countsOutside(CellSet cells) {
    LineNumbers counts = lineSizes.copy();
    cells.forEach(cell -> counts.subtract(linesThrough[cell]));
    return counts;
  }

  @Override
  public CellSet noCells() {
    return noCells;
  }

  @Override
  public CellSet allCells() {
    return allCells;
  }

  public LineSet noLines() {
    return noLines;
  }

  public LineSet allLines() {
    return allLines;
  }

  private static long[] filled(int size) {
    long[] words = Bits.wordsFor(size);
    for (int i = 0; i < size; i++) {
      Bits.set(words, i);
    }
    return words;
  }
}
