package dev.touchstone.solver.table;

import dev.touchstone.solver.board.Sets;
import it.unimi.dsi.fastutil.HashCommon;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A position in normal form and canonical orientation: Maker's stones, the free cells, who is to
 * move. Two keys are equal exactly if the positions are.
 *
 * <p>As bytes, on a board of {@code cells} cells:
 *
 * <pre>
 * byte 0                    the version, 1
 * byte 1                    1 if Breaker is to move, otherwise 0
 * (cells + 7) / 8 bytes     Maker's stones, bit i of byte b for cell 8 b + i
 * (cells + 7) / 8 bytes     the free cells
 * </pre>
 */
public final class Key {

  private static final int VERSION = 1;

  private final long[] maker;
  private final long[] free;
  private final boolean breakerMoves;

  /** Keeps copies. */
  public Key(long[] maker, long[] free, boolean breakerMoves) {
    if (!Sets.disjoint(maker, free)) {
      throw new IllegalArgumentException("a cell with a stone is not free");
    }
    this.maker = maker.clone();
    this.free = free.clone();
    this.breakerMoves = breakerMoves;
  }

  /** Starts a node of this position. */
  void copyTo(Node node) {
    node.begin(maker, free, breakerMoves);
  }

  /**
   * The hash by which a table finds the position, mixed by the finalizer of MurmurHash3 [Murmur3];
   * the same on every machine.
   */
  static long hash(long[] maker, long[] free, boolean breakerMoves) {
    long hash = breakerMoves ? 0x9E3779B97F4A7C15L : 0;
    for (int w = 0; w < maker.length; w++) {
      hash = HashCommon.murmurHash3(hash ^ maker[w]) + free[w];
    }
    return HashCommon.murmurHash3(hash);
  }

  public byte[] toBytes(int cells) {
    CellBytes form = new CellBytes(cells);
    ByteBuffer out = ByteBuffer.allocate(2 + 2 * form.length());
    out.put((byte) VERSION).put((byte) (breakerMoves ? 1 : 0));
    form.write(maker, out);
    form.write(free, out);
    return out.array();
  }

  /** Reads what {@link #toBytes} wrote for a board of so many cells. */
  public static Key fromBytes(byte[] bytes, int cells) throws BadEntryException {
    CellBytes form = new CellBytes(cells);
    if (bytes.length != 2 + 2 * form.length()) {
      throw new BadEntryException("a key of " + bytes.length + " bytes");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (in.get() != VERSION) {
      throw new BadEntryException("a key of another version");
    }
    int mover = in.get();
    if (mover != 0 && mover != 1) {
      throw new BadEntryException("a key of a third player");
    }
    long[] maker = form.read(in);
    long[] free = form.read(in);
    if (!Sets.disjoint(maker, free)) {
      throw new BadEntryException("a cell with a stone is not free");
    }
    return new Key(maker, free, mover == 1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Key that
        && breakerMoves == that.breakerMoves
        && Arrays.equals(maker, that.maker)
        && Arrays.equals(free, that.free);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash(maker, free, breakerMoves));
  }
}
