package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.picture.Figure;
import dev.touchstone.picture.Picture;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages and pictures have one palette. */
class PageColoursTest extends InBrowser {

  @Test
  void theColoursOfAPageAreThoseOfThePictures() throws Exception {
    try (DevTools tab = show(Proofs.solved("3,3,3", folder))) {
      tab.evaluate("document.documentElement.dataset.theme = 'light'");
      String zone =
          tab.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--zone')")
              .asText();
      String svg =
          Picture.svg(Figure.of(Notation.read("3,3,3"), "x").with(CellSet.of(9, 1), List.of()));
      assertThat(svg).contains(".zone{fill:" + zone.strip() + ";");
      assertThat(Template.resource("explorer.css") + Template.resource("board.css"))
          .as("colours that are in no palette")
          .doesNotContainPattern("#[0-9a-fA-F]{3,6}[^a-zA-Z0-9-]*;");
    }
  }
}
