package dev.touchstone.certificate;

import dev.touchstone.game.Bits;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.game.LineSet;

/**
 * The position in which a leaf is meant: the cells still available and the lines still needed. It
 * decides how few bytes a leaf takes and nothing else: what the leaf then says is checked for
 * itself, so a wrong scene can only make a proof fail.
 *
 * <pre>
 *   available   one bit a cell
 *   needed      one bit a line
 *   free        for each line the number of its available cells, in binary, bit-sliced:
 *               word w of plane b holds bit b of that number for the lines 64w .. 64w + 63,
 *               at free[w * planes + b]
 * </pre>
 *
 * Taking a cell is then one masked decrement for all lines at once, and the line with the fewest
 * available cells is found by one pass over the planes.
 */
final class Scene {

  private final Game game;
  private final int planes;
  private final long[] available;
  private final long[] needed;
  private final long[] free;
  private final long[] candidates;
  private final long[] narrowed;
  private final int[] cells;

  /** All cells available, all lines needed. */
  Scene(Game game) {
    this.game = game;
    planes = 32 - Integer.numberOfLeadingZeros(game.longestLine());
    available = words(game.allCells());
    needed = words(game.allLines());
    free = new long[needed.length * planes];
    candidates = new long[needed.length];
    narrowed = new long[needed.length];
    cells = new int[game.longestLine()];
    for (int line = 0; line < game.lineCount(); line++) {
      int size = game.line(line).count();
      for (int b = 0; b < planes; b++) {
        free[(line >>> 6) * planes + b] |= (long) (size >>> b & 1) << line;
      }
    }
  }

  private static long[] words(Bits<?> set) {
    long[] words = new long[set.wordCount()];
    for (int i = 0; i < words.length; i++) {
      words[i] = set.word(i);
    }
    return words;
  }

  /** Makes this scene the same as another one of the same game. */
  void become(Scene other) {
    System.arraycopy(other.available, 0, available, 0, available.length);
    System.arraycopy(other.needed, 0, needed, 0, needed.length);
    System.arraycopy(other.free, 0, free, 0, free.length);
  }

  /** The cell is available no more. */
  void take(int cell) {
    long bit = 1L << cell;
    if ((available[cell >>> 6] & bit) == 0) {
      return;
    }
    available[cell >>> 6] ^= bit;
    LineSet through = game.linesThrough(cell);
    for (int w = 0; w < needed.length; w++) {
      long borrow = through.word(w);
      for (int b = w * planes; borrow != 0; b++) {
        long plane = free[b];
        free[b] = plane ^ borrow;
        borrow &= ~plane;
      }
    }
  }

  /** These lines need nothing more. */
  void settle(LineSet lines) {
    for (int w = 0; w < needed.length; w++) {
      needed[w] &= ~lines.word(w);
    }
  }

  /** A stone of the prover: the cell is taken and its lines need nothing more. */
  void give(int cell) {
    take(cell);
    settle(game.linesThrough(cell));
  }

  /** Groups: their cells are taken, and the lines that contain a whole group need nothing more. */
  void groups(CellList groups, int size) {
    int[] listed = groups.toArray();
    for (int from = 0; from < listed.length; from += size) {
      group(listed, from, size);
    }
  }

  /** The same of one group, which begins at {@code from}. */
  void group(int[] groups, int from, int size) {
    for (int i = from; i < from + size; i++) {
      take(groups[i]);
    }
    for (int w = 0; w < needed.length; w++) {
      long contain = -1;
      for (int i = from; i < from + size; i++) {
        contain &= game.linesThrough(groups[i]).word(w);
      }
      needed[w] &= ~contain;
    }
  }

  /** The needed line with the fewest available cells, the first of them; -1 if none is needed. */
  int tightest() {
    long any = 0;
    for (int w = 0; w < needed.length; w++) {
      candidates[w] = needed[w];
      any |= needed[w];
    }
    if (any == 0) {
      return -1;
    }
    for (int b = planes - 1; b >= 0; b--) {
      any = 0;
      for (int w = 0; w < needed.length; w++) {
        narrowed[w] = candidates[w] & ~free[w * planes + b];
        any |= narrowed[w];
      }
      if (any != 0) {
        System.arraycopy(narrowed, 0, candidates, 0, narrowed.length);
      }
    }
    int w = 0;
    while (candidates[w] == 0) {
      w++;
    }
    return (w << 6) + Long.numberOfTrailingZeros(candidates[w]);
  }

  /** The available cells of a line, ascending, in {@link #cell}; returns how many. */
  int list(int line) {
    CellSet members = game.line(line);
    int count = 0;
    for (int w = 0; w < available.length; w++) {
      for (long rest = members.word(w) & available[w]; rest != 0; rest &= rest - 1) {
        cells[count++] = (w << 6) + Long.numberOfTrailingZeros(rest);
      }
    }
    return count;
  }

  /** The cell at this place of the last {@link #list}. */
  int cell(int index) {
    return cells[index];
  }

  LineSet needed() {
    return LineSet.ofWords(game.lineCount(), needed);
  }

  /** The available cells of the needed lines. */
  CellSet zone() {
    long[] zone = new long[available.length];
    for (int line : needed().toArray()) {
      CellSet members = game.line(line);
      for (int w = 0; w < zone.length; w++) {
        zone[w] |= members.word(w) & available[w];
      }
    }
    return CellSet.ofWords(game.cellCount(), zone);
  }
}
