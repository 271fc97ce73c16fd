package dev.touchstone.explorer;

import dev.touchstone.picture.Palette;

/** The style sheet of all pages: the colours of the pictures, and where everything stands. */
final class Styles {

  private Styles() {}

  static String text() {
    return Palette.css() + Template.resource("explorer.css") + Template.resource("board.css");
  }
}
