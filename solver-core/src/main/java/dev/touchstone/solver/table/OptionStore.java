package dev.touchstone.solver.table;

import it.unimi.dsi.fastutil.BigArrays;
import it.unimi.dsi.fastutil.longs.LongBigArrays;
import org.jspecify.annotations.Nullable;

/**
 * The options of a {@link PackedTable}. A record, with c words to a set of cells:
 *
 * <pre>
 * word     bits
 * 0        the zone                      c words
 * c        63-32 the option before it in the list of its node or -1   31-16 the kind   15-0 the cell
 * c + 1    where its pairs are in the {@link PairStore}, -1 for none
 * </pre>
 */
final class OptionStore implements Options {

  private static final int NO_CELL = 0xFFFF;
  private static final long NO_PAIRS = -1;

  private final int cellWords;
  private final int stride;
  private PairStore pairs;
  private long[][] words = LongBigArrays.newBigArray(1 << 16);
  private int count;

  OptionStore(int cellWords, PairStore pairs) {
    this.cellWords = cellWords;
    this.pairs = pairs;
    stride = cellWords + 2;
  }

  /** An empty store for the same board. */
  OptionStore empty() {
    return new OptionStore(cellWords, pairs.empty());
  }

  /** Adds an option in front of the list {@code next}; returns the new head. */
  int add(long[] zone, OptionKind kind, int cell, int @Nullable [] pairCells, int next) {
    long from = grow();
    for (int w = 0; w < cellWords; w++) {
      BigArrays.set(words, from + w, zone[w]);
    }
    long tail = (long) next << 32 | (long) kind.number() << 16 | (cell & NO_CELL);
    BigArrays.set(words, from + cellWords, tail);
    BigArrays.set(words, from + cellWords + 1, pairCells == null ? NO_PAIRS : pairs.add(pairCells));
    return count++;
  }

  private long grow() {
    long from = (long) count * stride;
    words = BigArrays.grow(words, from + stride);
    return from;
  }

  /** Adds an option of another store in front of the list {@code next}; returns the new head. */
  int take(OptionStore other, int option, int next) {
    long from = grow();
    for (int w = 0; w < cellWords; w++) {
      BigArrays.set(words, from + w, other.zone(option, w));
    }
    BigArrays.set(words, from + cellWords, (other.tail(option) & 0xFFFFFFFFL) | (long) next << 32);
    long at = other.pairsAt(option);
    if (at != NO_PAIRS && pairs != other.pairs) {
      at = pairs.take(other.pairs, at);
    }
    BigArrays.set(words, from + cellWords + 1, at);
    return count++;
  }

  /** Takes over what another store holds. */
  void become(OptionStore other) {
    words = other.words;
    count = other.count;
    pairs = other.pairs;
  }

  /** An option as it travels. */
  Option value(int option) {
    long[] zone = new long[cellWords];
    for (int w = 0; w < cellWords; w++) {
      zone[w] = zone(option, w);
    }
    OptionKind kind = kind(option);
    return new Option(kind, cell(option), zone, kind.hasPairs() ? pairs(option) : new int[0]);
  }

  private long tail(int option) {
    return BigArrays.get(words, (long) option * stride + cellWords);
  }

  private long pairsAt(int option) {
    return BigArrays.get(words, (long) option * stride + cellWords + 1);
  }

  @Override
  public int[] pairs(int option) {
    return pairs.get(pairsAt(option));
  }

  @Override
  public int next(int option) {
    return (int) (tail(option) >> 32);
  }

  @Override
  public OptionKind kind(int option) {
    return OptionKind.of((int) (tail(option) >>> 16) & 0xFFFF);
  }

  @Override
  public int cell(int option) {
    int cell = (int) tail(option) & NO_CELL;
    return cell == NO_CELL ? Node.NONE : cell;
  }

  @Override
  public long zone(int option, int w) {
    return BigArrays.get(words, (long) option * stride + w);
  }

  long bytes() {
    return 8L * count * stride + pairs.bytes();
  }
}
