package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The lines through a cell are listed under the board, and each can be looked at. */
class LineListTest extends InBrowser {

  private static final String ITEM = "document.querySelectorAll('.line-list button')[%d]";

  private static void pointAt(DevTools tab, String element)
      throws IOException, InterruptedException {
    JsonNode place =
        tab.evaluate(
            "(() => { const r = %s.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; })()"
                .formatted(element));
    tab.command(
        "Input.dispatchMouseEvent",
        Map.of(
            "type",
            "mouseMoved",
            "x",
            place.path("x"),
            "y",
            place.path("y"),
            "pointerType",
            "mouse"));
  }

  private static String cell(String name) {
    return "document.querySelector('[aria-label^=\"" + name + ",\"]')";
  }

  private static int count(DevTools tab, String selector) throws IOException, InterruptedException {
    return tab.evaluate("document.querySelectorAll('" + selector + "').length").asInt();
  }

  private static void seesThatTheLineIsFirst(DevTools tab, String line)
      throws IOException, InterruptedException {
    assertThat(count(tab, ".through .first")).isEqualTo(1);
    assertThat(count(tab, ".through .other")).isEqualTo(2);
    assertThat(
            tab.evaluate(
                    "[...document.querySelectorAll('.lined')].map((cell) => cell.ariaLabel.split(',')[0]).sort().join(' ')")
                .asText())
        .isEqualTo(Stream.of(line.split(" ")).sorted().collect(Collectors.joining(" ")));
  }

  @Test
  void thePointerGoesFromTheCellToItsLines() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,4", folder))) {
      tab.resize(1280, 1200);
      pointAt(tab, cell("a5"));
      tab.await("document.querySelectorAll('.line-list button').length === 3");
      // On the way it goes over another cell, and does not rest there.
      pointAt(tab, cell("c1"));
      pointAt(tab, ITEM.formatted(1));
      tab.await("document.querySelector('.through .first')");
      seesThatTheLineIsFirst(tab, tab.evaluate(ITEM.formatted(1) + ".textContent").asText());
      pointAt(tab, "document.querySelector('h1')");
      tab.await("!document.querySelector('.through path')");
      assertThat(count(tab, ".line-list button")).isEqualTo(3);
      pointAt(tab, cell("c1"));
      tab.await("document.querySelector('.lines-title').textContent.includes('through c1')");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void theKeysGoFromLineToLineAndNotThroughTheGame() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,4", folder))) {
      tab.evaluate(cell("a1") + ".click()");
      tab.evaluate(cell("a5") + ".focus({ focusVisible: true })");
      tab.await("document.querySelector('.lines-title').textContent.includes('through a5')");
      int moment = tab.evaluate("explorer.now").asInt();
      tab.evaluate(ITEM.formatted(0) + ".focus({ focusVisible: true })");
      seesThatTheLineIsFirst(tab, tab.evaluate(ITEM.formatted(0) + ".textContent").asText());
      tab.press("ArrowRight");
      tab.press("ArrowRight");
      tab.press("ArrowLeft");
      seesThatTheLineIsFirst(tab, tab.evaluate(ITEM.formatted(1) + ".textContent").asText());
      tab.press("Enter");
      assertThat(tab.evaluate(ITEM.formatted(1) + ".ariaPressed").asText()).isEqualTo("true");
      tab.evaluate("document.activeElement.blur()");
      assertThat(count(tab, ".through path")).as("it is kept, alone").isEqualTo(1);
      assertThat(tab.evaluate("explorer.now").asInt()).isEqualTo(moment);
      assertThat(count(tab, ".line-list button[tabindex=\"0\"]")).isEqualTo(1);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aTapOnAFreeCellListsItsLines() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,5", folder))) {
      tab.resize(390, 844);
      assertThat(count(tab, ".line-list button")).isZero();
      tab.evaluate(cell("c3") + ".click()");
      assertThat(tab.evaluate("document.querySelector('.lines-title').textContent").asText())
          .startsWith("4 lines through c3, 3 open for Maker:");
      assertThat(count(tab, ".line-list button")).isEqualTo(4);
      tab.evaluate(ITEM.formatted(2) + ".click()");
      assertThat(count(tab, ".through path")).isEqualTo(1);
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(390);
    }
  }

  @Test
  void ofManyLinesTheListSaysHowManyMore() throws Exception {
    StringBuilder star = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      star.append("hub a%d b%d\n".formatted(i, i));
    }
    Path file = Files.writeString(folder.resolve("star.hg"), star.toString());
    try (DevTools tab = show(new OwnGame(file).solved(folder.resolve("star")))) {
      tab.evaluate("explorer.lines.keep(0)");
      assertThat(count(tab, ".line-list button")).isEqualTo(24);
      assertThat(tab.evaluate("document.querySelector('.lines-more').textContent").asText())
          .isEqualTo("and 6 more");
      tab.evaluate("explorer.lines.keep(1)");
      assertThat(tab.evaluate("document.querySelector('.lines-more').textContent").asText())
          .isEmpty();
    }
  }

  /** How many pieces the strokes through a cell have, of a board where a line has four cells. */
  private static JsonNode pieces(DevTools tab, String name)
      throws IOException, InterruptedException {
    tab.evaluate("explorer.lines.keep(%s.dataset.cell - 0)".formatted(cell(name)));
    assertThat(
            tab.evaluate(
                    "(() => { const b = explorer.board.grid.getBoundingClientRect(); return [...document.querySelectorAll('.through path')]"
                        + ".every((path) => { const r = path.getBoundingClientRect();"
                        + " return r.left >= b.left - 9 && r.right <= b.right + 9 && r.top >= b.top - 9 && r.bottom <= b.bottom + 9; }); })()")
                .asBoolean())
        .as("no stroke leaves the board")
        .isTrue();
    return tab.evaluate(
        "[...document.querySelectorAll('.through path')].map((path) => path.getAttribute('d').split('M').length - 1)");
  }

  @Test
  void aLineOverTheEdgeLeavesThereAndEntersOnTheOtherSide() throws Exception {
    for (String board : new String[] {"torus 4,5,4", "hcylinder 4,5,4", "vcylinder 5,4,4"}) {
      try (DevTools tab = show(Proofs.solved(board, folder))) {
        JsonNode pieces = pieces(tab, "a1");
        assertThat(pieces).as(board).anyMatch(count -> count.asInt() == 4);
        assertThat(pieces).as(board).allMatch(count -> count.asInt() >= 3);
        assertThat(tab.complaints()).isEmpty();
      }
    }
    try (DevTools tab = show(Proofs.solved("4,9,7tr", folder))) {
      tab.evaluate("explorer.lines.keep(%s.dataset.cell - 0)".formatted(cell("a3")));
      assertThat(count(tab, ".through path"))
          .isEqualTo(tab.evaluate("explorer.statement.game.through[18].length").asInt());
    }
  }
}
