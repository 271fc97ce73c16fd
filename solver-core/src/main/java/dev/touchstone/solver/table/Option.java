package dev.touchstone.solver.table;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * An option that travels with its {@link Entry}.
 *
 * <pre>
 * 1 byte                    the kind
 * 2 bytes                   the cell, 0xFFFF for none
 * (cells + 7) / 8 bytes     the zone
 * 2 bytes, then 2 each      the number of the pairs' cells and these, if the kind has pairs
 * </pre>
 *
 * <p>Of a packing there are as many numbers as its lists take, each with its length in front: the
 * cells of the pairs, then for each block its cells and its lines.
 */
public final class Option {

  private static final int NO_CELL = 0xFFFF;

  private final OptionKind kind;
  private final int cell;
  private final long[] zone;
  private final int[] pairs;

  /** Keeps copies. */
  public Option(OptionKind kind, int cell, long[] zone, int[] pairs) {
    this.kind = kind;
    this.cell = cell;
    this.zone = zone.clone();
    this.pairs = pairs.clone();
  }

  /** Adds it to a store, in front of the list {@code next}; returns the new head. */
  int addTo(OptionStore store, int next) {
    return store.add(zone, kind, cell, kind.hasPairs() ? pairs : null, next);
  }

  int byteLength(CellBytes form) {
    return 3 + form.length() + (kind.hasPairs() ? 2 + 2 * pairs.length : 0);
  }

  void write(CellBytes form, ByteBuffer out) {
    out.put((byte) kind.number()).putShort((short) cell);
    form.write(zone, out);
    if (kind.hasPairs()) {
      out.putShort((short) pairs.length);
      for (int pairCell : pairs) {
        out.putShort((short) pairCell);
      }
    }
  }

  static Option read(int cells, CellBytes form, ByteBuffer in) throws BadEntryException {
    need(in, 3);
    int number = in.get();
    if (number < 0 || number >= OptionKind.count()) {
      throw new BadEntryException("an option of no kind");
    }
    OptionKind kind = OptionKind.of(number);
    int cell = Short.toUnsignedInt(in.getShort());
    if (cell == NO_CELL ? kind == OptionKind.CHILD : cell >= cells) {
      throw new BadEntryException("an option on no cell of the board");
    }
    long[] zone = form.read(in);
    int[] pairs = kind.hasPairs() ? readNumbers(in) : new int[0];
    check(kind, pairs, cells);
    return new Option(kind, cell == NO_CELL ? Node.NONE : cell, zone, pairs);
  }

  private static int[] readNumbers(ByteBuffer in) throws BadEntryException {
    need(in, 2);
    int length = Short.toUnsignedInt(in.getShort());
    need(in, 2 * length);
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = Short.toUnsignedInt(in.getShort());
    }
    return numbers;
  }

  private static void check(OptionKind kind, int[] numbers, int cells) throws BadEntryException {
    if (!kind.hasBlocks()) {
      checkPairs(numbers, 0, numbers.length, cells);
      return;
    }
    int at = 0;
    for (int list = 0; at < numbers.length || list % 2 == 0; list++) {
      int end = at < numbers.length ? at + 1 + numbers[at] : Integer.MAX_VALUE;
      if (end > numbers.length) {
        throw new BadEntryException("a packing is cut off");
      }
      if (list == 0) {
        checkPairs(numbers, 1, end, cells);
      } else if (list % 2 != 0) {
        checkCells(numbers, at + 1, end, cells);
      }
      at = end;
    }
  }

  private static void checkPairs(int[] numbers, int from, int to, int cells)
      throws BadEntryException {
    if ((to - from) % 2 != 0) {
      throw new BadEntryException("pairs that are none");
    }
    checkCells(numbers, from, to, cells);
  }

  private static void checkCells(int[] numbers, int from, int to, int cells)
      throws BadEntryException {
    if (to - from > cells) {
      throw new BadEntryException("more cells than there are");
    }
    for (int i = from; i < to; i++) {
      if (numbers[i] >= cells) {
        throw new BadEntryException("a pair or block beyond the board");
      }
    }
  }

  private static void need(ByteBuffer in, int bytes) throws BadEntryException {
    if (in.remaining() < bytes) {
      throw new BadEntryException("an option is cut off");
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Option that
        && kind == that.kind
        && cell == that.cell
        && Arrays.equals(zone, that.zone)
        && Arrays.equals(pairs, that.pairs);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * kind.number() + cell) + Arrays.hashCode(zone);
  }
}
