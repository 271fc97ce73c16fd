package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Boards without an end: the part that is shown, how it is moved, and what is drawn on it. */
class EndlessPageTest extends InBrowser {

  private static DevTools vector(String name) throws Exception {
    return vector(name, "");
  }

  private static DevTools vector(String name, String address) throws Exception {
    DevTools tab = tab();
    tab.resize(1100, 900);
    URI page = page(Proofs.vector(name, Files.createTempDirectory(folder, "vector"))).toUri();
    tab.open(URI.create(page + address));
    return tab;
  }

  private static int count(DevTools tab, String selector) throws Exception {
    return tab.evaluate("document.querySelectorAll('%s').length".formatted(selector)).asInt();
  }

  /** The cell of the button in the lower left corner. */
  private static String corner(DevTools tab) throws Exception {
    String name =
        "(() => { const { cells } = explorer.board; return explorer.statement.game.name(Number(cells[cells.length - 1][0].dataset.cell)); })()";
    return tab.evaluate(name).asText();
  }

  private static void click(DevTools tab, String cell) throws Exception {
    tab.evaluate("document.querySelector('[aria-label^=\"%s,\"]').click()".formatted(cell));
  }

  private static void pan(DevTools tab, String way) throws Exception {
    tab.evaluate(
        "document.querySelector('[aria-label=\"Move the view %s\"]').click()".formatted(way));
  }

  private static String focused(DevTools tab) throws Exception {
    return tab.evaluate("document.activeElement.getAttribute('aria-label')").asText();
  }

