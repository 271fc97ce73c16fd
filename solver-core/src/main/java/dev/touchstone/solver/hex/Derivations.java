package dev.touchstone.solver.hex;

import java.util.Arrays;

/** What a search for links has found, each with what it was made of; numbered as they came. */
final class Derivations {

  static final byte NEIGHBOURS = 0;

  /** Two links that meet at a group: a link. */
  static final byte AT_GROUP = 1;

  /** Two links that meet at a free cell: a link once the player takes it. */
  static final byte AT_CELL = 2;

  /** Several of these, with no cell in all carriers: a link. */
  static final byte CHOICE = 3;

  private static final int FIRST = 1 << 12;

  private int count;
  private byte[] kind = new byte[FIRST];
  private short[] from = new short[FIRST];
  private short[] to = new short[FIRST];
  private short[] middle = new short[FIRST];
  private int[] first = new int[FIRST];
  private int[] second = new int[FIRST];

  /** Parts of choices, one choice after the other. */
  private int[] parts = new int[FIRST];

  private int partCount;

  void clear() {
    count = 0;
    partCount = 0;
  }

  int count() {
    return count;
  }

  /** One of two others, or of none. */
  int add(byte ofKind, int between, int and, int over, int one, int other) {
    if (count == kind.length) {
      grow();
    }
    kind[count] = ofKind;
    from[count] = (short) between;
    to[count] = (short) and;
    middle[count] = (short) over;
    first[count] = one;
    second[count] = other;
    return count++;
  }

  /** A choice between others. */
  int addChoice(int between, int and, int[] others, int size) {
    while (partCount + size > parts.length) {
      parts = Arrays.copyOf(parts, parts.length * 2);
    }
    System.arraycopy(others, 0, parts, partCount, size);
    partCount += size;
    return add(CHOICE, between, and, 0, partCount - size, size);
  }

  private void grow() {
    int size = 2 * count;
    kind = Arrays.copyOf(kind, size);
    from = Arrays.copyOf(from, size);
    to = Arrays.copyOf(to, size);
    middle = Arrays.copyOf(middle, size);
    first = Arrays.copyOf(first, size);
    second = Arrays.copyOf(second, size);
  }

  byte kind(int number) {
    return kind[number];
  }

  int from(int number) {
    return from[number];
  }

  int to(int number) {
    return to[number];
  }

  /** The point where the two meet. */
  int middle(int number) {
    return middle[number];
  }

  int first(int number) {
    return first[number];
  }

  int second(int number) {
    return second[number];
  }

  /** The parts of a choice. */
  int[] parts(int number) {
    return Arrays.copyOfRange(parts, first[number], first[number] + second[number]);
  }

  boolean touches(int number, int point) {
    return from[number] == point || to[number] == point;
  }
}
