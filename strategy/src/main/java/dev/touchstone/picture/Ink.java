package dev.touchstone.picture;

/** How a shape or a word looks. Colours are red, green and blue; -1 is none. */
enum Ink {
  PAPER(0xffffff, -1, 0),
  CELL(0xfaf7f0, 0xa59a85, 1),
  ZONE(0xd3e6d8, 0xa59a85, 1),
  BLACK(0x222222, 0x222222, 1),
  WHITE(0xffffff, 0x222222, 1.5),
  LAST(0xc8372d, -1, 0),
  TILE(0xfaf7f0, 0xddd6c8, 1),
  LINE(0x9ccaa9, 0xddd6c8, 1),
  BRICK(-1, 0x1d4f8c, 2),
  EDGE(0x555555, -1, 13),
  NAME(0x7a6f5a, -1, 8),
  PAIR(0x1d4f8c, -1, 16);

  private final int fill;
  private final int outline;
  private final double size;

  /** The size is the width of the outline; that of the letters where there is none. */
  Ink(int fill, int outline, double size) {
    this.fill = fill;
    this.outline = outline;
    this.size = size;
  }

  int fill() {
    return fill;
  }

  int outline() {
    return outline;
  }

  double size() {
    return size;
  }
}
