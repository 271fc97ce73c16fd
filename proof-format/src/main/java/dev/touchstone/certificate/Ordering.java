package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Theorem T12, ORDERED, for one stone a turn: options of which the first that O's stone misses is
 * given. Checked: at most one stone an answer; every option after the first answers some cell; no
 * cell is in all T_i, so that every stone of O is answered. What is computed: the guards E_i and N⁺
 * from the stones of the scene, N, the T_i, Z and the tolerances.
 */
public final class Ordering {

  private final Hypergraph game;
  private final int[][] through;

  /** The cells that each line has in some set. */
  private final int[] counted;

  /** For the options of this game. */
  public Ordering(Hypergraph game) {
    this.game = game;
    through = new int[game.cellCount()][];
    Arrays.setAll(through, cell -> game.linesThrough(cell).toArray());
    counted = new int[game.lineCount()];
  }

  /**
   * What the options make.
   *
   * @param claim ⟨N, Z, t⟩
   * @param touched the T_i: an option is given if O's stone is not in its T_i, and in all those
   *     before
   */
  public record Made(Race claim, List<CellSet> touched) {}

  /** Every answer is of one stone at most. */
  public static void checkAnswer(CellSet answer) throws Fault {
    if (answer.count() > 1) {
      throw new Fault(Reason.ANSWER_TOO_LARGE, answer.count() + " stones in answer to one");
    }
  }

  /**
   * Checks the options, whose answers are checked, and computes their claim.
   *
   * @param own P's stones in the scene
   * @param opponents O's stones in the scene
   */
  public Made check(List<Answer<Race>> options, CellSet own, CellSet opponents) throws Fault {
    List<CellSet> reaches = new ArrayList<>(options.size());
    LineSet blocked = game.linesMeeting(own);
    count(opponents);
    CellSet all = game.noCells();
    CellSet needs = game.noCells();
    for (Answer<Race> option : options) {
      CellSet reach =
          option
              .then()
              .zone()
              .union(option.cells())
              .union(guards(option, blocked).minus(own).minus(opponents));
      reaches.add(reach);
      all = all.union(reach);
      needs = needs.union(option.then().needs().minus(option.cells()));
    }
    needs = needs.union(own.intersection(all));
    return made(options, reaches, needs);
  }

  /** The cells of the lines on which O, whose stones are counted, has no room left. */
  private CellSet guards(Answer<Race> option, LineSet blockedBefore) {
    Tolerances tolerances = option.then().tolerances();
    LineSet blocked = blockedBefore.union(game.linesMeeting(option.cells()));
    CellSet guards = game.noCells();
    for (int line = 0; line < counted.length; line++) {
      if (tolerances.of(line) == counted[line] && !blocked.contains(line)) {
        guards = guards.union(game.line(line));
      }
    }
    return guards;
  }

  private Made made(List<Answer<Race>> options, List<CellSet> reaches, CellSet needs) throws Fault {
    List<CellSet> touched = new ArrayList<>(reaches.size());
    short[] most = new short[counted.length];
    Arrays.fill(most, Tolerances.ANY);
    // The cells in all T_j so far.
    CellSet left = game.allCells().minus(needs);
    CellSet zone = game.noCells();
    boolean wins = true;
    for (int i = 0; i < reaches.size(); i++) {
      CellSet touches = reaches.get(i).minus(needs);
      CellSet answered = left.minus(touches);
      if (i > 0 && answered.isEmpty()) {
        throw new Fault(Reason.OPTION_NOT_USED, "option " + (i + 1) + " answers nothing");
      }
      LineSet meeting = linesMeeting(answered);
      count(touches);
      lower(most, options.get(i), meeting);
      touched.add(touches);
      left = left.intersection(touches);
      zone = zone.union(touches);
      wins &= options.get(i).then().wins();
    }
    if (!left.isEmpty()) {
      throw new Fault(Reason.MOVE_NOT_ANSWERED, "a move on one of " + left + " has no answer");
    }
    // Those of the last option are counted already.
    add(zone.minus(touched.get(touched.size() - 1)));
    normalise(most, needs);
    return new Made(new Race(wins, needs, zone, new Tolerances(most)), touched);
  }

  /** Few cells are counted, and not the many that the first option answers. */
  private LineSet linesMeeting(CellSet cells) {
    CellSet others = game.allCells().minus(cells);
    if (cells.count() <= others.count()) {
      return game.linesMeeting(cells);
    }
    count(others);
    long[] meeting = new long[game.noLines().wordCount()];
    for (int line = 0; line < counted.length; line++) {
      if (counted[line] < game.lineSize(line)) {
        meeting[line >>> 6] |= 1L << line;
      }
    }
    return LineSet.ofWords(counted.length, meeting);
  }

  /**
   * The tolerances that an option leaves, whose T_i is counted; one less where the stone that it
   * answers may lie.
   */
  private void lower(short[] most, Answer<Race> option, LineSet answered) {
    Tolerances tolerances = option.then().tolerances();
    LineSet blocked = game.linesMeeting(option.cells().union(option.then().needs()));
    for (int line = 0; line < most.length; line++) {
      int then = tolerances.of(line);
      if (then < game.lineSize(line) - counted[line] && !blocked.contains(line)) {
        int before = answered.contains(line) ? Math.max(then - 1, Tolerances.BLOCKED) : then;
        most[line] = (short) Math.min(most[line], before);
      }
    }
  }

  /** The zone is counted. */
  private void normalise(short[] most, CellSet needs) {
    LineSet blocked = game.linesMeeting(needs);
    for (int line = 0; line < most.length; line++) {
      if (most[line] >= game.lineSize(line) - counted[line] || blocked.contains(line)) {
        most[line] = Tolerances.ANY;
      }
    }
  }

  /** Counts these cells on each line. */
  private void count(CellSet cells) {
    Arrays.fill(counted, 0);
    add(cells);
  }

  private void add(CellSet cells) {
    cells.forEach(
        cell -> {
          for (int line : through[cell]) {
            counted[line]++;
          }
        });
  }
}
