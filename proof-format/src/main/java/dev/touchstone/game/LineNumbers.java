package dev.touchstone.game;

/**
 * A number for each line, in binary: plane b has, for all lines side by side, bit b of their
 * numbers. So 64 lines are counted, compared or lowered at once (docs/adr/0018). Numbers go from 0
 * to the greatest one, all bits of which are set; it is more than a line has cells.
 */
public final class LineNumbers {

  private final LineSet none;
  private final int planes;

  /** Word w of plane b is at w * planes + b. */
  private final long[] bits;

  private LineNumbers(LineSet none, int planes) {
    this.none = none;
    this.planes = planes;
    bits = new long[none.words.length * planes];
  }

  /** 0 for each line of a game whose lines have at most so many cells. */
  static LineNumbers zero(LineSet noLines, int longestLine) {
    return new LineNumbers(noLines, 32 - Integer.numberOfLeadingZeros(longestLine + 1));
  }

  public LineNumbers copy() {
    LineNumbers copy = new LineNumbers(none, planes);
    System.arraycopy(bits, 0, copy.bits, 0, bits.length);
    return copy;
  }

  public int of(int line) {
    int number = 0;
    for (int b = planes - 1; b >= 0; b--) {
      number = number << 1 | (int) (bits[(line >>> 6) * planes + b] >>> line & 1);
    }
    return number;
  }

  /** The numbers of so many lines, one after the other. */
  public int[] first(int lines) {
    int[] numbers = new int[lines];
    for (int i = 0; i < bits.length; i++) {
      int line = (i / planes) << 6;
      int plane = i % planes;
      for (long left = bits[i]; left != 0; left &= left - 1) {
        numbers[line + Long.numberOfTrailingZeros(left)] |= 1 << plane;
      }
    }
    return numbers;
  }

  public void set(int line, int number) {
    for (int b = 0; b < planes; b++) {
      int at = (line >>> 6) * planes + b;
      bits[at] = (bits[at] & ~(1L << line)) | ((long) (number >>> b & 1) << line);
    }
  }

  public int greatest() {
    return (1 << planes) - 1;
  }

  /** The greatest number for these lines. */
  public void raise(LineSet lines) {
    for (int w = 0; w < lines.words.length; w++) {
      for (int i = w * planes; i < (w + 1) * planes; i++) {
        bits[i] |= lines.words[w];
      }
    }
  }

  /** One more for each of these lines, none of which has the greatest number. */
  public void add(LineSet lines) {
    change(lines, 0);
  }

  /** One less for each of these lines, none of which has 0. */
  public void subtract(LineSet lines) {
    change(lines, -1);
  }

  /** What is carried on are the ones, or, if they are flipped, the zeros. */
  private void change(LineSet lines, long flip) {
    for (int w = 0; w < lines.words.length; w++) {
      long carry = lines.words[w];
      for (int i = w * planes; carry != 0; i++) {
        long plane = bits[i];
        bits[i] = plane ^ carry;
        carry &= plane ^ flip;
      }
    }
  }

  /** Those of these lines that have the same number there. */
  public LineSet same(LineNumbers there, LineSet lines) {
    long[] found = lines.words.clone();
    for (int w = 0; w < found.length; w++) {
      for (int i = w * planes; i < (w + 1) * planes; i++) {
        found[w] &= ~(bits[i] ^ there.bits[i]);
      }
    }
    return none.of(found);
  }

  /** Those of these lines that have a lower number here than there. */
  public LineSet below(LineNumbers there, LineSet lines) {
    long[] found = new long[lines.words.length];
    for (int w = 0; w < found.length; w++) {
      found[w] = belowIn(w, there) & lines.words[w];
    }
    return none.of(found);
  }

  /** Word w of the lines that have a lower number here: the highest plane that differs decides. */
  private long belowIn(int w, LineNumbers there) {
    long below = 0;
    for (int i = w * planes; i < (w + 1) * planes; i++) {
      below = (~bits[i] & there.bits[i]) | (below & ~(bits[i] ^ there.bits[i]));
    }
    return below;
  }

  /** For each of these lines the number there, if it is lower. */
  public void lower(LineNumbers there, LineSet lines) {
    for (int w = 0; w < lines.words.length; w++) {
      long taken = there.belowIn(w, this) & lines.words[w];
      for (int i = w * planes; i < (w + 1) * planes; i++) {
        bits[i] ^= (bits[i] ^ there.bits[i]) & taken;
      }
    }
  }
}
