package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.theorem.CheckedProof;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is seen on small screens, of wide boards, and on paper. */
class ScreensTest extends InBrowser {

  private static final int LEAST_CELL = 32;

  private static double number(DevTools tab, String expression)
      throws IOException, InterruptedException {
    return tab.evaluate(expression).asDouble();
  }

  private static double smallestCell(DevTools tab) throws IOException, InterruptedException {
    return number(
        tab,
        "Math.min(...[...document.querySelectorAll('.board .cell')].flatMap((cell) => [cell.offsetWidth, cell.offsetHeight]))");
  }

  /** Whether the middle of an element is seen without scrolling, and nothing lies above it. */
  private static boolean isSeen(DevTools tab, String selector)
      throws IOException, InterruptedException {
    return tab.evaluate(
            "(() => { const e = document.querySelector('%s'); const r = e.getBoundingClientRect();"
                    .formatted(selector)
                + " const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);"
                + " return r.height > 0 && r.x >= 0 && r.y >= 0 && r.right <= innerWidth && r.bottom <= innerHeight"
                + " && (top === e || e.contains(top)); })()")
        .asBoolean();
  }

  @Test
  void aPhoneHeldAcrossShowsBoardAndAnswer() throws Exception {
    URI page = page(Proofs.solved("7,7,5", folder)).toUri();
    try (DevTools tab = tab()) {
      tab.resize(844, 390);
      tab.open(URI.create(page + "#d4.e5.b5"));
      for (String part : new String[] {"#board", "#answer", "#back", "#restart", "h1"}) {
        assertThat(isSeen(tab, part)).as(part).isTrue();
      }
      assertThat(smallestCell(tab)).isGreaterThanOrEqualTo(LEAST_CELL);
      assertThat(number(tab, "document.getElementById('board').scrollHeight"))
          .isLessThanOrEqualTo(number(tab, "document.getElementById('board').clientHeight"));
      assertThat(number(tab, "document.documentElement.scrollWidth")).isLessThanOrEqualTo(844);
    }
  }

  @Test
  void aWideBoardScrollsInItsOwnFrame() throws Exception {
    try (DevTools tab = show(Proofs.solved("3,19,7", folder))) {
      tab.resize(390, 844);
      assertThat(smallestCell(tab)).isGreaterThanOrEqualTo(LEAST_CELL);
      assertThat(number(tab, "document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
      assertThat(number(tab, "document.getElementById('board').scrollWidth"))
          .isGreaterThan(19 * LEAST_CELL);
      tab.evaluate(
          "document.querySelector('[aria-label^=\"s1,\"]').scrollIntoView({ block: 'nearest' })");
      // The numbers of the rows stay in sight.
      assertThat(isSeen(tab, ".row .edge")).isTrue();
      assertThat(isSeen(tab, "[aria-label^=\"s1,\"]")).isTrue();
      tab.resize(1280, 800);
      assertThat(number(tab, "document.getElementById('board').scrollWidth"))
          .isLessThanOrEqualTo(number(tab, "document.getElementById('board').clientWidth"));
    }
  }

  @Test
  void theLinesThroughACellAreSeenTogetherWithTheBoard() throws Exception {
    try (DevTools tab = show(Proofs.solved("7,7,5", folder))) {
      for (int[] size : new int[][] {{1280, 900}, {390, 844}, {844, 390}}) {
        tab.resize(size[0], size[1]);
        tab.evaluate("explorer.lines.keep(-1), explorer.lines.keep(24), scrollTo(0, 0)");
        assertThat(isSeen(tab, ".lines-title")).isTrue();
        assertThat(isSeen(tab, ".line-list button")).isTrue();
        assertThat(isSeen(tab, "[aria-label^=\"d4,\"]")).isTrue();
        assertThat(number(tab, "document.documentElement.scrollWidth"))
            .isLessThanOrEqualTo(size[0]);
      }
    }
  }

  @Test
  void fingersFindOptionsAndLinesAndCommandsAreNotCut() throws Exception {
    URI page = page(Proofs.solved("6,6,5", folder)).toUri();
    try (DevTools tab = tab()) {
      tab.resize(390, 844);
      tab.command("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
      tab.open(URI.create(page + "#c3"));
      tab.evaluate("explorer.lines.keep(0)");
      for (String chips : new String[] {".options button", ".line-list button"}) {
        assertThat(
                number(
                    tab,
                    "Math.min(...[...document.querySelectorAll('%s')].flatMap((chip) => [chip.offsetWidth, chip.offsetHeight]))"
                        .formatted(chips)))
            .as(chips)
            .isGreaterThanOrEqualTo(LEAST_CELL);
      }
      assertThat(number(tab, "document.querySelector('.commands').scrollWidth"))
          .isLessThanOrEqualTo(number(tab, "document.querySelector('.commands').clientWidth"));
    }
  }

  @Test
  void onPaperThereIsNothingToPress() throws Exception {
    CheckedProof proof = Proofs.solved("7,7,5", folder);
    URI page = page(proof).toUri();
    try (DevTools tab = tab()) {
      tab.resize(700, 1000);
      tab.open(URI.create(page + "#d4.e5.b5"));
      tab.evaluate("document.documentElement.dataset.theme = 'dark'");
      tab.command("Emulation.setEmulatedMedia", Map.of("media", "print"));
      assertThat(
              tab.evaluate(
                      "[...document.querySelectorAll('button, input, select')]"
                          + ".filter((one) => one.checkVisibility() && !one.closest('.board, .moves')).map((one) => one.outerHTML).join()")
                  .asText())
          .isEmpty();
      String text = tab.evaluate("document.body.innerText").asText();
      assertThat(text)
          .contains("Breaker wins 7,7,5 (weak)", proof.digest(), "@misc{touchstone-", "d4", "b5")
          .contains("s VERIFIED", "Maker takes b5.");
      assertThat(tab.evaluate("document.querySelector('.board .p0').checkVisibility()").asBoolean())
          .isTrue();
      assertThat(tab.evaluate("getComputedStyle(document.body).backgroundColor").asText())
          .isEqualTo("rgb(255, 255, 255)");
      assertThat(number(tab, "document.documentElement.scrollWidth")).isLessThanOrEqualTo(700);
    }
  }
}
