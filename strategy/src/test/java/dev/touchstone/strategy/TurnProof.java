package dev.touchstone.strategy;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Proofs of strong games of a few cells with turns of several stones and lines of one player's, by
 * looking at every play. Sets of cells are the bits of a number.
 */
final class TurnProof {

  private record Made(Race claim, List<Step> steps) {}

  private record Option(long stones, long answer, Made then) {}

  private record Position(long own, long opponents) {}

  private final Statement statement;
  private final Hypergraph game;
  private final LineSet theirs;
  private final int turn;
  private final boolean wins;
  private final Ordering ordering;
  private final Map<Position, Boolean> known = new HashMap<>();

  private TurnProof(Statement statement) {
    this.statement = statement;
    game = statement.hypergraph();
    theirs = game.linesOf(statement.prover().opponent());
    turn = statement.turn();
    wins = statement.goal() == Goal.COMPLETE_FIRST;
    ordering = new Ordering(game, turn);
  }

  /** The steps of a proof, if the statement is true. */
  static Optional<List<Step>> steps(Statement statement) throws Fault {
    return new TurnProof(statement).steps();
  }

  private Optional<List<Step>> steps() throws Fault {
    long own = statement.setup().stones(statement.prover()).word(0);
    long opponents = statement.setup().stones(statement.prover().opponent()).word(0);
    List<Step> steps = new ArrayList<>();
    if (statement.proverOpens()) {
      long first = answer(own, opponents, statement.opening());
      if (first < 0) {
        return Optional.empty();
      }
      add(new Option(0, first, made(own | first, opponents)), steps);
    } else if (reaches(own, opponents)) {
      steps.addAll(made(own, opponents).steps());
    } else {
      return Optional.empty();
    }
    steps.add(new Step.End());
    return Optional.of(steps);
  }

  private boolean completes(LineSet lines, long stones) {
    for (int line : lines.toArray()) {
      if ((game.line(line).word(0) & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }

  private LineSet ours() {
    return game.linesOf(statement.prover());
  }

  private long free(long own, long opponents) {
    return game.allCells().word(0) & ~own & ~opponents;
  }

  /** The sets of so many of these cells; all of them if there are fewer. */
  private static List<Long> subsets(long cells, int count) {
    List<Long> found = new ArrayList<>();
    int most = Math.min(count, Long.bitCount(cells));
    for (long set = cells; ; set = (set - 1) & cells) {
      if (Long.bitCount(set) == most) {
        found.add(set);
      }
      if (set == 0) {
        return found;
      }
    }
  }

  /** Whether P reaches the goal, O to move. */
  private boolean reaches(long own, long opponents) {
    Position position = new Position(own, opponents);
    Boolean found = known.get(position);
    if (found == null) {
      found = completes(ours(), own) || (!completes(theirs, opponents) && survives(own, opponents));
      known.put(position, found);
    }
    return found;
  }

  private boolean survives(long own, long opponents) {
    long free = free(own, opponents);
    return free == 0
        ? !wins
        : subsets(free, turn).stream().allMatch(s -> answer(own, opponents | s, turn) >= 0);
  }

  /** The stones that P plays, or -1 if nothing reaches the goal. */
  private long answer(long own, long opponents, int stones) {
    if (completes(theirs, opponents)) {
      return -1;
    }
    return subsets(free(own, opponents), stones).stream()
        .filter(answer -> reaches(own | answer, opponents))
        .findFirst()
        .orElse(-1L);
  }

  private CellSet cells(long set) {
    return CellSet.ofWords(game.cellCount(), set);
  }

  private Made made(long own, long opponents) throws Fault {
    for (int line : ours().toArray()) {
      if ((game.line(line).word(0) & ~own) == 0) {
        Race done = Race.done(game, line).against(theirs);
        return new Made(done, List.of(new RaceStep.Done(line)));
      }
    }
    if (!wins && game.linesMeeting(cells(own)).containsAll(theirs)) {
      Race hold = Race.ofBlock(game, game.noCells(), game.noLines()).against(theirs);
      return new Made(hold, List.of(new Step.Nothing()));
    }
    return ordered(own, opponents);
  }

  private Made ordered(long own, long opponents) throws Fault {
    List<Option> options = new ArrayList<>();
    for (long stones : subsets(free(own, opponents), turn)) {
      if (options.stream().noneMatch(option -> serves(option, own, opponents | stones))) {
        long answer = answer(own, opponents | stones, turn);
        options.add(new Option(stones, answer, made(own | answer, opponents | stones)));
      }
    }
    List<Answer<Race>> answers = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    for (Option option : options) {
      answers.add(new Answer<>(cells(option.answer()), option.then().claim()));
      add(option, steps);
    }
    steps.add(new RaceStep.Ordered(options.size()));
    return new Made(ordering.check(answers, cells(own), cells(opponents)).claim(), steps);
  }

  /** Whether the position after O's turn and the answer fits the option's claim. */
  private boolean serves(Option option, long own, long opponents) {
    Race then = option.then().claim();
    if (((then.zone().word(0) | option.answer()) & opponents) != 0) {
      return false;
    }
    for (int line = 0; line < game.lineCount(); line++) {
      long members = game.line(line).word(0);
      boolean blocked = (members & (own | option.answer())) != 0;
      if (!blocked && !then.tolerances().allows(line, Long.bitCount(members & opponents))) {
        return false;
      }
    }
    return true;
  }

  private void add(Option option, List<Step> steps) {
    steps.add(new Step.Enter(Step.Frame.ANSWER, cells(option.stones()), cells(option.answer())));
    steps.addAll(option.then().steps());
    steps.add(new Step.Leave());
  }
}
