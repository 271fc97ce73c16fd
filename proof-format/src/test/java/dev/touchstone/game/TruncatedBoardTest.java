package dev.touchstone.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The condition from which the lines of (4,n,7tr) follow, checked on a patch of the plane. */
class TruncatedBoardTest {

  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  /** Whether every run of 7 cells of the plane contains one of these lines in some brick. */
  private static boolean tiles(int columns, Set<Set<Integer>> lines) {
    // By translation the run may start in the brick at the origin.
    for (int row = 0; row < 4; row++) {
      for (int column = 0; column < columns; column++) {
        for (int[] direction : DIRECTIONS) {
          if (!containsALine(columns, lines, row, column, direction)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean containsALine(
      int columns, Set<Set<Integer>> lines, int row, int column, int[] direction) {
    for (int from = 0; from < 7; from++) {
      Set<Integer> piece = new HashSet<>();
      int r = row + from * direction[0];
      int c = column + from * direction[1];
      int brickRow = Math.floorDiv(r, 4);
      int brickColumn = Math.floorDiv(c, columns);
      for (int to = from;
          to < 7 && Math.floorDiv(r, 4) == brickRow && Math.floorDiv(c, columns) == brickColumn;
          to++) {
        piece.add(Math.floorMod(r, 4) * columns + Math.floorMod(c, columns));
        if (lines.contains(piece)) {
          return true;
        }
        r += direction[0];
        c += direction[1];
      }
    }
    return false;
  }

  private static Set<Set<Integer>> lines(int columns) throws BadGameException {
    Hypergraph game = new TruncatedBoard(columns).game();
    Set<Set<Integer>> lines = new HashSet<>();
    for (int line = 0; line < game.lineCount(); line++) {
      Set<Integer> cells = new HashSet<>();
      game.line(line).forEach(cells::add);
      lines.add(cells);
    }
    return lines;
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 7, 8, 9, 12, 14, 20})
  void everyRunOfSevenContainsALineOfSomeBrick(int columns) throws Exception {
    assertThat(tiles(columns, lines(columns))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8, 9, 12, 14, 20})
  void noLineCanBeSpared(int columns) throws Exception {
    for (Set<Integer> spared : lines(columns)) {
      Set<Set<Integer>> rest = new HashSet<>(lines(columns));
      rest.remove(spared);
      assertThat(tiles(columns, rest)).as("without %s", spared).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 10, 14})
  void theMirrorImageOfALineIsALine(int columns) throws Exception {
    Set<Set<Integer>> lines = lines(columns);
    for (Set<Integer> line : lines) {
      Set<Integer> mirrored = new HashSet<>();
      for (int cell : line) {
        mirrored.add(cell / columns * columns + columns - 1 - cell % columns);
      }
      assertThat(lines).contains(mirrored);
    }
  }
}
