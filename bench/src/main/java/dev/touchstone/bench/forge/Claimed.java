package dev.touchstone.bench.forge;

/**
 * A claim as a trace says it (docs/format.md, section 7), in sets of at most 31 members.
 *
 * @param block whether it is Block ⟨Z, L⟩ rather than Complete ⟨N, Z⟩
 * @param zone Z
 * @param others the lines L of a Block claim, the cells N of a Complete claim
 */
record Claimed(boolean block, int zone, int others) {

  private static final String BLOCK = "block ";
  private static final String COMPLETE = "complete ";

  /** Reads what stands in a trace behind the number of the step and its rule. */
  static Claimed read(String text) {
    boolean block = text.startsWith(BLOCK);
    if (!block && !text.startsWith(COMPLETE)) {
      throw new IllegalArgumentException("no claim: " + text);
    }
    String[] sets = text.substring(text.indexOf(' ') + 1).split(" \\| ", -1);
    int first = members(sets[0]);
    int second = members(sets[1]);
    return block ? new Claimed(true, first, second) : new Claimed(false, second, first);
  }

  private static int members(String set) {
    int members = 0;
    if (!set.equals("-")) {
      for (String member : set.split(" ", -1)) {
        members |= 1 << Integer.parseInt(member);
      }
    }
    return members;
  }

  /** Whether it says something of lines and of cells: only then a rule can do harm to it. */
  boolean saysSomething() {
    return zone != 0 && others != 0;
  }
}
