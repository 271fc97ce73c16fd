package dev.touchstone.picture;

/** What a picture is drawn with. */
interface Pen {

  void rectangle(Ink ink, int x, int y, int width, int height);

  void circle(Ink ink, int x, int y, int radius);

  /** A word around this point. */
  void word(Ink ink, int x, int y, String word);
}
