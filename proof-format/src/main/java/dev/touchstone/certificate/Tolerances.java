package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineNumbers;
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

  private final Hypergraph game;

  /** t + 1; the greatest number stands for ∞. */
  private final LineNumbers numbers;

  private Tolerances(Hypergraph game, LineNumbers numbers) {
    this.game = game;
    this.numbers = numbers;
  }

  /** Of each line in turn. */
  public static Tolerances of(Hypergraph game, short[] most) {
    LineNumbers numbers = game.counts(game.noCells());
    for (int line = 0; line < most.length; line++) {
      numbers.set(line, number(numbers, most[line]));
    }
    return new Tolerances(game, numbers);
  }

  private static int number(LineNumbers numbers, short most) {
    return Math.min(most + 1, numbers.greatest());
  }

  /** In normal form, of a claim ⟨N, Z, t⟩ with these numbers t + 1, which are not copied. */
  static Tolerances normal(Hypergraph game, LineNumbers numbers, CellSet needs, CellSet zone) {
    LineSet loose = game.countsOutside(zone).below(numbers, game.allLines());
    numbers.raise(loose.union(game.linesMeeting(needs)));
    return new Tolerances(game, numbers);
  }

  /** The same, of each line in turn. */
  static Tolerances normal(Hypergraph game, short[] most, CellSet needs, CellSet zone) {
    return normal(game, of(game, most).numbers, needs, zone);
  }

  /** T11: of a line that P owns. */
  static Tolerances of(Hypergraph game, int own) {
    LineNumbers numbers = game.countsOutside(game.noCells());
    numbers.raise(game.linesMeeting(game.line(own)));
    return new Tolerances(game, numbers);
  }

  /** Of a Block claim for these lines, taken as a Hold. */
  public static Tolerances ofBlock(Hypergraph game, LineSet lines) {
    LineNumbers numbers = game.counts(game.noCells());
    numbers.raise(lines);
    return new Tolerances(game, numbers);
  }

  /** How many stones O may have on a line where P has none; {@link #ANY} for any number. */
  public short of(int line) {
    int number = numbers.of(line);
    return number == numbers.greatest() ? ANY : (short) (number - 1);
  }

  /** How many stones O may have on each line. */
  public short[] ofAll() {
    int[] all = numbers.first(game.lineCount());
    short[] most = new short[all.length];
    int greatest = numbers.greatest();
    for (int line = 0; line < most.length; line++) {
      most[line] = all[line] == greatest ? ANY : (short) (all[line] - 1);
    }
    return most;
  }

  /** t + 1 of each line, the greatest number for ∞; only to be read. */
  LineNumbers numbers() {
    return numbers;
  }

  /** Whether O may have so many stones on a line where P has none. */
  public boolean allows(int line, int stones) {
    return stones <= of(line);
  }

  /** The same on these lines; on others any number. */
  Tolerances onlyOn(LineSet lines) {
    LineNumbers some = numbers.copy();
    some.raise(game.allLines().minus(lines));
    return new Tolerances(game, some);
  }

  /**
   * T9: the same where line i has become line images[i]. On an infinite board lines come into sight
   * that have the tolerance {@code far}, and those with the image -1 are out of sight.
   */
  public Tolerances image(int[] images, short far) {
    short[] moved = new short[images.length];
    Arrays.fill(moved, far);
    for (int line = 0; line < images.length; line++) {
      if (images[line] >= 0) {
        moved[images[line]] = of(line);
      }
    }
    return of(game, moved);
  }

  /** T20: the least of {@code far} and of the lines that have the image -1. */
  public short farOfImage(int[] images, short far) {
    short least = far;
    for (int line = 0; line < images.length; line++) {
      least = images[line] < 0 ? (short) Math.min(least, of(line)) : least;
    }
    return least;
  }

  /** As in a trace (docs/format.md, section 7): the lines on which O may not have any number. */
  public String line() {
    StringJoiner text = new StringJoiner(" ").setEmptyValue("-");
    for (int line = 0; line < game.lineCount(); line++) {
      if (of(line) != ANY) {
        text.add(line + ":" + of(line));
      }
    }
    return text.toString();
  }
}
