package dev.touchstone.game;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * An immutable set of small numbers, one bit each. Two kinds exist, so that cells and lines cannot
 * be mixed up: {@link CellSet} and {@link LineSet}.
 *
 * <p>Two sets may only be combined when they come from the same game; their word arrays then have
 * the same length.
 */
public abstract sealed class Bits<S extends Bits<S>> permits CellSet, LineSet {

  final long[] words;

  Bits(long[] words) {
    this.words = words;
  }

  abstract S of(long[] newWords);

  static long[] wordsFor(int size) {
    return new long[(size + 63) >>> 6];
  }

  static void set(long[] words, int index) {
    words[index >>> 6] |= 1L << index;
  }

  /** The number of 64-bit words; word {@code i} holds the members 64i to 64i + 63. */
  public final int wordCount() {
    return words.length;
  }

  public final long word(int index) {
    return words[index];
  }

  public final boolean contains(int member) {
    int word = member >>> 6;
    return word < words.length && (words[word] >>> member & 1) != 0;
  }

  public final boolean isEmpty() {
    for (long word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  public final int count() {
    int count = 0;
    for (long word : words) {
      count += Long.bitCount(word);
    }
    return count;
  }

  public final boolean intersects(S other) {
    long[] theirs = wordsOf(other);
    for (int i = 0; i < words.length; i++) {
      if ((words[i] & theirs[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The size of the intersection, without building it. */
  public final int countIn(S other) {
    long[] theirs = wordsOf(other);
    int count = 0;
    for (int i = 0; i < words.length; i++) {
      count += Long.bitCount(words[i] & theirs[i]);
    }
    return count;
  }

  public final boolean containsAll(S other) {
    long[] theirs = wordsOf(other);
    for (int i = 0; i < words.length; i++) {
      if ((theirs[i] & ~words[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  public final S union(S other) {
    long[] theirs = wordsOf(other);
    long[] result = new long[words.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = words[i] | theirs[i];
    }
    return of(result);
  }

  public final S intersection(S other) {
    long[] theirs = wordsOf(other);
    long[] result = new long[words.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = words[i] & theirs[i];
    }
    return of(result);
  }

  public final S minus(S other) {
    long[] theirs = wordsOf(other);
    long[] result = new long[words.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = words[i] & ~theirs[i];
    }
    return of(result);
  }

  public final S with(int member) {
    long[] result = words.clone();
    set(result, member);
    return of(result);
  }

  public final S without(int member) {
    long[] result = words.clone();
    result[member >>> 6] &= ~(1L << member);
    return of(result);
  }

  /** The least member, or -1 of an empty set. */
  public final int first() {
    for (int i = 0; i < words.length; i++) {
      if (words[i] != 0) {
        return (i << 6) + Long.numberOfTrailingZeros(words[i]);
      }
    }
    return -1;
  }

  /** Visits the members in ascending order. */
  public final void forEach(IntConsumer action) {
    for (int i = 0; i < words.length; i++) {
      for (long rest = words[i]; rest != 0; rest &= rest - 1) {
        action.accept((i << 6) + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** The members in ascending order. */
  public final int[] toArray() {
    int[] members = new int[count()];
    int n = 0;
    for (int i = 0; i < words.length; i++) {
      for (long rest = words[i]; rest != 0; rest &= rest - 1) {
        members[n++] = (i << 6) + Long.numberOfTrailingZeros(rest);
      }
    }
    return members;
  }

  private long[] wordsOf(S other) {
    long[] theirs = other.words;
    if (theirs.length != words.length) {
      throw new IllegalArgumentException("sets of different games");
    }
    return theirs;
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof Bits<?> that
        && that.getClass() == getClass()
        && Arrays.equals(words, that.words);
  }

  @Override
  public final int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public final String toString() {
    return Arrays.toString(toArray());
  }
}
