package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.archive.Entry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The pictures of the page of all theorems, as they are painted, where all have one style. */
class CardPictureTest extends InBrowser {

  /** The mark of the last stone and the stone that it is around, of each card that has one. */
  private static final String LAST_STONES =
      "[...document.querySelectorAll('.picture .last')].map((last) => ({ last, stone: last.previousElementSibling }))";

  private static boolean all(DevTools tab, String condition)
      throws IOException, InterruptedException {
    return tab.evaluate("%s.every(({ last, stone }) => %s)".formatted(LAST_STONES, condition))
        .asBoolean();
  }

  @Test
  void theLastStoneLooksLikeTheOthersOfItsPlayer() throws Exception {
    List<Entry> theorems =
        Proofs.archived("weak-mnk/3,3,3", "weak-mnk/4,4,4", "weak-mnk/6,6,5", "truncated/4,9,7tr");
    Path all = new ExplorerSite("index").write(theorems, folder.resolve("cards"));
    try (DevTools tab = tab()) {
      tab.visit(all.toUri());
      for (String theme : new String[] {"light", "dark"}) {
        tab.evaluate("document.documentElement.dataset.theme = '%s'".formatted(theme));
        assertThat(tab.evaluate(LAST_STONES + ".length").asInt()).isEqualTo(4);
        assertThat(
                tab.evaluate(
                        "new Set(%s.map(({ stone }) => stone.getAttribute('class'))).size"
                            .formatted(LAST_STONES))
                    .asInt())
            .as("stones of both players")
            .isEqualTo(2);
        assertThat(all(tab, "getComputedStyle(last).fill === 'none'")).isTrue();
        assertThat(
                all(
                    tab,
                    "['fill', 'stroke'].every((what) => getComputedStyle(stone)[what]"
                        + " === getComputedStyle([...document.querySelectorAll('.picture .' + stone.getAttribute('class'))]"
                        + ".find((other) => other !== stone))[what])"))
            .isTrue();
        assertThat(all(tab, "last.getAttribute('cx') === stone.getAttribute('cx')")).isTrue();
      }
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
