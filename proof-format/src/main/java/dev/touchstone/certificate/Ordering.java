package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineNumbers;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Theorem T12, ORDERED: options of which the first that O's stone misses is given. Checked: every
 * option after the first answers some cell; no cell is in all T_i, so that every stone of O is
 * answered. What is computed: the guards E_i and N⁺ from the stones of the scene, N, the T_i, Z and
 * the tolerances. Here is p = 1; turns of more stones are {@link TurnOrdering}'s.
 */
public final class Ordering {

  private final Hypergraph game;
  private final int turn;

  /** The cells of an infinite board that claims may be about; of others all. */
  private final CellSet window;

  /** t + 1 where t is -1, and where it is ∞, for each line. */
  private final LineNumbers none;

  private final LineNumbers any;

  /** The lines through each cell, if p ≥ 2. */
  private final int[][] through;

  /** For the options of this game, where a turn has so many stones. */
  public Ordering(Hypergraph game, int turn) {
    this(game, turn, game.allCells());
  }

  /** The same through the window of an infinite board. */
  public Ordering(Hypergraph game, int turn, CellSet window) {
    this.game = game;
    this.turn = turn;
    this.window = window;
    none = game.counts(game.noCells());
    any = none.copy();
    any.raise(game.allLines());
    through = new int[turn > 1 ? game.cellCount() : 0][];
    Arrays.setAll(through, cell -> game.linesThrough(cell).toArray());
  }

  /**
   * What the options make.
   *
   * @param claim ⟨N, Z, t⟩
   * @param touched the T_i: with p = 1 an option is given if O's stone is not in its T_i, and in
   *     all those before
   * @param far T19: for each option how many stones of O's that it answers may be on one line that
   *     misses the window
   * @param looks for p ≥ 2 what O's turns took (docs/format.md, 4.1)
   */
  public record Made(Race claim, List<CellSet> touched, List<Integer> far, long looks) {}

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
      return new TurnOrdering(game, turn, window, through, options, own, opponents).check();
    }
    List<CellSet> reaches = reaches(options, own, opponents);
    CellSet all = game.noCells();
    CellSet needs = game.noCells();
    for (int i = 0; i < reaches.size(); i++) {
      Answer<Race> option = options.get(i);
      all = all.union(reaches.get(i));
      needs = needs.union(option.then().needs().minus(option.cells()));
    }
    needs = needs.union(own.intersection(all));
    return made(options, reaches, needs);
  }

  /** For p = 1: the T_i of options, whichever others there are, with the cells of N in them. */
  public List<CellSet> reaches(List<Answer<Race>> options, CellSet own, CellSet opponents) {
    LineSet unblocked = game.allLines().minus(game.linesMeeting(own));
    LineNumbers full = game.counts(opponents);
    full.add(game.allLines());
    List<CellSet> reaches = new ArrayList<>(options.size());
    for (Answer<Race> option : options) {
      CellSet guards = guards(option, full, unblocked).minus(own).minus(opponents);
      reaches.add(option.then().zone().union(option.cells()).union(guards));
    }
    return reaches;
  }

  /**
   * The cells of the lines on which O has no room left.
   *
   * @param full t + 1 of the lines where O could have no stone more
   */
  private CellSet guards(Answer<Race> option, LineNumbers full, LineSet unblocked) {
    CellSet guards = game.noCells();
    for (int line :
        option
            .then()
            .tolerances()
            .numbers()
            .same(full, unblocked.minus(game.linesMeeting(option.cells())))
            .toArray()) {
      guards = guards.union(game.line(line));
    }
    return guards;
  }

  private Made made(List<Answer<Race>> options, List<CellSet> reaches, CellSet needs) throws Fault {
    List<CellSet> touched = new ArrayList<>(reaches.size());
    List<Integer> far = new ArrayList<>(reaches.size());
    LineNumbers most = any.copy();
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
      lower(most, options.get(i), touches, i == 0 ? game.allLines() : game.linesMeeting(answered));
      touched.add(touches);
      // A stone that is far away is not in T_1.
      far.add(i == 0 ? 1 : 0);
      left = left.intersection(touches);
      zone = zone.union(touches);
      wins &= options.get(i).then().wins();
    }
    if (!left.isEmpty()) {
      throw new Fault(Reason.MOVE_NOT_ANSWERED, "a move on one of " + left + " has no answer");
    }
    Race claim = new Race(wins, needs, zone, Tolerances.normal(game, most, needs, zone));
    return new Made(claim, touched, far, 0);
  }

  /**
   * The tolerances that an option leaves, one less where the stone that it answers may lie. That is
   * on all lines which count, for the first option: such a line has a cell outside T_1, and what is
   * put down for lines that meet N does not matter. Lines that meet N_i have ∞, and so have those
   * of a tolerance of |ℓ \ Z_i| or more: it is left to look at lines that meet R_i, and at those
   * with guards.
   */
  private void lower(LineNumbers most, Answer<Race> option, CellSet touches, LineSet answered) {
    LineNumbers then = option.then().tolerances().numbers();
    LineSet counting = then.below(any, game.allLines().minus(game.linesMeeting(option.cells())));
    int[] loose =
        Arrays.stream(guarded(option, touches).intersection(counting).toArray())
            .filter(line -> then.of(line) > game.lineSize(line) - game.line(line).countIn(touches))
            .toArray();
    counting = counting.minus(LineSet.of(game.lineCount(), loose));
    LineNumbers before = then.copy();
    before.subtract(none.below(then, answered.intersection(counting)));
    most.lower(before, counting);
  }

  /** The lines that meet guards. */
  private LineSet guarded(Answer<Race> option, CellSet touches) {
    return game.linesMeeting(touches.minus(option.then().zone()).minus(option.cells()));
  }
}
