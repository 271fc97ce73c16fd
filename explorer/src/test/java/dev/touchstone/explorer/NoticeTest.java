package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** What cannot be done is said, where a screen reader hears it, and what keys step through. */
class NoticeTest extends InBrowser {

  private static void click(DevTools tab, String cell) throws IOException, InterruptedException {
    tab.evaluate("document.querySelector('[aria-label^=\"" + cell + ",\"]').click()");
  }

  private static int moment(DevTools tab) throws IOException, InterruptedException {
    return tab.evaluate("explorer.now").asInt();
  }

  @Test
  void anOccupiedCellSaysWhyNothingHappens() throws Exception {
    try (DevTools tab = show(Proofs.solved("3,3,3", folder))) {
      assertThat(tab.evaluate("document.getElementById('answer').ariaLive").asText())
          .isEqualTo("polite");
      click(tab, "b2");
      assertThat(tab.text("answer")).isEqualTo("No move: b2 is taken by Maker’s stone.");
      click(tab, "a3");
      assertThat(tab.text("answer")).startsWith("Breaker takes a3.");
      click(tab, "a3");
      assertThat(tab.text("answer")).isEqualTo("No move: a3 is taken by Breaker’s stone.");
      click(tab, "a2");
      assertThat(tab.text("answer")).contains("and wins");
      tab.evaluate("document.querySelector('.cell:not(.stone)').click()");
      assertThat(tab.text("answer")).isEqualTo("No move: the game is over.");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aMoveOfTheAddressThatCannotBePlayedIsSaid() throws Exception {
    URI page = page(Proofs.solved("5,5,5", folder)).toUri();
    String[][] cases = {
      {
        "#d4.z9.d4",
        "The address goes on with “z9”, which could not be played: there is no such cell."
      },
      {"#d4.d4", "“d4”, which could not be played: d4 is taken by Maker’s stone."},
      {"#d4.%3Cb%3E" + "x".repeat(40), "“<b>" + "x".repeat(17) + "…”, which could not be played"},
    };
    for (String[] pair : cases) {
      try (DevTools tab = tab()) {
        tab.open(URI.create(page + pair[0]));
        assertThat(tab.text("answer"))
            .startsWith("Maker takes d4. Breaker takes ")
            .contains(pair[1]);
        assertThat(moment(tab)).isEqualTo(1);
        assertThat(tab.evaluate("location.hash").asText()).isEqualTo("#d4");
        assertThat(tab.evaluate("document.querySelector('#answer b')").isNull()).isTrue();
        assertThat(tab.complaints()).isEmpty();
      }
    }
  }

  @Test
  void anAddressThatCanBePlayedSaysNothingMore() throws Exception {
    URI page = page(Proofs.solved("5,5,5", folder)).toUri();
    for (String address : new String[] {"", "#", "#d4"}) {
      try (DevTools tab = tab()) {
        tab.open(URI.create(page + address));
        assertThat(tab.text("answer")).as(address).doesNotContain("address");
      }
    }
  }

  @Test
  void arrowsStepThroughTheGameUnlessTheyWalkTheBoard() throws Exception {
    URI page = page(Proofs.solved("5,5,5", folder)).toUri();
    try (DevTools tab = tab()) {
      tab.open(URI.create(page + "#a1.e5"));
      tab.press("ArrowLeft");
      assertThat(moment(tab)).isEqualTo(1);
      tab.press("ArrowLeft");
      assertThat(moment(tab)).isZero();
      tab.press("ArrowRight");
      assertThat(moment(tab)).isEqualTo(1);
      tab.evaluate("document.getElementById('restart').focus()");
      tab.press("ArrowLeft");
      assertThat(moment(tab)).isZero();
      tab.evaluate("document.querySelector('.cell[tabindex=\"0\"]').focus()");
      String before = tab.evaluate("document.activeElement.dataset.cell").asText();
      tab.press("ArrowRight");
      assertThat(moment(tab)).isZero();
      assertThat(tab.evaluate("document.activeElement.dataset.cell").asText()).isNotEqualTo(before);
      tab.press("f");
      assertThat(moment(tab)).isEqualTo(1);
    }
  }
}
