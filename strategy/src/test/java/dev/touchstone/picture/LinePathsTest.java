package dev.touchstone.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.GameFile;
import dev.touchstone.game.HypergraphFile;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strokes go through the cells of their lines, and those that would lie on others lie beside. */
class LinePathsTest {

  private static final String FANO =
      "1 4 2\n2 5 3\n3 6 1\n1 7 5\n2 7 6\n3 7 4\n4 5 6\n"
          + "at: 1 0 3.4641\nat: 2 -2 0\nat: 3 2 0\nat: 4 -1 1.73205\nat: 5 0 0\nat: 6 1 1.73205\n"
          + "at: 7 0 1.1547\n";

  private static String written(List<Path> paths) {
    StringBuilder words = new StringBuilder();
    for (Path path : paths) {
      path.follow(
          new Path.Follower() {
            @Override
            public void begin(double x, double y) {
              words.append("M").append(Decimal.of(x, y));
            }

            @Override
            public void line(double x, double y) {
              words.append("L").append(Decimal.of(x, y));
            }

            @Override
            public void curve(double x1, double y1, double x2, double y2, double x, double y) {
              words.append("C").append(Decimal.of(x, y));
            }
          });
    }
    return words.toString();
  }

  private static LinePaths of(Setup setup) {
    Places places = Places.of(setup.board(), setup.hypergraph().cellCount(), Optional.empty(), 0);
    return new LinePaths(places, setup.hypergraph());
  }

  @Test
  void aRunIsAStrokeFromItsFirstCellToItsLast() throws Exception {
    Setup setup = Notation.read("3,3,3");
    List<List<Path>> paths = of(setup).paths();
    assertThat(paths).hasSize(8);
    // a1 b1 c1 is the first line, the lowest row.
    assertThat(written(paths.get(0))).isEqualTo("M16 80L80 80");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"3,3,3", "7,7,5", "4,9,7tr", "4,14,7tr", "torus 6,6,4", "hcylinder 4,7,4"})
  void noTwoStrokesAreTheSameSideBySide(String board) throws Exception {
    Setup setup = Notation.read(board);
    List<List<Path>> paths = of(setup).pathsSideBySide();
    assertThat(paths).hasSize(setup.hypergraph().lineCount());
    Set<String> seen = new HashSet<>();
    for (List<Path> strokes : paths) {
      assertThat(strokes).isNotEmpty();
      assertThat(seen.add(written(strokes))).as(written(strokes)).isTrue();
    }
  }

  @Test
  void aLineOverTheEdgeHasTwoPieces() throws Exception {
    Setup setup = Notation.read("hcylinder 1,5,3");
    List<String> strokes = new ArrayList<>();
    of(setup).paths().forEach(paths -> strokes.add(written(paths)));
    assertThat(strokes).contains("M144 16L160 16M0 16L48 16").contains("M16 16L80 16");
  }

  @Test
  void cellsOnNoStraightLineAreOnACircle() throws Exception {
    GameFile fano = HypergraphFile.parse(FANO, "fano.hg");
    Setup setup = fano.setup();
    Places places = Places.of(setup.board(), 7, Optional.of(fano.layout()), 0);
    List<List<Path>> paths = new LinePaths(places, setup.hypergraph()).paths();
    List<String> curved =
        paths.stream().map(LinePathsTest::written).filter(path -> path.contains("C")).toList();
    assertThat(curved).hasSize(1);
    for (String name : new String[] {"4", "5", "6"}) {
      int cell = setup.board().cellNumber(name).orElseThrow();
      assertThat(curved.get(0)).contains(Decimal.of(places.x(cell), places.y(cell)));
    }
    assertThat(paths.stream().map(LinePathsTest::written))
        .anyMatch(path -> path.matches("M[^LMC]*L[^LMC]*"));
  }

  @Test
  void aLineThatIsNotRoundStaysBetweenItsCells() throws Exception {
    GameFile game = HypergraphFile.parse("a b c\nat: a 0 0\nat: b 10 0\nat: c 9 1\n", "x");
    Places places = Places.of(game.setup().board(), 3, Optional.of(game.layout()), 0);
    Path path = new LinePaths(places, game.setup().hypergraph()).paths().get(0).get(0);
    path.follow(
        new Path.Follower() {
          @Override
          public void begin(double x, double y) {}

          @Override
          public void line(double x, double y) {}

          @Override
          public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            for (double at : new double[] {x1, x2}) {
              assertThat(at).isBetween(0.0, places.right());
            }
            for (double at : new double[] {y1, y2}) {
              assertThat(at).isBetween(0.0, places.lower());
            }
          }
        });
  }

  @Test
  void theHighestCellIsOnTop() throws Exception {
    GameFile fano = HypergraphFile.parse(FANO, "fano.hg");
    Places places = Places.of(fano.setup().board(), 7, Optional.of(fano.layout()), 5);
    int top = fano.setup().board().cellNumber("1").orElseThrow();
    assertThat(IntStream.range(0, 7).filter(cell -> places.y(cell) <= places.y(top)))
        .containsExactly(top);
    assertThat(places.y(top)).isEqualTo(5 + places.cell() / 2);
    assertThat(places.cell()).isEqualTo(32);
  }

  @Test
  void manyCellsShrinkTheirPicture() throws Exception {
    StringBuilder file = new StringBuilder("cells:");
    StringBuilder at = new StringBuilder();
    for (int i = 0; i < 400; i++) {
      file.append(" c").append(i);
      at.append("at: c").append(i).append(' ').append(i).append(" 0\n");
    }
    GameFile game = HypergraphFile.parse(file + "\n" + at, "x");
    Places places = Places.of(game.setup().board(), 400, Optional.of(game.layout()), 0);
    assertThat(places.right()).isLessThan(1700);
    assertThat(places.cell()).isBetween(2.9, 10.0);
  }

  @Test
  void withoutPlacesCellsAreReadFromTheTopLeft() throws Exception {
    Setup setup = HypergraphFile.parse("a b c d e", "x").setup();
    Places places = Places.of(setup.board(), 5, Optional.empty(), 0);
    assertThat(places.y(0)).isEqualTo(places.y(2)).isLessThan(places.y(3));
    assertThat(places.x(0)).isEqualTo(places.x(3)).isLessThan(places.x(1));
  }
}
