package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Theorem T12, ORDERED: options of which the first that O's stone misses is given. Checked: at most
 * p stones an answer; every option after the first answers some cell; no cell is in all T_i, so
 * that every stone of O is answered. What is computed: the guards E_i and N⁺ from the stones of the
 * scene, N, the T_i, Z and the tolerances. Here is p = 1; turns of more stones are {@link
 * TurnOrdering}'s.
 */
public final class Ordering {

  private final Hypergraph game;
  private final int turn;
  private final Incidents lines;

  /** The cells that each line has in some set. */
  private final int[] counted;

  /** For the options of this game, where a turn has so many stones. */
  public Ordering(Hypergraph game, int turn) {
    this.game = game;
    this.turn = turn;
    lines = new Incidents(game);
    counted = new int[game.lineCount()];
  }

  /**
   * What the options make.
   *
   * @param claim ⟨N, Z, t⟩
   * @param touched the T_i: with p = 1 an option is given if O's stone is not in its T_i, and in
   *     all those before
   * @param looks for p ≥ 2 what O's turns took (docs/format.md, 4.1)
   */
  public record Made(Race claim, List<CellSet> touched, long looks) {}

  /** Every answer is of p stones at most. */
  public void checkAnswer(CellSet answer) throws Fault {
    if (answer.count() > turn) {
      throw new Fault(
          Reason.ANSWER_TOO_LARGE, answer.count() + " stones in answer to " + turn + " at most");
    }
  }

  static Fault unused(int option) {
    return new Fault(Reason.OPTION_NOT_USED, "option " + (option + 1) + " answers nothing");
  }

  /**
   * Checks the options, whose answers are checked, and computes their claim.
   *
   * @param own P's stones in the scene
   * @param opponents O's stones in the scene
   */
  public Made check(List<Answer<Race>> options, CellSet own, CellSet opponents) throws Fault {
    if (turn > 1) {
      return new TurnOrdering(game, turn, lines, options, own, opponents).check();
    }
    List<CellSet> reaches = new ArrayList<>(options.size());
    LineSet blocked = game.linesMeeting(own);
    lines.count(opponents, counted);
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
        throw unused(i);
      }
      LineSet meeting = linesMeeting(answered);
      lines.count(touches, counted);
      lower(most, options.get(i), meeting);
      touched.add(touches);
      left = left.intersection(touches);
      zone = zone.union(touches);
      wins &= options.get(i).then().wins();
    }
    if (!left.isEmpty()) {
      throw new Fault(Reason.MOVE_NOT_ANSWERED, "a move on one of " + left + " has no answer");
    }
    normalise(game, lines, most, needs, zone);
    return new Made(new Race(wins, needs, zone, new Tolerances(most)), touched, 0);
  }

  /** Few cells are counted, and not the many that the first option answers. */
  private LineSet linesMeeting(CellSet cells) {
    CellSet others = game.allCells().minus(cells);
    if (cells.count() <= others.count()) {
      return game.linesMeeting(cells);
    }
    lines.count(others, counted);
    long[] meeting = new long[game.noLines().wordCount()];
    for (int line = 0; line < counted.length; line++) {
      if (counted[line] < lines.size(line)) {
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
      if (then < lines.size(line) - counted[line] && !blocked.contains(line)) {
        int before = answered.contains(line) ? Math.max(then - 1, Tolerances.BLOCKED) : then;
        most[line] = (short) Math.min(most[line], before);
      }
    }
  }

  /** Puts tolerances into normal form. */
  static void normalise(
      Hypergraph game, Incidents lines, short[] most, CellSet needs, CellSet zone) {
    LineSet blocked = game.linesMeeting(needs);
    int[] inZone = lines.counts(zone);
    for (int line = 0; line < most.length; line++) {
      if (most[line] >= lines.size(line) - inZone[line] || blocked.contains(line)) {
        most[line] = Tolerances.ANY;
      }
    }
  }
}
