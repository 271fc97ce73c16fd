package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;

import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The options that were found in a position with the opponent to move, and the turns that none of
 * them answers: those are the moves to be looked at. First come turns of no stone and of one (null
 * and semi-null moves), as T12 notes them; a larger turn is looked at only where what answers its
 * parts does not answer it. The walk is that of certificate/TurnOrdering, but whoever has no answer
 * is asked for one.
 */
final class Coverage {

  /** Finds an option for a turn of the opponent's; null if there is none. */
  interface Answerer {
    @Nullable Choice answer(int[] move);
  }

  private final Stones at;
  private final TurnBoard board;
  private final Answerer answerer;
  private final List<Option> options = new ArrayList<>();
  private final int[] hot;
  private final int[] worth;
  private final int[] chosen;
  private int size;
  private final byte[] onLine;

  /** Turns without an answer, if they are collected; else the first one ends the walk. */
  private @Nullable List<int[]> open;

  private int mostOpen;

  Coverage(Stones at, Answerer answerer) {
    this.at = at;
    this.answerer = answerer;
    board = at.board;
    chosen = new int[board.turn];
    onLine = new byte[board.lines];
    int[] found = new int[board.lines];
    int count = 0;
    for (int line = 0; line < board.lines; line++) {
      if (at.count[OPPONENT][line] > 0 && at.isOpen(OPPONENT, line)) {
        found[count++] = line;
      }
    }
    hot = Arrays.copyOf(found, count);
    worth = Worth.ofCells(at);
  }

  void add(Choice choice) {
    options.add(new Option(at, choice, hot));
  }

  boolean isEmpty() {
    return options.isEmpty();
  }

  List<Choice> choices() {
    return options.stream().map(option -> option.choice).toList();
  }

  /** Whether an option answers this turn, or a cell of it is taken. */
  boolean isAnswered(int[] move) {
    if (!begin(move)) {
      return true;
    }
    boolean has = home(0) < options.size();
    clear(0);
    return has;
  }

  /** Answers this turn, unless it has an answer; whether it has one now. */
  boolean answers(int[] move) {
    if (!begin(move)) {
      return true;
    }
    boolean has = home(0) < options.size() || ask();
    clear(0);
    return has;
  }

  private boolean begin(int[] move) {
    for (int cell : move) {
      if (!at.isFree(cell)) {
        return false;
      }
    }
    for (int cell : move) {
      push(cell);
    }
    return true;
  }

  /** Answers all turns; whether that is done. */
  boolean answersAll() {
    return visit(0);
  }

  /**
   * Answers all turns that can be answered, and says which cannot, so many at most. Larger turns
   * than those are not looked at.
   *
   * @param known turns that need not be asked for again
   */
  List<int[]> unanswered(List<int[]> known, int most) {
    List<int[]> found = new ArrayList<>();
    for (int[] move : known) {
      if (!isAnswered(move)) {
        found.add(move);
      }
    }
    mostOpen = most;
    open = found;
    do {
      visit(0);
      // What is larger than a turn which was answered later has been passed over.
    } while (found.removeIf(this::isAnswered));
    open = null;
    return found;
  }

  /** Whether a part of the turn chosen is known to have no answer. */
  private boolean isPutOff(List<int[]> unanswered) {
    for (int[] move : unanswered) {
      if (Arrays.stream(move).allMatch(this::isChosen)) {
        return true;
      }
    }
    return false;
  }

  private int home(int from) {
    int i = from;
    while (i < options.size() && !options.get(i).isHome(chosen, size, onLine)) {
      i++;
    }
    return i;
  }

  private boolean ask() {
    Choice choice = answerer.answer(Arrays.copyOf(chosen, size));
    if (choice == null) {
      return false;
    }
    add(choice);
    return true;
  }

  private boolean visit(int from) {
    int i = home(from);
    List<int[]> unanswered = open;
    if (i == options.size() && unanswered != null && isPutOff(unanswered)) {
      return true;
    }
    if (i == options.size() && !ask()) {
      if (unanswered == null) {
        return false;
      }
      unanswered.add(Arrays.copyOf(chosen, size));
      return unanswered.size() < mostOpen;
    }
    if (size == board.turn || size == at.freeCount()) {
      return true;
    }
    Option option = options.get(i);
    for (int cell : sorted(option.closed.toArray())) {
      if (!isChosen(cell) && !visitWith(new int[] {cell}, 1, i + 1)) {
        return false;
      }
    }
    for (int line : option.limited) {
      int more = option.room(line) + 1 - onLine[line];
      if (more <= board.turn - size
          && !subsets(openCells(option, line), more, new int[more], 0, 0, i + 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean subsets(int[] cells, int more, int[] picked, int count, int start, int from) {
    if (count == more) {
      return visitWith(picked, more, from);
    }
    for (int i = start; i <= cells.length - (more - count); i++) {
      picked[count] = cells[i];
      if (!subsets(cells, more, picked, count + 1, i + 1, from)) {
        return false;
      }
    }
    return true;
  }

  private boolean visitWith(int[] cells, int count, int from) {
    int before = size;
    for (int i = 0; i < count; i++) {
      push(cells[i]);
    }
    boolean done = visit(from);
    clear(before);
    return done;
  }

  private void push(int cell) {
    chosen[size++] = cell;
    for (int line : board.through[cell]) {
      onLine[line]++;
    }
  }

  private void clear(int before) {
    while (size > before) {
      for (int line : board.through[chosen[--size]]) {
        onLine[line]--;
      }
    }
  }

  private boolean isChosen(int cell) {
    for (int i = 0; i < size; i++) {
      if (chosen[i] == cell) {
        return true;
      }
    }
    return false;
  }

  private int[] openCells(Option option, int line) {
    return Arrays.stream(board.members[line])
        .filter(cell -> at.isFree(cell) && !option.closed.contains(cell) && !isChosen(cell))
        .toArray();
  }

  /** The strongest first: if there is no answer to one of them, that is soon known. */
  private int[] sorted(int[] cells) {
    long[] keys = new long[cells.length];
    for (int i = 0; i < cells.length; i++) {
      keys[i] = ((long) -worth[cells[i]] << 20) | cells[i];
    }
    Arrays.sort(keys);
    return Arrays.stream(keys).mapToInt(key -> (int) (key & 0xfffff)).toArray();
  }
}
