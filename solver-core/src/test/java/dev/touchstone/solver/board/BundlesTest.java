package dev.touchstone.solver.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BundlesTest {

  private static Arena arena(String game) throws BadGameException, IOException {
    return new Arena(Problem.weak(Notation.read(game)), Heuristics.ALL);
  }

  /** Rows, columns and diagonals; the lines of a cube, each by itself. */
  @ParameterizedTest
  @CsvSource({"'3,3,3', 8", "'8,8,5', 30", "'5,7,5', 18", "4^3, 76"})
  void linesThatShareTwoCellsAreInOneBundle(String game, int count)
      throws BadGameException, IOException {
    Arena arena = arena(game);
    Bundles bundles = new Bundles(arena);
    assertThat(bundles.count()).isEqualTo(count);
    int[] bundleOf = new int[arena.lines];
    for (int bundle = 0; bundle < count; bundle++) {
      for (int line : bundles.lines(bundle)) {
        bundleOf[line] = bundle;
      }
    }
    for (int line = 0; line < arena.lines; line++) {
      for (int other : arena.overlapping[line]) {
        assertThat(bundleOf[other]).isEqualTo(bundleOf[line]);
      }
    }
    assertThat(IntStream.range(0, count).map(b -> bundles.lines(b).length).sum())
        .isEqualTo(arena.lines);
  }

  @Test
  void placesLeadToCellsAndBack() throws BadGameException, IOException {
    Arena arena = arena("6,7,5");
    Bundles bundles = new Bundles(arena);
    for (int cell = 0; cell < arena.cells; cell++) {
      int[] through = bundles.through(cell);
      for (int i = 0; i < through.length; i++) {
        int place = bundles.places(cell)[i];
        assertThat(bundles.cells(through[i])[place]).isEqualTo(cell);
        for (int line = 0; line < bundles.lines(through[i]).length; line++) {
          assertThat((bundles.members(through[i])[line] >>> place & 1) != 0)
              .isEqualTo(arena.goesThrough(bundles.lines(through[i])[line], cell));
        }
      }
    }
  }

  @Test
  void aBundleOfMoreThanThirtyLinesIsLeftOut() throws BadGameException, IOException {
    Arena arena = arena("1,40,3");
    Bundles bundles = new Bundles(arena);
    assertThat(bundles.count()).isEqualTo(1);
    assertThat(bundles.isLarge(0)).isTrue();
    assertThat(bundles.through(20)).isEmpty();
  }

  @Test
  void rowsOfOneLengthHaveOneShape() throws BadGameException, IOException {
    assertThat(new Bundles(arena("8,8,5")).shapes()).isEqualTo(4);
  }
}
