package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The prover's turns that are worth a try, by what the lines say: those that make threats (a line
 * is one if a turn can complete it), more so if it takes the opponent's whole turn to stop them;
 * and quiet ones among the best cells. Whatever the opponent threatens must be stopped.
 */
final class Candidates {

  /** A turn. */
  static final class Turn {

    private final int[] cells;
    private final int stones;
    private final long worth;

    /**
     * A turn.
     *
     * @param stones how many stones it takes to stop its threats; p + 1 if a turn does not
     */
    Turn(int[] cells, int stones, long worth) {
      this.cells = cells;
      this.stones = stones;
      this.worth = worth;
    }

    int[] cells() {
      return cells;
    }

    int stones() {
      return stones;
    }
  }

  private static final int BEST = 24;

  /** The same where it takes all stones but one to stop what the opponent threatens. */
  private static final int BEST_OF_ONE = 72;

  private static final int BEST_OF_MORE = 14;

  /** What two stones on a line gain by each other counts more than what each does alone. */
  private static final long JOINT = 3;

  private final Stones at;
  private final TurnBoard board;
  private final Allowance allowance;
  private final int size;
  private final int[] worth;
  private final List<int[]> dangers;
  private final int[][] near;
  private final List<Turn> found = new ArrayList<>();
  private final LongOpenHashSet seen = new LongOpenHashSet();

  private Candidates(Stones at, int stones, Allowance allowance, List<int[]> dangers) {
    this.at = at;
    this.allowance = allowance;
    this.dangers = dangers;
    board = at.board;
    size = Math.min(stones, at.freeCount());
    worth = Worth.ofCells(at);
    near = new int[board.cells][];
  }

  /** The threats of a side, as what is left of their lines: those that so many stones complete. */
  static List<int[]> threats(Stones at, int side, int stones) {
    List<int[]> threats = new ArrayList<>();
    for (int line = 0; line < at.board.lines; line++) {
      if (at.isOpen(side, line) && at.missing(side, line) <= stones) {
        threats.add(at.rest(line));
      }
    }
    return threats;
  }

  /** The turns of so many stones, the best first. */
  static List<Turn> of(Stones at, int stones, Allowance allowance) {
    List<int[]> dangers = threats(at, OPPONENT, at.board.turn);
    if (Hitting.number(dangers, stones) > stones) {
      return List.of();
    }
    Candidates candidates = new Candidates(at, stones, allowance, dangers);
    candidates.collect();
    candidates.found.sort(
        Comparator.comparingLong((Turn turn) -> -turn.worth)
            .thenComparing(Turn::cells, Arrays::compare));
    return candidates.found;
  }

  private void collect() {
    int[] pool = allowance.isWhole() ? freeCells() : pool();
    subsets(pool, new int[size], 0, 0);
    if (allowance.isWhole() || size < 2) {
      return;
    }
    for (int line = 0; line < board.lines; line++) {
      if (at.isOpen(PROVER, line) && at.missing(PROVER, line) == size + board.turn) {
        int[] rest = Arrays.stream(at.rest(line)).filter(board.window::contains).toArray();
        subsets(rest, new int[size], 0, 0);
      }
    }
  }

  private int[] freeCells() {
    return IntStream.range(0, board.cells)
        .filter(cell -> at.isFree(cell) && board.window.contains(cell))
        .toArray();
  }

  /** Cells by which one stone makes a threat, those that stop one, and the best of the others. */
  private int[] pool() {
    boolean[] wanted = new boolean[board.cells];
    for (int line = 0; line < board.lines; line++) {
      if (size <= 2 && at.isOpen(PROVER, line) && at.missing(PROVER, line) == 1 + board.turn) {
        for (int cell : at.rest(line)) {
          wanted[cell] = true;
        }
      }
    }
    for (int[] danger : dangers) {
      for (int cell : danger) {
        wanted[cell] = true;
      }
    }
    boolean oneIsLeft = !dangers.isEmpty() && Hitting.number(dangers, size) == size - 1;
    int best = oneIsLeft ? BEST_OF_ONE : size <= 2 ? BEST : BEST_OF_MORE;
    int[] free = freeCells();
    Arrays.stream(free)
        .boxed()
        .sorted(Comparator.comparingInt((Integer cell) -> -worth[cell]).thenComparing(c -> c))
        .limit(best)
        .forEach(cell -> wanted[cell] = true);
    return Arrays.stream(free).filter(cell -> wanted[cell]).toArray();
  }

  private void subsets(int[] cells, int[] picked, int count, int start) {
    if (count == size) {
      consider(picked);
      return;
    }
    for (int i = start; i <= cells.length - (size - count); i++) {
      picked[count] = cells[i];
      subsets(cells, picked, count + 1, i + 1);
    }
  }

  private void consider(int[] cells) {
    if (!Hitting.all(dangers, cells)) {
      return;
    }
    List<int[]> threats = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      for (int line : near(cells[i])) {
        if (isFirstOn(line, cells, i) && missing(line, cells) <= board.turn) {
          threats.add(rest(line, cells));
        }
      }
    }
    int stones = Hitting.number(threats, board.turn);
    if (!allowance.isWhole() && !allowance.allows(stones, board.turn)) {
      return;
    }
    if (seen.add(key(cells))) {
      long sum = stones > board.turn ? 1_000_000 : 600L * stones;
      for (int cell : cells) {
        sum += worth[cell];
      }
      sum += JOINT * Worth.together(at, cells);
      found.add(new Turn(cells.clone(), stones, sum));
    }
  }

  /** The lines through a cell that a turn with it can make a threat. */
  private int[] near(int cell) {
    if (near[cell] == null) {
      near[cell] =
          Arrays.stream(board.through[cell])
              .filter(
                  line -> at.isOpen(PROVER, line) && at.missing(PROVER, line) <= size + board.turn)
              .toArray();
    }
    return near[cell];
  }

  private boolean isFirstOn(int line, int[] cells, int i) {
    for (int j = 0; j < i; j++) {
      if (board.isOn(line, cells[j])) {
        return false;
      }
    }
    return true;
  }

  private int missing(int line, int[] cells) {
    int missing = at.missing(PROVER, line);
    for (int cell : cells) {
      missing -= board.isOn(line, cell) ? 1 : 0;
    }
    return missing;
  }

  private int[] rest(int line, int[] cells) {
    return Arrays.stream(at.rest(line))
        .filter(cell -> Arrays.stream(cells).noneMatch(other -> other == cell))
        .toArray();
  }

  private long key(int[] cells) {
    long key = 0;
    for (int cell : cells) {
      key ^= board.key(PROVER, cell);
    }
    return key;
  }
}
