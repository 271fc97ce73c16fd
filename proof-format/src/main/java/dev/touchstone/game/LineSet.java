package dev.touchstone.game;

/** An immutable set of winning lines, by number. */
public final class LineSet extends Bits<LineSet> {

  private LineSet(long[] words) {
    super(words);
  }

  @Override
  LineSet of(long[] newWords) {
    return new LineSet(newWords);
  }

  /** The set of the given winning lines, in a game of {@code size} winning lines in all. */
  public static LineSet of(int size, int... members) {
    long[] words = wordsFor(size);
    for (int member : members) {
      if (member < 0 || member >= size) {
        throw new IllegalArgumentException("no line " + member + " among " + size);
      }
      set(words, member);
    }
    return new LineSet(words);
  }

  /** A set from its words, as {@link #word} gives them; bits beyond {@code size} must be clear. */
  public static LineSet ofWords(int size, long... words) {
    if (words.length != wordsFor(size).length
        || ((size & 63) != 0 && words[words.length - 1] >>> (size & 63) != 0)) {
      throw new IllegalArgumentException("words do not fit " + size + " winning lines");
    }
    return new LineSet(words.clone());
  }
}
