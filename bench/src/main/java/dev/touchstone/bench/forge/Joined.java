package dev.touchstone.bench.forge;

/**
 * A Link as a trace says it (docs/format.md, section 7).
 *
 * @param from an end: a cell, or behind the cells a side of the prover's
 * @param to the other end
 * @param needs N, as a set of cells
 * @param zone Z
 */
record Joined(int from, int to, int needs, int zone) {

  static Joined read(String text) {
    String[] words = text.split(" ", 4);
    String[] sets = words[3].substring(2).split(" \\| ", -1);
    return new Joined(
        Integer.parseInt(words[1]),
        Integer.parseInt(words[2]),
        Claimed.members(sets[0]),
        Claimed.members(sets[1]));
  }

  boolean hasEnd(int end) {
    return end == from || end == to;
  }
}
