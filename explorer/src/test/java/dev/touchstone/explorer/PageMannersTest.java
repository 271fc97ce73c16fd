package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.theorem.CheckedProof;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A page takes the room that a phone has, and nothing from elsewhere. */
class PageMannersTest extends InBrowser {

  @Test
  void nothingIsFetched() throws Exception {
    CheckedProof proof = Proofs.solved("7,7,5", folder);
    Path page = page(proof);
    try (DevTools tab = tab()) {
      tab.open(page.toUri());
      tab.evaluate("document.querySelector('[aria-label^=\"d4,\"]').click()");
      assertThat(tab.requests()).containsExactly(page.toUri().toString());
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aPhoneShowsTheWholeBoard() throws Exception {
    try (DevTools tab = show(Proofs.solved("7,7,5", folder))) {
      tab.resize(360, 740);
      tab.evaluate("document.querySelector('[aria-label^=\"d4,\"]').click()");
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(360);
      assertThat(tab.evaluate("document.querySelector('.board').scrollWidth").asInt())
          .isLessThanOrEqualTo(360);
      assertThat(tab.evaluate("document.querySelector('.cell').offsetWidth").asInt())
          .isGreaterThan(36);
      assertThat(tab.evaluate("scrollY").asInt()).isZero();
    }
  }
}
