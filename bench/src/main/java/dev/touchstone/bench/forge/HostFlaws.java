package dev.touchstone.bench.forge;

import java.util.List;

/** Mistakes that a checker of claims about infinite boards might have (T19 to T21). */
final class HostFlaws {

  static final List<Flaw> ALL =
      List.of(
          host("DONE: far away one stone too many", "board.length() - 1", "board.length()"),
          host(
              "ORDERED: far away no stone is paid for",
              "far(options.get(i).then()) - stones.get(i)",
              "far(options.get(i).then())"),
          host(
              "ORDERED: far tolerances stop at 0",
              "stones.get(i), Tolerances.BLOCKED)",
              "stones.get(i), 0)"),
          host("ORDERED: far away the first option alone counts", "i < stones.size()", "i < 1"),
          host(
              "ORDERED: far away the last option alone counts",
              "far = Math.min(far, Math.max(",
              "far = Math.min(Tolerances.ANY, Math.max("),
          host(
              "a Hold of a Block: of all lines far away",
              "twoSided.far() : Tolerances.BLOCKED",
              "twoSided.far() : Tolerances.ANY"),
          host(
              "claims may leave the window",
              "window != null && !window.containsAll",
              "window != null && game.cellCount() < 0 && !window.containsAll"),
          host(
              "lines and zones may leave the region",
              "    checkRegion(claim.needs(game).union(claim.zone()));\n",
              ""),
          motion(
              "the region need not be kept",
              "!board.host().isKeptBy(motion)",
              "board.host().region().isEmpty() && !board.host().isKeptBy(motion)"),
          motion(
              "lines stay where they are",
              "numberless ? -1 : game.lineNumber(CellSet.of(game.cellCount(), image))",
              "line"),
          new Flaw(
              Realm.HOSTS,
              "IMAGE by a motion: lines that come into sight are forgotten",
              "Tolerances",
              "Arrays.fill(moved, far)",
              "Arrays.fill(moved, ANY)"));

  private HostFlaws() {}

  private static Flaw host(String words, String from, String to) {
    return new Flaw(Realm.HOSTS, "infinite boards, " + words, "HostRules", from, to);
  }

  private static Flaw motion(String words, String from, String to) {
    return new Flaw(Realm.HOSTS, "IMAGE by a motion: " + words, "Symmetry", from, to);
  }
}
