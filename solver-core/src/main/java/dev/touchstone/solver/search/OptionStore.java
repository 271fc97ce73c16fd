package dev.touchstone.solver.search;

import dev.touchstone.solver.leaf.Pairing;
import it.unimi.dsi.fastutil.BigArrays;
import it.unimi.dsi.fastutil.longs.LongBigArrays;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The options found for waiting players: an option is an answer with a claim, and all the moves
 * that it answers lie outside its zone. A record is the zone and two words more: the number of the
 * record before it in the list of its node, a cell and what kind of claim it is; and where its
 * pairs are.
 */
final class OptionStore {

  /** The claim is that of the node after the mover's move {@code cell}. */
  static final int CHILD = 0;

  /** Breaker answers at {@code cell} (or nowhere) and has a pairing in the rest of the zone. */
  static final int PAIRING = 1;

  /** Maker answers at {@code cell} and completes a line by threats within the zone. */
  static final int THREATS = 2;

  /** Not an option: a pairing in the zone is the whole claim. */
  static final int PAIRS = 3;

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
  int add(long[] zone, int kind, int cell, @Nullable Pairing pairing, int next) {
    long from = (long) count * stride;
    words = BigArrays.grow(words, from + stride);
    for (int w = 0; w < cellWords; w++) {
      BigArrays.set(words, from + w, zone[w]);
    }
    long tail = (long) next << 32 | (long) kind << 16 | (cell & NO_CELL);
    BigArrays.set(words, from + cellWords, tail);
    BigArrays.set(words, from + cellWords + 1, pairing == null ? NO_PAIRS : pairs.add(pairing));
    return count++;
  }

  /** Adds an option of another store in front of the list {@code next}. */
  int take(OptionStore other, int option, int next) {
    long from = (long) count * stride;
    words = BigArrays.grow(words, from + stride);
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

  void save(DataOutputStream out) throws IOException {
    out.writeInt(count);
    for (long at = 0; at < (long) count * stride; at++) {
      out.writeLong(BigArrays.get(words, at));
    }
    pairs.save(out);
  }

  void load(DataInputStream in) throws IOException {
    int entries = in.readInt();
    for (count = 0; count < entries; count++) {
      long from = (long) count * stride;
      words = BigArrays.grow(words, from + stride);
      for (int w = 0; w < stride; w++) {
        BigArrays.set(words, from + w, in.readLong());
      }
    }
    pairs.load(in);
  }

  private long tail(int option) {
    return BigArrays.get(words, (long) option * stride + cellWords);
  }

  private long pairsAt(int option) {
    return BigArrays.get(words, (long) option * stride + cellWords + 1);
  }

  /** The cells of the pairs of a {@link #PAIRING} or {@link #PAIRS}. */
  int[] pairs(int option) {
    return pairs.get(pairsAt(option));
  }

  int next(int option) {
    return (int) (tail(option) >> 32);
  }

  int kind(int option) {
    return (int) (tail(option) >>> 16) & 0xFFFF;
  }

  /** The cell, or -1. */
  int cell(int option) {
    int cell = (int) tail(option) & NO_CELL;
    return cell == NO_CELL ? -1 : cell;
  }

  long zone(int option, int word) {
    return BigArrays.get(words, (long) option * stride + word);
  }

  long bytes() {
    return 8L * count * stride + pairs.bytes();
  }
}
