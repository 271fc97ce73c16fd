package dev.touchstone.solver.table;

import dev.touchstone.solver.board.Sets;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is known of a position, as it travels from one table to another. See {@link Node} for what
 * each part means.
 *
 * <p>As bytes, big-endian, on a board of {@code cells} cells:
 *
 * <pre>
 * byte 0                    the version, 2
 * byte 1                    1 if it is expanded, + 2 if packings were looked for
 * 4 bytes, 4 bytes          the mover's work and the waiter's, as floats
 * 2 bytes                   the winning move, 0xFFFF for none
 * 4 bytes                   the expansions it took
 * (cells + 7) / 8 bytes     the region
 * (cells + 7) / 8 bytes     the zone
 * 4 bytes, then each        the number of options and these, the first one first
 * </pre>
 *
 * <p>What is read is checked for its form only. Whether it is true is decided where everything is:
 * by the verifier, when a proof is written.
 */
public final class Entry {

  private static final int VERSION = 2;
  private static final int EXPANDED = 1;
  private static final int PACKED = 2;
  private static final int NO_CELL = 0xFFFF;
  private static final int FIXED_BYTES = 20;

  private final float moverWork;
  private final float waiterWork;
  private final boolean expanded;
  private final boolean packed;
  private final int move;
  private final int work;
  private final long[] region;
  private final long[] zone;
  private final List<Option> options;

  /** What a node says, with its options, the first one first. */
  Entry(Node node, List<Option> options) {
    this(
        node.moverWork,
        node.waiterWork,
        node.expanded,
        node.packed,
        node.move,
        node.work,
        node.region.clone(),
        node.zone.clone(),
        options);
  }

  private Entry(
      float moverWork,
      float waiterWork,
      boolean expanded,
      boolean packed,
      int move,
      int work,
      long[] region,
      long[] zone,
      List<Option> options) {
    this.moverWork = moverWork;
    this.waiterWork = waiterWork;
    this.expanded = expanded;
    this.packed = packed;
    this.move = move;
    this.work = work;
    this.region = region;
    this.zone = zone;
    this.options = List.copyOf(options);
  }

  public boolean isExpanded() {
    return expanded;
  }

  /** Writes all but the key and the options into a node. */
  void copyTo(Node node) {
    node.moverWork = moverWork;
    node.waiterWork = waiterWork;
    node.expanded = expanded;
    node.packed = packed;
    node.move = move;
    node.work = work;
    Sets.copy(region, node.region);
    Sets.copy(zone, node.zone);
  }

  /** Adds the options to a store; returns the head of their list. */
  int addOptionsTo(OptionStore store) {
    int head = Node.NONE;
    for (Option option : options) {
      head = option.addTo(store, head);
    }
    return head;
  }

  public byte[] toBytes(int cells) {
    CellBytes form = new CellBytes(cells);
    int length = FIXED_BYTES + 2 * form.length();
    for (Option option : options) {
      length += option.byteLength(form);
    }
    ByteBuffer out = ByteBuffer.allocate(length);
    out.put((byte) VERSION).put((byte) ((expanded ? EXPANDED : 0) | (packed ? PACKED : 0)));
    out.putFloat(moverWork).putFloat(waiterWork).putShort((short) move).putInt(work);
    form.write(region, out);
    form.write(zone, out);
    out.putInt(options.size());
    for (Option option : options) {
      option.write(form, out);
    }
    return out.array();
  }

  /** Reads what {@link #toBytes} wrote for a board of so many cells. */
  public static Entry fromBytes(byte[] bytes, int cells) throws BadEntryException {
    CellBytes form = new CellBytes(cells);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    refuseIf(bytes.length < FIXED_BYTES + 2 * form.length(), "an entry is cut off");
    refuseIf(in.get() != VERSION, "an entry of another version");
    int flag = in.get();
    refuseIf((flag & ~(EXPANDED | PACKED)) != 0, "an entry with unknown flags");
    float moverWork = in.getFloat();
    float waiterWork = in.getFloat();
    // Written so that it refuses what is no number, too.
    refuseIf(!(moverWork >= 0 && waiterWork >= 0), "a work of less than nothing");
    refuseIf(
        (moverWork == 0) != (waiterWork == Node.INFINITE)
            || (waiterWork == 0) != (moverWork == Node.INFINITE),
        "an entry that is decided by halves");
    int move = Short.toUnsignedInt(in.getShort());
    refuseIf(move != NO_CELL && move >= cells, "a move beyond the board");
    int work = in.getInt();
    refuseIf(work < 0, "fewer expansions than none");
    long[] region = form.read(in);
    long[] zone = form.read(in);
    return new Entry(
        moverWork,
        waiterWork,
        (flag & EXPANDED) != 0,
        (flag & PACKED) != 0,
        move == NO_CELL ? Node.NONE : move,
        work,
        region,
        zone,
        readOptions(cells, form, in));
  }

  private static List<Option> readOptions(int cells, CellBytes form, ByteBuffer in)
      throws BadEntryException {
    // The number is not trusted: the list grows with the bytes that are there.
    List<Option> options = new ArrayList<>();
    int count = in.getInt();
    refuseIf(count < 0, "fewer options than none");
    for (int i = 0; i < count; i++) {
      options.add(Option.read(cells, form, in));
    }
    refuseIf(in.hasRemaining(), "bytes after the end of an entry");
    return options;
  }

  private static void refuseIf(boolean bad, String why) throws BadEntryException {
    if (bad) {
      throw new BadEntryException(why);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Entry that
        && Float.floatToIntBits(moverWork) == Float.floatToIntBits(that.moverWork)
        && Float.floatToIntBits(waiterWork) == Float.floatToIntBits(that.waiterWork)
        && expanded == that.expanded
        && packed == that.packed
        && move == that.move
        && work == that.work
        && Arrays.equals(region, that.region)
        && Arrays.equals(zone, that.zone)
        && options.equals(that.options);
  }

  @Override
  public int hashCode() {
    return 31 * Float.hashCode(moverWork) + options.hashCode();
  }
}
