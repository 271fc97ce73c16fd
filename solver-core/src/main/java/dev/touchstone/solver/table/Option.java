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
    int[] pairs = kind.hasPairs() ? readPairs(cells, in) : new int[0];
    return new Option(kind, cell == NO_CELL ? Node.NONE : cell, zone, pairs);
  }

  private static int[] readPairs(int cells, ByteBuffer in) throws BadEntryException {
    need(in, 2);
    int length = Short.toUnsignedInt(in.getShort());
    if (length > cells || length % 2 != 0) {
      throw new BadEntryException("pairs that are none");
    }
    need(in, 2 * length);
    int[] pairs = new int[length];
    for (int i = 0; i < length; i++) {
      pairs[i] = Short.toUnsignedInt(in.getShort());
      if (pairs[i] >= cells) {
        throw new BadEntryException("a pair beyond the board");
      }
    }
    return pairs;
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
