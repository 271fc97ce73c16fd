package dev.touchstone.game;

/** An immutable set of cells, by number. */
public final class CellSet extends Bits<CellSet> implements Comparable<CellSet> {

  private CellSet(long[] words) {
    super(words);
  }

  @Override
  CellSet of(long[] newWords) {
    return new CellSet(newWords);
  }

  /** The lexicographic order of the ascending lists of members. */
  @Override
  public int compareTo(CellSet other) {
    for (int i = 0; i < words.length; i++) {
      long difference = words[i] ^ other.words[i];
      if (difference != 0) {
        // The list with the first differing member is the lesser one, unless the other ends there.
        long first = Long.lowestOneBit(difference);
        return (words[i] & first) != 0
            ? goesOn(other.words, i, first) ? -1 : 1
            : goesOn(words, i, first) ? 1 : -1;
      }
    }
    return 0;
  }

  /** Whether there is a member from this bit of word i on. */
  private static boolean goesOn(long[] words, int i, long bit) {
    if ((words[i] & -bit) != 0) {
      return true;
    }
    for (int j = i + 1; j < words.length; j++) {
      if (words[j] != 0) {
        return true;
      }
    }
    return false;
  }

  /** The set of the given cells, in a game of {@code size} cells in all. */
  public static CellSet of(int size, int... members) {
    long[] words = wordsFor(size);
    for (int member : members) {
      if (member < 0 || member >= size) {
        throw new IllegalArgumentException("no cell " + member + " among " + size);
      }
      set(words, member);
    }
    return new CellSet(words);
  }

  /** A set from its words, as {@link #word} gives them; bits beyond {@code size} must be clear. */
  public static CellSet ofWords(int size, long... words) {
    if (words.length != wordsFor(size).length
        || ((size & 63) != 0 && words[words.length - 1] >>> (size & 63) != 0)) {
      throw new IllegalArgumentException("words do not fit " + size + " cells");
    }
    return new CellSet(words.clone());
  }
}
