package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.theorem.CheckedProof;
import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** What a person does on a page, and what is seen and heard then. */
class PageTest extends InBrowser {

  private static String label(DevTools tab, String cell) throws IOException, InterruptedException {
    return tab.evaluate("document.querySelector('[aria-label^=\"" + cell + ",\"]').ariaLabel")
        .asText();
  }

  @Test
  void aGameIsPlayedWithTheKeysAlone() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,5", folder))) {
      assertThat(tab.text("answer")).startsWith("You are Maker: take a cell");
      assertThat(label(tab, "a1")).matches("a1, free, pair [a-z]");
      tab.evaluate("document.querySelector('.cell[tabindex=\"0\"]').focus()");
      for (String key : new String[] {"Home", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"}) {
        tab.press(key);
      }
      assertThat(tab.text("answer")).matches("Maker takes a1\\. Breaker takes [a-e][1-5]\\.");
      assertThat(label(tab, "a1")).isEqualTo("a1, Maker’s stone");
      assertThat(tab.text("steps")).contains("COVER", "T3 · step 1 of 2", "pairs");
      tab.press("b");
      assertThat(label(tab, "a1")).startsWith("a1, free");
      tab.press("f");
      assertThat(label(tab, "a1")).isEqualTo("a1, Maker’s stone");
      String pair = label(tab, "c1");
      assertThat(pair).matches("c1, free, pair [a-z]");
      tab.press("ArrowRight");
      tab.press("ArrowRight");
      tab.press("Enter");
      assertThat(tab.evaluate("document.querySelectorAll('#moves li').length").asInt())
          .isEqualTo(2);
      tab.press("r");
      assertThat(tab.text("answer")).startsWith("You are Maker");
      assertThat(tab.evaluate("document.querySelectorAll('.cell[tabindex=\"0\"]').length").asInt())
          .isEqualTo(1);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void makerOpensAndWins() throws Exception {
    try (DevTools tab = show(Proofs.solved("3,3,3", folder))) {
      assertThat(tab.text("answer")).contains("Maker takes b2.", "You are Breaker");
      tab.evaluate("document.querySelector('[aria-label^=\"a3,\"]').click()");
      assertThat(tab.text("steps")).contains("OPTIONS", "T6");
      tab.evaluate("document.querySelector('[aria-label^=\"a2,\"]').click()");
      assertThat(tab.text("answer")).contains("and wins");
      assertThat(tab.evaluate("document.querySelector('.cell[aria-disabled=false]')").isNull())
          .isTrue();
    }
  }

  @Test
  void aPositionCanBeKeptAsAnAddress() throws Exception {
    CheckedProof proof = Proofs.solved("5,5,5", folder);
    URI page = page(proof).toUri();
    try (DevTools tab = tab()) {
      tab.open(URI.create(page + "#a1.c2"));
      assertThat(label(tab, "a1")).isEqualTo("a1, Maker’s stone");
      assertThat(label(tab, "c2")).isEqualTo("c2, Maker’s stone");
    }
  }
}
