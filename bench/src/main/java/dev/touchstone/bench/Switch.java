package dev.touchstone.bench;

import dev.touchstone.solver.Heuristics;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The heuristics by name, so that they can be gone through one by one. */
enum Switch {
  NUMBERS,
  THREATS,
  DEAD_CELLS,
  EXCHANGES,
  PAIRINGS,
  ZONES,
  COMPONENTS,
  SYMMETRY;

  /** These on, all others off. */
  static Heuristics only(Set<Switch> on) {
    return new Heuristics(
        on.contains(NUMBERS),
        on.contains(THREATS),
        on.contains(DEAD_CELLS),
        on.contains(EXCHANGES),
        on.contains(PAIRINGS),
        on.contains(ZONES),
        on.contains(COMPONENTS),
        on.contains(SYMMETRY));
  }

  /** All on but these. */
  static Heuristics without(Set<Switch> off) {
    Set<Switch> on = EnumSet.allOf(Switch.class);
    on.removeAll(off);
    return only(on);
  }

  /** As people write it. */
  String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
