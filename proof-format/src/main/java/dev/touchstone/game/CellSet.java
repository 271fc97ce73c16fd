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
        boolean mine = (words[i] & Long.lowestOneBit(difference)) != 0;
        CellSet lacking = mine ? other : this;
        boolean ends = (lacking.words[i] & -Long.lowestOneBit(difference)) == 0;
        for (int j = i + 1; ends && j < words.length; j++) {
          ends = lacking.words[j] == 0;
        }
        return mine == ends ? 1 : -1;
      }
    }
    return 0;
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