  @Test
  void theViewIsMovedByButtonsAndComesBack() throws Exception {
    try (DevTools tab = vector("plane-3-black-wins")) {
      assertThat(count(tab, ".open-sides.open-above.open-below")).isEqualTo(1);
      String before = corner(tab);
      assertThat(tab.evaluate("document.querySelector('.column-names').textContent").asText())
          .startsWith(before.substring(0, before.indexOf(',')));
      for (String way : List.of("right", "up", "right")) {
        pan(tab, way);
      }
      assertThat(corner(tab)).isNotEqualTo(before);
      assertThat(count(tab, ".grid .stone")).isZero();
      tab.evaluate("document.querySelector('.pan .home').click()");
      assertThat(corner(tab)).isEqualTo(before);
      assertThat(count(tab, "[aria-label=\"0,0, Black’s stone\"]")).isEqualTo(1);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void keysWalkOverTheEdgeOfTheView() throws Exception {
    try (DevTools tab = vector("plane-3-black-wins")) {
      tab.evaluate("document.querySelector('[aria-label^=\"0,0,\"]').focus()");
      for (int i = 0; i < 20; i++) {
        tab.press("ArrowRight");
      }
      assertThat(focused(tab)).isEqualTo("20,0, free");
      tab.press("Enter");
      assertThat(tab.text("answer")).startsWith("White takes 20,0. Black takes ");
      assertThat(tab.evaluate("location.hash").asText()).isEqualTo("#20,0");
      // The view has moved to the answer, and the focus with it.
      assertThat(
              tab.evaluate("Number(document.activeElement.dataset.cell) === explorer.board.focused")
                  .asBoolean())
          .isTrue();
      tab.press("Home");
      assertThat(count(tab, "[aria-label=\"0,0, Black’s stone\"]")).isEqualTo(1);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  private static void mouse(DevTools tab, String type, double x, double y) throws Exception {
    int buttons = type.equals("mouseReleased") ? 0 : 1;
    tab.command(
        "Input.dispatchMouseEvent",
        Map.of(
            "type", type, "x", x, "y", y, "button", "left", "buttons", buttons, "clickCount", 1));
  }

  @Test
  void whoDragsTakesNoCell() throws Exception {
    try (DevTools tab = vector("plane-3-black-wins")) {
      JsonNode box =
          tab.evaluate(
              "(({ x, y, width }) => ({ x: x + width / 2, y: y + width / 2, width }))(document.querySelector('[aria-label^=\"2,2,\"]').getBoundingClientRect())");
      double x = box.path("x").asDouble();
      double y = box.path("y").asDouble();
      double size = box.path("width").asDouble();
      String[] before = corner(tab).split(",", -1);
      mouse(tab, "mousePressed", x, y);
      mouse(tab, "mouseMoved", x - size, y + size);
      mouse(tab, "mouseMoved", x - 3 * size, y + 2 * size);
      mouse(tab, "mouseReleased", x - 3 * size, y + 2 * size);
      assertThat(corner(tab))
          .isEqualTo((Integer.parseInt(before[0]) + 3) + "," + (Integer.parseInt(before[1]) + 2));
      assertThat(tab.evaluate("explorer.now").asInt()).isZero();
      mouse(tab, "mousePressed", x, y);
      mouse(tab, "mouseReleased", x, y);
      assertThat(tab.evaluate("explorer.now").asInt()).isEqualTo(1);
      assertThat(tab.text("answer")).startsWith("White takes 5,4.");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void theAnswerToAStoneFarAwayIsShown() throws Exception {
    try (DevTools tab = vector("plane-9-pairing", "#5000,-7000.99999,99999.100000,0")) {
      assertThat(tab.text("answer"))
          .contains("Maker takes 99999,99999. Breaker takes ")
          .contains("“100000,0”, which could not be played: there is no such cell.");
      assertThat(count(tab, "[aria-label=\"99999,99999, Maker’s stone\"]")).isEqualTo(1);
      assertThat(count(tab, ".p1.recent")).isEqualTo(1);
      tab.press("b");
      assertThat(count(tab, "[aria-label=\"5000,-7000, Maker’s stone\"]")).isEqualTo(1);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void copiesOfTilesAreDrawnAndThoseThatWereEnteredAreMarked() throws Exception {
    try (DevTools tab = vector("plane-9-pairing")) {
      assertThat(count(tab, ".outlines .copy")).isPositive();
      assertThat(count(tab, ".outlines .entered")).isZero();
      assertThat(count(tab, ".cell.zone")).isPositive();
      click(tab, "1,1");
      assertThat(count(tab, ".outlines .entered")).isEqualTo(1);
      assertThat(count(tab, ".cell.paired")).isPositive();
      assertThat(tab.text("steps")).contains("GROUPS").contains("TILING (T22, step ");
      assertThat(tab.text("legend")).contains("a copy of a tile");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aStripHasEdgesAndARegionItsOwn() throws Exception {
    try (DevTools tab = vector("strip-3-3-black-wins")) {
      assertThat(count(tab, ".open-sides:not(.open-above):not(.open-below)")).isEqualTo(1);
      assertThat(count(tab, ".infinite .row")).isEqualTo(3);
      assertThat(count(tab, ".pan button")).isEqualTo(3);
      assertThat(tab.complaints()).isEmpty();
    }
    try (DevTools tab = vector("region-3-4-black-wins")) {
      assertThat(count(tab, ".outlines .region-edge")).isEqualTo(1);
      assertThat(tab.text("legend")).contains("the region that every board has");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void threatsAndWhatIsLeftFarAwayAreSaid() throws Exception {
    try (DevTools tab = vector("plane-3-black-wins")) {
      assertThat(tab.text("steps"))
          .contains("On a line far away the claim bears no stone of White’s.");
      click(tab, "3,3");
      assertThat(tab.text("answer")).contains("Threat: -1,0 completes ").contains("2,0 completes ");
      tab.evaluate("explorer.lines.keep(explorer.statement.game.cellAt([3, 3]))");
      List<String> lines = new ArrayList<>();
      tab.evaluate(
              "[...document.querySelectorAll('.line-list button')].map((line) => line.textContent)")
          .forEach(line -> lines.add(line.asText()));
      assertThat(lines).hasSize(12).contains("3,3 4,3 5,3 (no stone to spare)");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aPhoneShowsBoardAndButtons() throws Exception {
    for (int[] size : new int[][] {{390, 844}, {844, 390}}) {
      try (DevTools tab = vector("plane-9-pairing")) {
        tab.resize(size[0], size[1]);
        tab.await("innerWidth === " + size[0]);
        String least =
            "Math.min(...[...document.querySelectorAll('.grid .cell')].map((cell) => cell.offsetWidth))";
        tab.await(least + " >= 32");
        assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
            .isLessThanOrEqualTo(size[0]);
        assertThat(
                tab.evaluate("document.querySelector('.pan').getBoundingClientRect().bottom")
                    .asInt())
            .isLessThanOrEqualTo(size[1]);
      }
    }
  }
}
