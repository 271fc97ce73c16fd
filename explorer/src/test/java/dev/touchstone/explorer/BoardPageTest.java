package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.theorem.CheckedProof;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Boards whose cells have names, or places of their own; and the lines through a cell. */
class BoardPageTest extends InBrowser {

  private static final String CELL = "document.querySelector('[data-cell=\"%s\"]')";

  private static CheckedProof fano() throws Exception {
    Path file = Files.createDirectories(folder.resolve("fano")).resolve("fano.hg");
    Path example = Path.of(System.getProperty("touchstone.root", ".."), "docs/examples/fano.hg");
    Files.writeString(file, Files.readString(example));
    return new OwnGame(file).solved(folder.resolve("fano/theorem"));
  }

  private static CheckedProof words() throws Exception {
    Path file = Files.createDirectories(folder.resolve("words")).resolve("words.hg");
    Files.writeString(file, "one two three\none four five\ntwo five six\nbreaker: seven\n");
    return new OwnGame(file).solved(folder.resolve("words/theorem"));
  }

  static JsonNode at(DevTools tab, String cell, String what)
      throws IOException, InterruptedException {
    return tab.evaluate(
        "(() => { const b = %s.getBoundingClientRect(); return b.%s; })()"
            .formatted(named(cell), what));
  }

  static String named(String cell) {
    return "document.querySelector('[aria-label^=\"" + cell + ",\"]')";
  }

  static String lines(DevTools tab) throws IOException, InterruptedException {
    return tab.evaluate(
            "document.querySelector('.lines-title').textContent + ' '"
                + " + [...document.querySelectorAll('.line-list li')].map((line) => line.textContent).join(' · ')")
        .asText();
  }

  private static String spoken(DevTools tab) throws IOException, InterruptedException {
    return tab.evaluate("document.querySelector('.spoken').textContent").asText();
  }

  static int strokes(DevTools tab) throws IOException, InterruptedException {
    return tab.evaluate("document.querySelectorAll('.through path').length").asInt();
  }

