package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Turns of several stones on a page: placed one by one, taken back, answered when all are there.
 */
class TurnsPageTest extends InBrowser {

  private static void click(DevTools tab, String cell) throws Exception {
    tab.evaluate("document.querySelector('[aria-label^=\"%s,\"]').click()".formatted(cell));
  }

  private static int pending(DevTools tab) throws Exception {
    return tab.evaluate("document.querySelectorAll('.cell.pending').length").asInt();
  }

  @Test
  void aTurnIsPlacedStoneByStone() throws Exception {
    try (DevTools tab = show(Proofs.vector("turns-3-3-3-black-wins", folder))) {
      assertThat(tab.text("answer")).contains("You are White: take 2 cells");
      click(tab, "c3");
      assertThat(tab.text("answer")).contains("1 of 2 stones placed: one more cell.");
      assertThat(pending(tab)).isEqualTo(1);
      assertThat(tab.evaluate("explorer.now").asInt()).isZero();
      click(tab, "c3");
      assertThat(pending(tab)).isZero();
      click(tab, "b3");
      tab.press("b");
      assertThat(pending(tab)).isZero();
      click(tab, "c3");
      click(tab, "b2");
      assertThat(tab.text("answer"))
          .startsWith("White takes c3 and b2. Black takes a2 and a3. Black has the line");
      assertThat(tab.text("steps")).contains("ORDERED").contains("option 1 of 3");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aThreatMayLackAsManyStonesAsATurnHas() throws Exception {
    try (DevTools tab = show(Proofs.vector("turns-three-threats", folder))) {
      assertThat(tab.text("answer"))
          .contains("Threat: b completes a-b, c completes a-c and d completes a-d.");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void anOptionSaysOnWhichLineItHasTooLittleRoom() throws Exception {
    try (DevTools tab = show(Proofs.vector("turns-room", folder))) {
      click(tab, "x");
      click(tab, "y");
      assertThat(tab.text("answer")).contains("White takes x and y.");
      tab.evaluate("document.querySelector('.options button').click()");
      assertThat(tab.evaluate("document.querySelector('.region-note').textContent").asText())
          .contains("it has room for 1 only, so it was no answer.");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void linesOfOnePlayersSayWhose() throws Exception {
    try (DevTools tab = show(Proofs.vector("sided-double-threat", folder))) {
      tab.evaluate("explorer.lines.keep(explorer.statement.game.lines[0][0])");
      assertThat(tab.evaluate("document.querySelector('.line-list').textContent").asText())
          .contains("’s alone");
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
