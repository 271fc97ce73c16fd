package dev.touchstone.certificate;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.Arrays;
import java.util.StringJoiner;

/**
 * t of a two-sided claim (docs/theorems.md): for each line how many stones O may have there as long
 * as P has none. -1 says that P has one.
 */
public final class Tolerances {

  /** ∞: no matter how many. */
  public static final short ANY = Short.MAX_VALUE;

  /** P has a stone there already. */
  public static final short BLOCKED = -1;

  private final short[] most;

  /** Of each line in turn; the array is not copied. */
  public Tolerances(short[] most) {
    this.most = most;
  }

  /** T11: of a line that P owns. */
  static Tolerances of(Hypergraph game, int own) {
    short[] most = new short[game.lineCount()];
    LineSet blocked = game.linesMeeting(game.line(own));
    for (int line = 0; line < most.length; line++) {
      most[line] = blocked.contains(line) ? ANY : (short) (game.lineSize(line) - 1);
    }
    return new Tolerances(most);
  }

  /** Of a Block claim for these lines, taken as a Hold. */
  public static Tolerances ofBlock(Hypergraph game, LineSet lines) {
    short[] most = new short[game.lineCount()];
    Arrays.fill(most, BLOCKED);
    lines.forEach(line -> most[line] = ANY);
    return new Tolerances(most);
  }

  /** How many stones O may have on a line where P has none; {@link #ANY} for any number. */
  public short of(int line) {
    return most[line];
  }

  /** Whether O may have so many stones on a line where P has none. */
  public boolean allows(int line, int stones) {
    return stones <= most[line];
  }

  /** The same on these lines; on others any number. */
  Tolerances onlyOn(LineSet lines) {
    short[] some = most.clone();
    for (int line = 0; line < some.length; line++) {
      if (!lines.contains(line)) {
        some[line] = ANY;
      }
    }
    return new Tolerances(some);
  }

  /**
   * T9: the same where line i has become line images[i]. On an infinite board lines come into sight
   * that have the tolerance {@code far}, and those with the image -1 are out of sight.
   */
  public Tolerances image(int[] images, short far) {
    short[] moved = new short[most.length];
    Arrays.fill(moved, far);
    for (int line = 0; line < most.length; line++) {
      if (images[line] >= 0) {
        moved[images[line]] = most[line];
      }
    }
    return new Tolerances(moved);
  }

  /** As in a trace (docs/format.md, section 7): the lines on which O may not have any number. */
  public String line() {
    StringJoiner text = new StringJoiner(" ").setEmptyValue("-");
    for (int line = 0; line < most.length; line++) {
      if (most[line] != ANY) {
        text.add(line + ":" + most[line]);
      }
    }
    return text.toString();
  }
}
