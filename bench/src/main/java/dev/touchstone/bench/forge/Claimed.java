package dev.touchstone.bench.forge;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A claim as a trace says it (docs/format.md, section 7), in sets of at most 31 members.
 *
 * @param zone Z
 * @param others the lines L of a Block claim, the cells N of any other
 * @param tolerances of a Win or a Hold: how many stones O may have on a line, where it is not ∞
 */
record Claimed(Kind kind, int zone, int others, Map<Integer, Integer> tolerances) {

  /** What a claim can be, in the words of a trace. */
  enum Kind {
    BLOCK,
    COMPLETE,
    WIN,
    HOLD
  }

  Claimed {
    tolerances = Map.copyOf(tolerances);
  }

  /** A one-sided claim. */
  Claimed(Kind kind, int zone, int others) {
    this(kind, zone, others, Map.of());
  }

  /** Reads what stands in a trace behind the number of the step and its rule. */
  static Claimed read(String text) {
    int word = text.indexOf(' ');
    Kind kind = Kind.valueOf(text.substring(0, word).toUpperCase(Locale.ROOT));
    String[] sets = text.substring(word + 1).split(" \\| ", -1);
    int first = members(sets[0]);
    int second = members(sets[1]);
    return switch (kind) {
      case BLOCK -> new Claimed(kind, first, second);
      case COMPLETE -> new Claimed(kind, second, first);
      case WIN, HOLD -> new Claimed(kind, second, first, tolerances(sets[2]));
    };
  }

  static int members(String set) {
    int members = 0;
    if (!set.equals("-")) {
      for (String member : set.split(" ", -1)) {
        members |= 1 << Integer.parseInt(member);
      }
    }
    return members;
  }

  static Map<Integer, Integer> tolerances(String text) {
    Map<Integer, Integer> tolerances = new TreeMap<>();
    if (!text.equals("-")) {
      for (String one : text.split(" ", -1)) {
        int colon = one.indexOf(':');
        tolerances.put(
            Integer.parseInt(one.substring(0, colon)), Integer.parseInt(one.substring(colon + 1)));
      }
    }
    return tolerances;
  }

  boolean block() {
    return kind == Kind.BLOCK;
  }

  /** Whether it is a Win or a Hold of a strong game. */
  boolean twoSided() {
    return kind == Kind.WIN || kind == Kind.HOLD;
  }

  /**
   * Whether it says something of cells and of lines, be it of P's or of O's: only then a rule can
   * do harm to it.
   */
  boolean saysSomething() {
    return zone != 0 && (twoSided() ? !tolerances.isEmpty() : others != 0);
  }
}
