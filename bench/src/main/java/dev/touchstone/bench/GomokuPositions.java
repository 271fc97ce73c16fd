package dev.touchstone.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Positions of 15,15,5 with Black to move: patterns as the literature on threats has them
 * [Allis96], set up by hand, and random ones.
 */
final class GomokuPositions {

  private static final String COLUMNS = "abcdefghijklmno";

  /** Random stones lie in a square of so many cells, from this row and column on. */
  private static final int SIDE = 7;

  private static final int CORNER = 4;

  /**
   * A position.
   *
   * @param black the stones, as on the command line
   */
  record Stones(String black, String white) {}

  private GomokuPositions() {}

  /** The patterns, by what they show. */
  static Map<String, Stones> patterns() {
    Map<String, Stones> all = new TreeMap<>();
    all.put("two-threes-cross", new Stones("h8,i9,i7", "h7,j10,h9"));
    all.put("open-three", new Stones("g8,h8,i8", "h9,h7,j10"));
    all.put("split-three", new Stones("g8,h8,j8", "h9,g7,k10"));
    all.put("four-and-three", new Stones("f8,g8,h8,i9,i10", "e8,h9,g7,i11,k6"));
    all.put("two-fours", new Stones("f8,g8,h8,i9,i10,i7", "e8,i6,g9,h10,k7,g6"));
    all.put("four-in-two-rows", new Stones("d8,e8,f8,g6,g5,g4", "c8,g3,e9,f9,d10,h7"));
    all.put("diagonal-twos", new Stones("g7,h8,g9,f10", "g8,h7,f8,i10"));
    all.put("knights", new Stones("h8,j9,i7,g6", "h9,i8,g8,k9"));
    all.put("square", new Stones("g7,h8,h7,g8", "f6,i9,i6,f9"));
    all.put("cross", new Stones("h7,h9,g8,i8", "h8,g7,i9,g9"));
    all.put("corner-of-twos", new Stones("h8,h9,i7,j7", "g8,h10,k7,i8"));
    all.put("ladder", new Stones("f6,g6,h8,i8,g10", "e6,h7,g8,j9,f10"));
    all.put("two-rows", new Stones("g8,h8,g10,h10", "f8,i10,h9,g6"));
    all.put("three-and-two", new Stones("g7,h8,i9,h10", "f6,g9,i8,k10"));
    all.put("far-apart", new Stones("d4,e5,l12,k11,h8", "f6,c3,m13,h9,d8"));
    all.put("steps", new Stones("g7,h7,i8,j8,k9", "f7,h8,l9,i10,j9"));
    all.put("at-the-edge", new Stones("a8,a9,b10,c9", "a7,b9,c8,d10"));
    all.put("in-the-corner", new Stones("b2,c3,b4,d2", "c2,a1,d4,e5"));
    return all;
  }

  /** A random position of a seed: four to six stones each. */
  static Stones random(long seed) {
    Random random = new Random(seed);
    int each = 4 + random.nextInt(3);
    List<String> cells = new ArrayList<>();
    while (cells.size() < 2 * each) {
      int column = CORNER + random.nextInt(SIDE);
      int row = CORNER + random.nextInt(SIDE) + 1;
      String cell = COLUMNS.charAt(column) + "" + row;
      if (!cells.contains(cell)) {
        cells.add(cell);
      }
    }
    return new Stones(joined(cells.subList(0, each)), joined(cells.subList(each, 2 * each)));
  }

  private static String joined(List<String> cells) {
    return String.join(",", new TreeSet<>(cells));
  }
}
