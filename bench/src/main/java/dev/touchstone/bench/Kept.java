package dev.touchstone.bench;

import java.util.Map;

/** A row of a table that was kept: its values by the titles of their columns. */
record Kept(Map<String, String> values) {

  private static final String NONE = "-";
  private static final String OUT_OF_BUDGET = "out of";

  Kept {
    values = Map.copyOf(values);
  }

  String at(String title) {
    String value = values.get(title);
    if (value == null) {
      throw new IllegalArgumentException("no column " + title);
    }
    return value;
  }

  double number(String title) {
    return Double.parseDouble(at(title));
  }

  /** Whether there is a value. */
  boolean has(String title) {
    return !at(title).equals(NONE);
  }

  /** Whether a search with this outcome was stopped before it had one. */
  boolean isOpen(String title) {
    return at(title).startsWith(OUT_OF_BUDGET);
  }
}
