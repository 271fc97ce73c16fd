package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;

/**
 * The position in which a leaf is meant: the cells still available and the lines still needed. It
 * decides how few bytes a leaf takes and nothing else: what the leaf then says is checked for
 * itself, so a wrong scene can only make a proof fail.
 *
 * <p>How many cells of each line are available is kept in binary, bit-sliced: plane b has, for all
 * lines side by side, bit b of their numbers. Taking a cell is then one masked decrement for all
 * lines at once, and the line with the fewest available cells is found by one pass over the planes.
 */
abstract sealed class Scene permits WideScene, NarrowScene {

  final Hypergraph game;
  final Incidence incidence;

  /** What was listed last. */
  final int[] cells;

  Scene(Hypergraph game, Incidence incidence) {
    this.game = game;
    this.incidence = incidence;
    cells = new int[incidence.longestLine];
  }

  /** All cells available, all lines needed. */
  static Scene of(Hypergraph game, Incidence incidence) {
    return NarrowScene.fits(game)
        ? new NarrowScene(game, incidence)
        : new WideScene(game, incidence);
  }

  /** Another scene that is the same. */
  abstract Scene copy();

  /** Makes this scene the same as another one of the same game. */
  abstract void become(Scene other);

  /** The cell is available no more. */
  abstract void take(int cell);

  /** The lines with these bits in word w need nothing more. */
  abstract void settle(int w, long lines);

  /** The needed line with the fewest available cells, the first of them; -1 if none is needed. */
  abstract int tightest();

  /** Word w of the set of available cells. */
  abstract long availableWord(int w);

  /** Word w of the set of needed lines. */
  abstract long neededWord(int w);

  /** These lines need nothing more. */
  final void settle(LineSet lines) {
    for (int w = 0; w < incidence.lineWords; w++) {
      settle(w, lines.word(w));
    }
  }

  /** A stone of the prover: the cell is taken and its lines need nothing more. */
  final void give(int cell) {
    take(cell);
    settle(game.linesThrough(cell));
  }

  /** Groups: their cells are taken, and the lines that contain a whole group need nothing more. */
  final void groups(CellList groups, int size) {
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
    for (int w = 0; w < incidence.lineWords; w++) {
      long contain = -1;
      for (int i = from; i < from + size; i++) {
        contain &= incidence.through[groups[i] * incidence.lineWords + w];
      }
      settle(w, contain);
    }
  }

  /** The same of a group whose cells are all available and differ. */
  void choose(int[] groups, int from, int size) {
    group(groups, from, size);
  }

  /** The number of needed lines through both cells. */
  int neededThrough(int a, int b) {
    int count = 0;
    for (int w = 0; w < incidence.lineWords; w++) {
      long lines =
          incidence.through[a * incidence.lineWords + w]
              & incidence.through[b * incidence.lineWords + w];
      count += Long.bitCount(lines & neededWord(w));
    }
    return count;
  }

  /** The available cells of a line, ascending, in {@link #cell}; returns how many. */
  int list(int line) {
    int count = 0;
    for (int w = 0; w < incidence.cellWords; w++) {
      long members = incidence.members[line * incidence.cellWords + w];
      for (long rest = members & availableWord(w); rest != 0; rest &= rest - 1) {
        cells[count++] = (w << 6) + Long.numberOfTrailingZeros(rest);
      }
    }
    return count;
  }

  /** The cell at this place of the last {@link #list}. */
  final int cell(int index) {
    return cells[index];
  }

  final LineSet needed() {
    long[] words = new long[incidence.lineWords];
    for (int w = 0; w < words.length; w++) {
      words[w] = neededWord(w);
    }
    return LineSet.ofWords(game.lineCount(), words);
  }

  /** The available cells of the needed lines. */
  final CellSet zone() {
    long[] zone = new long[incidence.cellWords];
    for (int line : needed().toArray()) {
      for (int w = 0; w < zone.length; w++) {
        zone[w] |= incidence.members[line * zone.length + w] & availableWord(w);
      }
    }
    return CellSet.ofWords(game.cellCount(), zone);
  }
}
