package dev.touchstone.solver.search;

import it.unimi.dsi.fastutil.BigArrays;
import it.unimi.dsi.fastutil.longs.LongBigArrays;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * The options found for waiting players: an option is an answer with a claim, and all the moves
 * that it answers lie outside its zone. A record is the zone and one word more: the number of the
 * record before it in the list of its node, a cell and what kind of claim it is.
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

  private final int cellWords;
  private final int stride;
  private long[][] words = LongBigArrays.newBigArray(1 << 16);
  private int count;

  OptionStore(int cellWords) {
    this.cellWords = cellWords;
    stride = cellWords + 1;
  }

  /** Adds an option in front of the list {@code next}; returns the new head. */
  int add(long[] zone, int kind, int cell, int next) {
    long from = (long) count * stride;
    words = BigArrays.grow(words, from + stride);
    for (int w = 0; w < cellWords; w++) {
      BigArrays.set(words, from + w, zone[w]);
    }
    long tail = (long) next << 32 | (long) kind << 16 | (cell & NO_CELL);
    BigArrays.set(words, from + cellWords, tail);
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
    return count++;
  }

  /** Takes over what another store holds. */
  void become(OptionStore other) {
    words = other.words;
    count = other.count;
  }

  void save(DataOutputStream out) throws IOException {
    out.writeInt(count);
    for (long at = 0; at < (long) count * stride; at++) {
      out.writeLong(BigArrays.get(words, at));
    }
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
  }

  private long tail(int option) {
    return BigArrays.get(words, (long) option * stride + cellWords);
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

  int count() {
    return count;
  }

  long bytes() {
    return 8L * count * stride;
  }
}
