package dev.touchstone.picture;

import java.util.Locale;

/** A colour by what it is for: red, green and blue in each palette. */
enum Colour {
  PAPER(0xfbfaf7, 0x17181a, 0xffffff),
  INK(0x22211f, 0xe4e1da, 0x000000),
  FAINT(0x6c6a65, 0x9b978f, 0x444444),
  RULE(0xdedad1, 0x34353a, 0xcccccc),
  CELL(0xfffefb, 0x212327, 0xffffff),
  GRID(0xb9b3a6, 0x4b4d53, 0x888888),
  ZONE(0xdfe9f3, 0x25384c, 0xe6e6e6),
  ACCENT(0x24568c, 0x8fbce8, 0x000000),
  RECENT(0xb4532a, 0xe8935f, 0x000000),
  BLACK(0x262523, 0x08090a, 0x262523),
  BLACK_EDGE(0x262523, 0x85827c, 0x262523),
  ON_BLACK(0xfbfaf7, 0xe4e1da, 0xffffff),
  WHITE(0xffffff, 0xdedbd3, 0xffffff),
  WHITE_EDGE(0x3a3936, 0xdedbd3, 0x222222),
  ON_WHITE(0x22211f, 0x17181a, 0x000000);

  private final int light;
  private final int dark;
  private final int print;

  Colour(int light, int dark, int print) {
    this.light = light;
    this.dark = dark;
    this.print = print;
  }

  int in(Palette palette) {
    return switch (palette) {
      case LIGHT -> light;
      case DARK -> dark;
      case PRINT -> print;
    };
  }

  /** As style sheets and SVG write it. */
  String css(Palette palette) {
    return String.format(Locale.ROOT, "#%06x", in(palette));
  }

  /** As a word with hyphens. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
