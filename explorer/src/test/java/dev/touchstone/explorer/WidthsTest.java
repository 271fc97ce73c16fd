package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** What a page says and does, it says and does on a desk and on a phone, held either way. */
class WidthsTest extends InBrowser {

  private static final int[][] SIZES = {{1280, 900}, {390, 844}, {844, 390}};

  private interface Look {
    void at(DevTools tab) throws IOException, InterruptedException;
  }

  private static void everywhere(String moves, Look look) throws Exception {
    URI page = page(Proofs.solved("6,6,5", folder)).toUri();
    for (int[] size : SIZES) {
      try (DevTools tab = tab()) {
        tab.resize(size[0], size[1]);
        tab.open(URI.create(page + moves));
        look.at(tab);
        assertThat(tab.complaints()).isEmpty();
      }
    }
  }

  private static void isRead(DevTools tab, String text) throws IOException, InterruptedException {
    assertThat(tab.text("answer")).contains(text);
    assertThat(
            tab.evaluate(
                    "(() => { const r = document.getElementById('answer').getBoundingClientRect();"
                        + " return r.top >= 0 && r.bottom <= innerHeight && r.right <= innerWidth; })()")
                .asBoolean())
        .isTrue();
  }

  @Test
  void aBadMoveOfTheAddressIsSaid() throws Exception {
    everywhere("#c3.z9", tab -> isRead(tab, "“z9”, which could not be played: there is no such"));
  }

  @Test
  void anOccupiedCellSaysWhy() throws Exception {
    everywhere(
        "#c3",
        tab -> {
          tab.evaluate("document.querySelector('[aria-label^=\"c3,\"]').click()");
          isRead(tab, "No move: c3 is taken by Maker’s stone.");
        });
  }

  @Test
  void theArrowsStep() throws Exception {
    everywhere(
        "#c3.e5",
        tab -> {
          tab.press("ArrowLeft");
          assertThat(tab.evaluate("explorer.now").asInt()).isEqualTo(1);
          tab.press("ArrowRight");
          assertThat(tab.evaluate("explorer.now").asInt()).isEqualTo(2);
        });
  }

  @Test
  void anOptionIsShownByTheFocusAndByATap() throws Exception {
    everywhere(
        "#c3",
        tab -> {
          String option = "document.querySelector('.options button')";
          tab.evaluate(option + ".focus({ focusVisible: true })");
          tab.await("document.querySelector('.cell.region')");
          tab.evaluate(option + ".blur()");
          tab.await("!document.querySelector('.cell.region')");
          tab.evaluate(option + ".click()");
          tab.await("document.querySelector('.cell.region')");
          assertThat(tab.evaluate("document.querySelector('.region-note').textContent").asText())
              .startsWith("Option 1, ");
        });
  }
}
