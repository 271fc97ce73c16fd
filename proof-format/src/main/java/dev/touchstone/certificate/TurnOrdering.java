package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineNumbers;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Theorem T12, ORDERED, for turns of p ≥ 2 stones: the option is given that O's stones S miss, all
 * of them, and that has room for them on every line; the first one of these. Checked: every S has
 * such an option, every option is given for some S. O's turns are not listed: S that is not at home
 * with an option has a cell, or so many cells of a line, that is not, and only sets made of such
 * cells are looked through.
 */
final class TurnOrdering {

  /** The most looks of the sets of one step. */
  private static final long WORK = 1L << 27;

  private final Hypergraph game;
  private final int turn;

  /** The lines through each cell. */
  private final int[][] through;

  private final List<Answer<Race>> options;
  private final CellSet own;
  private final CellSet opponents;
  private final CellSet needs;

  /** P's and O's stones of the scene that no option looks at; O may place them in other scenes. */
  private final CellSet quiet;

  /** How many stones O has on each line. */
  private final int[] taken;

  private final List<RoomyOption> rooms = new ArrayList<>();
  private final List<CellSet> touched = new ArrayList<>();

  /** The set that is looked through, and how many cells of it each line has. */
  private final int[] chosen;

  private int size;
  private final byte[] onLine;

  /** When each line was counted last. */
  private final int[] seen;

  private int visit;
  private long work;

  TurnOrdering(
      Hypergraph game,
      int turn,
      CellSet window,
      int[][] through,
      List<Answer<Race>> options,
      CellSet own,
      CellSet opponents) {
    this.game = game;
    this.turn = turn;
    this.through = through;
    this.options = options;
    this.own = own;
    this.opponents = opponents;
    chosen = new int[turn];
    onLine = new byte[game.lineCount()];
    seen = new int[game.lineCount()];
    CellSet all = game.noCells();
    CellSet needed = game.noCells();
    for (Answer<Race> option : options) {
      all = all.union(option.then().zone()).union(option.cells());
      needed = needed.union(option.then().needs().minus(option.cells()));
    }
    needs = needed.union(own.intersection(all));
    quiet = own.union(opponents).minus(needs).minus(all);
    CellSet others = game.allCells().minus(needs).minus(quiet);
    LineSet settled = game.linesMeeting(own.union(needs));
    LineNumbers othersOnLine = game.countsOutside(needs.union(quiet));
    taken = game.counts(opponents).first(game.lineCount());
    for (Answer<Race> option : options) {
      CellSet touches = option.then().zone().union(option.cells()).minus(needs);
      touched.add(touches);
      LineSet blocked = settled.union(game.linesMeeting(option.cells()));
      Tolerances most = option.then().tolerances();
      rooms.add(
          new RoomyOption(game, turn, window, most, touches, others, blocked, taken, othersOnLine));
    }
  }

  Ordering.Made check() throws Fault {
    visit(0);
    for (int i = 0; i < rooms.size(); i++) {
      if (!rooms.get(i).isUsed()) {
        throw Ordering.unused(i);
      }
    }
    List<Integer> far = rooms.stream().map(RoomyOption::far).toList();
    return new Ordering.Made(claim(), touched, far, work);
  }

  private void pay(long looks) throws Fault {
    work += looks;
    if (work > WORK) {
      throw new Fault(Reason.TOO_MUCH_WORK, "the options of one step interlock too much");
    }
  }

