package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The options beside the board are shown on it. */
class OptionsTest extends InBrowser {

  private static final String CHOSEN = "document.querySelector('.options .chosen')";
  private static final String FIRST = "document.querySelector('.options button')";

  private static DevTools afterFirstMove() throws Exception {
    URI page = page(Proofs.solved("6,6,5", folder)).toUri();
    DevTools tab = tab();
    tab.open(URI.create(page + "#c3"));
    return tab;
  }

  private static int count(DevTools tab, String selector) throws IOException, InterruptedException {
    return tab.evaluate("document.querySelectorAll('" + selector + "').length").asInt();
  }

  private static String line(DevTools tab) throws IOException, InterruptedException {
    return tab.evaluate("document.querySelector('.region-note').textContent").asText();
  }

  private static void pointAt(DevTools tab, String element)
      throws IOException, InterruptedException {
    JsonNode place =
        tab.evaluate(
            "(() => { const e = %s; e.scrollIntoView({ block: 'center' }); const r = e.getBoundingClientRect();"
                    .formatted(element)
                + " return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; })()");
    tab.command(
        "Input.dispatchMouseEvent",
        Map.of(
            "type",
            "mouseMoved",
            "pointerType",
            "mouse",
            "x",
            place.path("x").asDouble(),
            "y",
            place.path("y").asDouble()));
  }

  @Test
  void anOptionUnderThePointerIsShown() throws Exception {
    try (DevTools tab = afterFirstMove()) {
      assertThat(count(tab, ".cell.region")).isZero();
      pointAt(tab, CHOSEN);
      tab.await("document.querySelector('.cell.region')");
      assertThat(count(tab, ".cell.proposed")).isEqualTo(1);
      assertThat(count(tab, ".cell.proposed.recent")).isEqualTo(1);
      int region = count(tab, ".cell.region");
      assertThat(line(tab))
          .matches(
              "Option \\d+, d3: it needs "
                  + region
                  + " cells free\\. None was taken: it was played\\.");
      pointAt(tab, "document.querySelector('h1')");
      tab.await("!document.querySelector('.cell.region')");
      assertThat(line(tab)).isEmpty();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void theFirstOptionThatWasLeftAloneIsPlayed() throws Exception {
    try (DevTools tab = afterFirstMove()) {
      int options = count(tab, ".options button");
      boolean chosen = false;
      for (int i = 0; i < options && !chosen; i++) {
        String option = "document.querySelectorAll('.options button')[" + i + "]";
        tab.evaluate(option + ".click()");
        chosen = tab.evaluate(option + ".classList.contains('chosen')").asBoolean();
        boolean touched = count(tab, ".region[aria-label^=\"c3,\"]") > 0;
        assertThat(touched).as(line(tab)).isNotEqualTo(chosen);
        assertThat(line(tab))
            .contains(touched ? "c3 was taken, so it was no answer" : "it was played");
      }
      assertThat(chosen).isTrue();
    }
  }

  @Test
  void aClickKeepsItAndAMoveLetsGo() throws Exception {
    try (DevTools tab = afterFirstMove()) {
      tab.evaluate(FIRST + ".click()");
      pointAt(tab, "document.querySelector('h1')");
      assertThat(count(tab, ".cell.region")).isPositive();
      assertThat(tab.evaluate(FIRST + ".ariaPressed").asText()).isEqualTo("true");
      tab.evaluate(FIRST + ".click()");
      assertThat(count(tab, ".cell.region")).isZero();
      tab.evaluate(FIRST + ".click()");
      tab.press("f");
      tab.press("b");
      assertThat(count(tab, ".cell.region")).isZero();
      tab.press("f");
      assertThat(count(tab, ".options [aria-pressed=true]")).isZero();
    }
  }

  @Test
  void theKeysAreEnough() throws Exception {
    try (DevTools tab = afterFirstMove()) {
      tab.evaluate("document.querySelector('.controls button:enabled:last-of-type').focus()");
      // The keyboard, not the script, gives the focus that shows.
      tab.evaluate(FIRST + ".focus({ focusVisible: true })");
      assertThat(count(tab, ".cell.region")).isPositive();
      tab.press("Enter");
      assertThat(tab.evaluate(FIRST + ".ariaPressed").asText()).isEqualTo("true");
      tab.press("Escape");
      assertThat(count(tab, ".cell.region")).isZero();
      assertThat(tab.evaluate(FIRST + ".ariaPressed").asText()).isEqualTo("false");
    }
  }
}