  @Test
  void namedCellsAreReadFromTheTopLeftAndKeepTheirNames() throws Exception {
    try (DevTools tab = show(words())) {
      assertThat(at(tab, "one", "top").asDouble()).isEqualTo(at(tab, "three", "top").asDouble());
      assertThat(at(tab, "four", "top").asDouble()).isGreaterThan(at(tab, "one", "top").asDouble());
      assertThat(at(tab, "two", "left").asDouble())
          .isGreaterThan(at(tab, "one", "left").asDouble());
      tab.evaluate(named("two") + ".click()");
      JsonNode stone =
          tab.evaluate("[..." + named("two") + ".children].map((part) => part.textContent)");
      assertThat(stone.get(0).asText()).matches("[12]");
      assertThat(stone.get(1).asText()).isEqualTo("two");
      assertThat(
              tab.evaluate(
                      "(() => { const [m, n] = [...%s.children].map((p) => p.getBoundingClientRect()); return n.top >= m.bottom - 1; })()"
                          .formatted(named("two")))
                  .asBoolean())
          .as("the name is below the stone")
          .isTrue();
      tab.evaluate(CELL.formatted(0) + ".focus()");
      tab.press("ArrowDown");
      assertThat(tab.evaluate("document.activeElement.ariaLabel").asText()).startsWith("four,");
      tab.press("ArrowUp");
      assertThat(tab.evaluate("document.activeElement.ariaLabel").asText()).startsWith("one,");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void cellsLieWhereTheLayoutPutsThemAndAreWalkedThere() throws Exception {
    try (DevTools tab = show(fano())) {
      assertThat(tab.evaluate("document.title").asText())
          .isEqualTo("Maker wins The Fano plane (weak)");
      assertThat(at(tab, "1", "top").asDouble()).isLessThan(at(tab, "4", "top").asDouble());
      assertThat(at(tab, "4", "left").asDouble()).isLessThan(at(tab, "6", "left").asDouble());
      assertThat(at(tab, "5", "top").asDouble()).isEqualTo(at(tab, "2", "top").asDouble());
      assertThat(tab.evaluate("document.querySelectorAll('.behind path').length").asInt())
          .isEqualTo(7);
      tab.evaluate(named("1") + ".focus()");
      StringBuilder way = new StringBuilder();
      for (String key :
          new String[] {
            "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight"
          }) {
        tab.press(key);
        way.append(tab.evaluate("document.activeElement.ariaLabel").asText().charAt(0));
      }
      assertThat(way).hasToString("752463");
      tab.resize(390, 800);
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(390);
      assertThat(tab.evaluate(named("7") + ".offsetWidth").asInt()).isGreaterThan(30);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void theLinesThroughACellAreSeenAndSaid() throws Exception {
    try (DevTools tab = show(Proofs.solved("4,9,7tr", folder))) {
      assertThat(tab.evaluate("document.querySelector('.about').textContent").asText())
          .contains("The lines: b1 c1 d1 e1 f1 g1 h1 · ", " · i3 h4");
      assertThat(strokes(tab)).isZero();
      tab.evaluate(
          named("h4") + ".dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'}))");
      assertThat(lines(tab)).startsWith("5 lines through h4, open for Maker: ").contains("i3 h4");
      assertThat(strokes(tab)).isEqualTo(5);
      assertThat(tab.evaluate(named("i3") + ".classList.contains('lined')").asBoolean()).isTrue();
      tab.evaluate(
          "document.querySelector('.grid').dispatchEvent(new PointerEvent('pointerleave'))");
      assertThat(strokes(tab)).isZero();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void theKeysShowLinesOneByOne() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,4", folder))) {
      tab.evaluate(named("a1") + ".focus()");
      tab.press("l");
      assertThat(lines(tab))
          .isEqualTo("3 lines through a1, open for Maker: a1 b1 c1 d1 · a1 a2 a3 a4 · a1 b2 c3 d4");
      assertThat(spoken(tab)).isEqualTo(lines(tab));
      tab.press("l");
      assertThat(spoken(tab)).isEqualTo("Line 1 of 3 through a1, open for Maker: a1 b1 c1 d1.");
      assertThat(strokes(tab)).isEqualTo(1);
      assertThat(
              tab.evaluate("document.querySelector('.line-list [aria-pressed=true]').textContent")
                  .asText())
          .isEqualTo("a1 b1 c1 d1");
      tab.press("l");
      tab.press("l");
      tab.press("l");
      assertThat(spoken(tab)).startsWith("3 lines through a1");
    }
  }

  @Test
  void aTapOnAStoneShowsItsLinesTheOpenOnesFirst() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,4", folder))) {
      // Maker has opened; Breaker takes a corner.
      tab.evaluate(named("a1") + ".click()");
      String moves = tab.text("moves");
      tab.evaluate(named("a1") + ".click()");
      assertThat(lines(tab)).startsWith("3 lines through a1, none open for Maker: ");
      assertThat(tab.evaluate("document.querySelectorAll('.through .closed').length").asInt())
          .isEqualTo(3);
      assertThat(tab.text("moves")).isEqualTo(moves);
      tab.evaluate(named("a1") + ".click()");
      assertThat(strokes(tab)).isZero();
    }
  }

  @Test
  void aFreeCellShowsItsLinesWhenItIsHeldOrByTheButton() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,5", folder))) {
      String down = ".dispatchEvent(new PointerEvent('%s', {pointerType: 'touch', bubbles: true}))";
      tab.evaluate(named("a1") + down.formatted("pointerdown"));
      tab.await("document.querySelectorAll('.through path').length === 3");
      tab.evaluate(named("a1") + down.formatted("pointerup"));
      tab.evaluate(named("a1") + ".click()");
      assertThat(tab.evaluate(named("a1") + ".ariaLabel").asText()).startsWith("a1, free");
      assertThat(lines(tab)).startsWith("3 lines through a1");
      tab.evaluate("document.getElementById('lines').click()");
      assertThat(tab.evaluate("document.getElementById('lines').ariaPressed").asText())
          .isEqualTo("true");
      tab.evaluate(named("c3") + ".click()");
      assertThat(tab.evaluate(named("c3") + ".ariaLabel").asText()).startsWith("c3, free");
      assertThat(lines(tab)).startsWith("4 lines through c3");
      tab.evaluate("document.getElementById('lines').click()");
      tab.evaluate(named("c3") + ".click()");
      assertThat(tab.evaluate(named("c3") + ".ariaLabel").asText()).startsWith("c3, Maker");
      assertThat(strokes(tab)).isZero();
    }
  }
}
