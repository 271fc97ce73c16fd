package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.theorem.CheckedProof;
import java.net.URI;
import org.junit.jupiter.api.Test;

/** The address of a page holds what is shown. */
class AddressTest extends InBrowser {

  private static final String CLICK = "document.querySelector('[aria-label^=\"%s,\"]').click()";

  private static String hash(DevTools tab) throws Exception {
    return tab.evaluate("location.hash").asText();
  }

  @Test
  void theAddressFollowsTheMoment() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,5", folder))) {
      assertThat(hash(tab)).isEmpty();
      tab.evaluate(CLICK.formatted("a1"));
      tab.evaluate(CLICK.formatted("e5"));
      assertThat(hash(tab)).matches("#a1\\.e5");
      tab.press("B");
      assertThat(hash(tab)).isEqualTo("#a1");
      tab.press("r");
      assertThat(hash(tab)).isEmpty();
      tab.press("f");
      assertThat(hash(tab)).isEqualTo("#a1");
    }
  }

  @Test
  void whatIsNoMoveInAnAddressEndsIt() throws Exception {
    URI page = page(Proofs.solved("5,5,5", folder)).toUri();
    for (String address : new String[] {"#%", "#zz.%.a1", "#~black.a1", "#<img src=x>", "#."}) {
      try (DevTools tab = tab()) {
        tab.open(page);
        tab.evaluate("location.hash = '" + address + "'");
        tab.evaluate("new Promise((heard) => setTimeout(heard, 100))");
        assertThat(tab.text("answer")).as(address).startsWith("You are Maker: take a cell");
        assertThat(tab.evaluate("document.getElementById('load').hidden").asBoolean()).isTrue();
        assertThat(tab.complaints()).isEmpty();
      }
    }
  }

  @Test
  void theSideOfADrawIsKept() throws Exception {
    CheckedProof draw =
        Proofs.ofCorpus(folder).stream()
            .filter(proof -> proof.files().statement().toString().contains("4-4-4-strong-draw"))
            .findFirst()
            .orElseThrow();
    URI page = page(draw).toUri();
    String kept;
    String shown;
    try (DevTools tab = tab()) {
      tab.open(page);
      tab.evaluate("document.getElementById('side').click()");
      String free = "document.querySelector('.cell[aria-disabled=false]').click()";
      tab.evaluate(free);
      kept = hash(tab);
      shown = tab.text("answer");
      assertThat(kept).startsWith("#~black.");
      assertThat(shown).startsWith("White takes ");
    }
    try (DevTools tab = tab()) {
      tab.open(URI.create(page + kept));
      assertThat(tab.text("answer")).isEqualTo(shown);
      assertThat(hash(tab)).isEqualTo(kept);
    }
  }
}