  /**
   * The set chosen is not at home with any option before this one: whoever answers it is found, and
   * then those larger sets are gone through that are not at home there. Goes p deep, at most,
   * whatever the input.
   */
  private void visit(int from) throws Fault {
    int[] shared = shared();
    int at = from - 1;
    do {
      if (++at == rooms.size()) {
        throw new Fault(
            Reason.MOVE_NOT_ANSWERED, "a turn on " + Arrays.toString(set()) + " has no answer");
      }
      pay(8 + shared.length);
    } while (!rooms.get(at).isHome(chosen, size, shared, onLine));
    RoomyOption option = rooms.get(at);
    option.answers(chosen, size, onLine);
    if (size == turn) {
      return;
    }
    pay(game.lineCount() + game.cellCount());
    for (int cell : option.closed().toArray()) {
      with(new int[] {cell}, 1, at + 1);
    }
    for (int line : option.limited()) {
      int more = option.room(line) + 1 - onLine[line];
      if (more <= turn - size) {
        pay(game.lineSize(line));
        subsets(option.open(line, chosen, size), more, new int[more], 0, 0, at + 1);
      }
    }
  }

  /** Goes through the sets of so many of these cells, in lexicographic order. */
  private void subsets(int[] cells, int more, int[] picked, int count, int start, int from)
      throws Fault {
    if (count == more) {
      with(picked, more, from);
      return;
    }
    for (int i = start; i <= cells.length - (more - count); i++) {
      picked[count] = cells[i];
      subsets(cells, more, picked, count + 1, i + 1, from);
    }
  }

  private void with(int[] cells, int count, int from) throws Fault {
    int before = size;
    for (int i = 0; i < count; i++) {
      chosen[size++] = cells[i];
      count(cells[i], 1);
    }
    visit(from);
    while (size > before) {
      count(chosen[--size], -1);
    }
  }

  private void count(int cell, int sign) {
    for (int line : through[cell]) {
      onLine[line] += (byte) sign;
    }
  }

  private int[] set() {
    int[] set = Arrays.copyOf(chosen, size);
    Arrays.sort(set);
    return set;
  }

  /** The lines with two or more cells of the set: on others there is room for one. */
  private int[] shared() throws Fault {
    long looks = 32;
    for (int i = 0; i < size; i++) {
      looks += through[chosen[i]].length;
    }
    pay(looks);
    visit++;
    IntStream.Builder shared = IntStream.builder();
    for (int i = 1; i < size; i++) {
      for (int line : through[chosen[i]]) {
        if (onLine[line] > 1 && seen[line] != visit) {
          seen[line] = visit;
          shared.add(line);
        }
      }
    }
    return shared.build().toArray();
  }

  private Race claim() {
    CellSet zone = game.noCells();
    boolean wins = true;
    short[] most = new short[game.lineCount()];
    Arrays.fill(most, Tolerances.ANY);
    int[] spare = game.counts(quiet).first(most.length);
    boolean[] fits = new boolean[most.length];
    Arrays.fill(fits, true);
    for (int i = 0; i < rooms.size(); i++) {
      Race then = options.get(i).then();
      zone = zone.union(touched.get(i));
      wins &= then.wins();
      // Lines that meet N_i have ∞, and so have those of |ℓ \ T_i| or more.
      LineSet blocked = game.linesMeeting(options.get(i).cells());
      for (int line = 0; line < most.length; line++) {
        int left = rooms.get(i).tolerance(line);
        if (left != Tolerances.ANY && !blocked.contains(line)) {
          int before = left - rooms.get(i).most(line, spare[line]);
          most[line] = (short) Math.min(most[line], Math.max(before, Tolerances.BLOCKED));
          fits[line] &= left >= taken[line];
        }
      }
    }
    zone = zone.union(guards(most, fits));
    return new Race(wins, needs, zone, Tolerances.normal(game, most, needs, zone));
  }

  /**
   * The free cells of the lines on which O has all stones that are let off, or more: with them in Z
   * O has there, after its turn, what the scene says and the turn adds, and for this was room.
   */
  private CellSet guards(short[] most, boolean[] fits) {
    CellSet guards = game.noCells();
    LineSet settled = game.linesMeeting(own.union(needs));
    for (int line = 0; line < most.length; line++) {
      if (most[line] < taken[line] && fits[line] && !settled.contains(line)) {
        guards = guards.union(game.line(line).minus(opponents));
        most[line] = Tolerances.ANY;
      }
    }
    return guards;
  }
}
