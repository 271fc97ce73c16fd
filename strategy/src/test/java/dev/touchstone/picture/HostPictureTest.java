package dev.touchstone.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.strategy.Cells;
import dev.touchstone.strategy.HostCells;
import dev.touchstone.strategy.HostView;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Strategy;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Parts of infinite boards, as pictures and as text. */
class HostPictureTest {

  private static final Path TILED =
      Path.of(System.getProperty("touchstone.root", "..")).resolve("docs/examples/plane-8");

  private static Playing tiled() throws Exception {
    Statement statement = StatementText.parse(Files.readAllBytes(TILED.resolve("statement")));
    byte[] certificate = Files.readAllBytes(TILED.resolve("certificate"));
    return Strategy.read(statement, new ByteArrayInputStream(certificate)).play();
  }

  private static Figure empty(String board, Window window) throws Exception {
    String text = "touchstone statement 1\nboard " + board + "\nrules strong\nwinner black\n";
    Statement statement = StatementText.parse(text.getBytes(StandardCharsets.UTF_8));
    HostCells cells = (HostCells) Cells.of(statement);
    CellSet none = cells.set();
    HostView view = HostView.of(cells, window);
    return Figure.of(view, statement.board(), none, none, none, "empty");
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  /** The path of the only shape of this class; its strokes begin with M. */
  private static int strokes(String svg, String ink) {
    int at = svg.indexOf("class=\"" + ink + "\"");
    assertThat(at).as(ink).isPositive();
    int from = svg.lastIndexOf('<', at);
    return count(svg.substring(from, svg.indexOf("/>", from)), "M");
  }

  @Test
  void theGridGoesOnWhereTheBoardDoes() throws Exception {
    String plane = Picture.svg(empty("plane 3", new Window(0, 0, 4, 3)));
    assertThat(strokes(plane, "open")).isEqualTo(2 * 4 * 2 + 2 * 3 * 2);
    String strip = Picture.svg(empty("strip 3,3", new Window(0, 0, 4, 3)));
    assertThat(strokes(strip, "open")).isEqualTo(2 * 3 * 2);
  }

  @Test
  void theRegionIsFramed() throws Exception {
    String svg = Picture.svg(empty("2+,3+,3", new Window(-2, -2, 8, 7)));
    assertThat(strokes(svg, "brick")).isEqualTo(2 * 2 + 2 * 3);
  }

  @Test
  void pairsAndCopiesAreThoseOfTheTiles() throws Exception {
    Playing game = tiled();
    for (String cell : List.of("0,0", "2,0")) {
      game.move(game.cells().number(cell).orElseThrow());
      game.answer();
    }
    Figure figure = Figure.of(game, new Window(0, 0, 6, 3), "tiles");
    assertThat(BoardText.lines(figure))
        .containsExactly(
            "  2  . .|O a c -", "  1  .|b b c -|.", "  0  X a X[O]. .", "     0         5");
    assertThat(figure.groups()).hasSize(3);
    assertThat(HostView.of(game, new Window(0, 0, 6, 3)).isTiled()).isTrue();
    assertThat(game.stones(Player.WHITE).count()).isEqualTo(2);
  }
}
