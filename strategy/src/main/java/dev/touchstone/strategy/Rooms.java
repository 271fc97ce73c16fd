package dev.touchstone.strategy;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * For which turns of O's the options of a claim by ORDERED have room where a turn has p ≥ 2 stones
 * (docs/theorems.md, T12, "Several stones a turn"): what does not follow from the claim, but from
 * the scene in which it was made. A line is limited in an option if fewer than p stones more of O's
 * would be too many there; cells that are quiet do not count.
 */
final class Rooms {

  private final CellSet quiet;
  private final List<int[]> limits;

  private Rooms(CellSet quiet, List<int[]> limits) {
    this.quiet = quiet;
    this.limits = limits;
  }

  /**
   * Those of options that were checked.
   *
   * @param own P's stones in the scene
   * @param opponents O's stones in the scene
   */
  Rooms(
      Hypergraph game,
      int turn,
      List<Answer<Race>> options,
      Ordering.Made made,
      CellSet own,
      CellSet opponents) {
    CellSet needs = made.claim().needs();
    CellSet touched = game.noCells();
    for (CellSet one : made.touched()) {
      touched = touched.union(one);
    }
    quiet = own.union(opponents).minus(needs).minus(touched);
    limits = new ArrayList<>(options.size());
    for (int i = 0; i < options.size(); i++) {
      Answer<Race> option = options.get(i);
      LineSet blocked = game.linesMeeting(own.union(needs).union(option.cells()));
      IntStream.Builder lines = IntStream.builder();
      for (int line = 0; line < game.lineCount(); line++) {
        int most = option.then().tolerances().of(line);
        int room = most - game.line(line).countIn(opponents);
        boolean limited = room >= 0 && room < turn && !blocked.contains(line);
        if (limited && most < game.line(line).minus(made.touched().get(i)).count()) {
          lines.add(line).add(room);
        }
      }
      limits.add(lines.build().toArray());
    }
  }

  /** Reads what {@link #addTo} has written, from this place on. */
  static Rooms read(int cells, int options, int[] numbers, int from) {
    int at = from + 1 + numbers[from];
    CellSet quiet = CellSet.of(cells, Arrays.copyOfRange(numbers, from + 1, at));
    List<int[]> limits = new ArrayList<>(options);
    for (int i = 0; i < options; i++) {
      int end = at + 1 + 2 * numbers[at];
      limits.add(Arrays.copyOfRange(numbers, at + 1, end));
      at = end;
    }
    return new Rooms(quiet, limits);
  }

  void addTo(IntStream.Builder numbers) {
    numbers.add(quiet.count());
    quiet.forEach(numbers::add);
    for (int[] lines : limits) {
      numbers.add(lines.length / 2);
      for (int number : lines) {
        numbers.add(number);
      }
    }
  }

  /** Whether an option has room for these stones on every line. */
  boolean hasFor(Hypergraph game, int option, CellSet stones) {
    CellSet counted = stones.minus(quiet);
    int[] lines = limits.get(option);
    for (int i = 0; i < lines.length; i += 2) {
      if (game.line(lines[i]).countIn(counted) > lines[i + 1]) {
        return false;
      }
    }
    return true;
  }

  /** How many lines are limited in an option. */
  int limitedLines(int option) {
    return limits.get(option).length / 2;
  }
}
