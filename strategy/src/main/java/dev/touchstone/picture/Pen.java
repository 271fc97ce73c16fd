package dev.touchstone.picture;

/** What a picture is drawn with. Coordinates are to the right and down. */
interface Pen {

  void rectangle(Ink ink, double x, double y, double width, double height);

  void circle(Ink ink, double x, double y, double radius);

  void path(Ink ink, Path path);

  /** A word around this point, its letters as large as said. */
  void word(Ink ink, double x, double y, double size, String word);

  /** The same in the ink's own size. */
  default void word(Ink ink, double x, double y, String word) {
    word(ink, x, y, ink.size(), word);
  }
}
