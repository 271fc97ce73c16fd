package dev.touchstone.picture;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a shape or a word looks. */
enum Ink {
  PAPER(Colour.PAPER, null, 0),
  /** A line of the game between cells that lie at places of their own. */
  LINE(null, Colour.GRID, 1.5),
  /** Where an infinite board goes on beyond what is drawn. */
  OPEN(null, Colour.GRID, 0.6),
  CELL(Colour.CELL, Colour.GRID, 1),
  ZONE(Colour.ZONE, Colour.GRID, 1),
  /** A line of the game where lines are to be seen; a piece is shorter than the others. */
  RUN(null, Colour.ACCENT, 1.2),
  PIECE(null, Colour.RECENT, 2.4),
  BLACK(Colour.BLACK, Colour.BLACK_EDGE, 1),
  WHITE(Colour.WHITE, Colour.WHITE_EDGE, 1.5),
  LAST(null, Colour.RECENT, 2),
  TILE(Colour.CELL, Colour.RULE, 1),
  SHADED(Colour.ZONE, Colour.RULE, 1),
  BRICK(null, Colour.ACCENT, 2),
  EDGE(Colour.FAINT, null, 13),
  NAME(Colour.FAINT, null, 11),
  PAIR(Colour.ACCENT, null, 16),
  ON_BLACK(Colour.ON_BLACK, null, 12),
  ON_WHITE(Colour.ON_WHITE, null, 12);

  private final @Nullable Colour fill;
  private final @Nullable Colour outline;
  private final double size;

  /** The size is the width of the outline; that of the letters where there is none. */
  Ink(@Nullable Colour fill, @Nullable Colour outline, double size) {
    this.fill = fill;
    this.outline = outline;
    this.size = size;
  }

  Optional<Colour> fill() {
    return Optional.ofNullable(fill);
  }

  Optional<Colour> outline() {
    return Optional.ofNullable(outline);
  }

  /** The colour of letters. */
  Colour colour() {
    return fill().or(this::outline).orElseThrow();
  }

  double size() {
    return size;
  }

  boolean isSlanted() {
    return this == PAIR;
  }

  /** As a word with hyphens. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
