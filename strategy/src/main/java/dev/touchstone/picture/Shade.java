package dev.touchstone.picture;

/** The colours of a board on a terminal: those that every terminal has, readable on any ground. */
enum Shade {
  BLACK("1;31"),
  WHITE("1;34"),
  PAIR("32"),
  ZONE("0"),
  OUTSIDE("2"),
  EDGE("2");

  private final String code;

  Shade(String code) {
    this.code = code;
  }

  /** The word in this colour. */
  String of(String word) {
    return this == ZONE || word.isBlank() ? word : "\u001b[" + code + "m" + word + "\u001b[0m";
  }
}
