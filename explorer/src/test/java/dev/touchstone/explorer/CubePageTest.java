package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A cube on its page: slices side by side, and the keys that lead through them. */
class CubePageTest extends InBrowser {

  @Test
  void aCubeIsShownInSlices() throws Exception {
    try (DevTools tab = show(Proofs.solved("3^3", folder))) {
      assertThat(tab.evaluate("document.querySelector('.slices').textContent").asText())
          .contains("slice a", "slice c");
      assertThat(BoardPageTest.at(tab, "a1a", "top").asDouble())
          .isEqualTo(BoardPageTest.at(tab, "a1c", "top").asDouble());
      assertThat(BoardPageTest.at(tab, "c1a", "right").asDouble())
          .isLessThan(BoardPageTest.at(tab, "a1b", "left").asDouble());
      tab.evaluate(
          BoardPageTest.named("b2b")
              + ".dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'}))");
      assertThat(BoardPageTest.lines(tab))
          .startsWith("13 lines through b2b, ")
          .contains("a1a b2b c3c");
      assertThat(BoardPageTest.strokes(tab)).isEqualTo(13);
      tab.evaluate(BoardPageTest.named("b2a") + ".focus()");
      StringBuilder way = new StringBuilder();
      for (String key : new String[] {"ArrowRight", "ArrowRight", "ArrowUp", "End", "Home"}) {
        tab.press(key);
        way.append(tab.evaluate("document.activeElement.ariaLabel.split(',')[0]").asText());
      }
      assertThat(way).hasToString("c2aa2ba3bc3ca3a");
      tab.resize(390, 800);
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(390);
      assertThat(tab.evaluate(BoardPageTest.named("c3c") + ".offsetWidth").asInt())
          .isGreaterThanOrEqualTo(32);
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
