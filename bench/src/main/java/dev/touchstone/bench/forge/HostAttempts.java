package dev.touchstone.bench.forge;

import dev.touchstone.certificate.MotionStep;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Motion;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Applications of the rules on an infinite board, right and wrong: lines of the window mostly, and
 * options that leave each other room.
 */
final class HostAttempts {

  private final Statement statement;
  private final Hypergraph game;
  private final InfiniteBoard board;
  private final Pool<Sight> pool;
  private final SplittableRandom random;

  /** The numbers of cells of the window, and of lines that lie in it. */
  private final int[] shown;

  private final int[] linesShown;

  HostAttempts(Statement statement, Pool<Sight> pool, SplittableRandom random) {
    this.statement = statement;
    game = statement.hypergraph();
    board = (InfiniteBoard) statement.board();
    this.pool = pool;
    this.random = random;
    CellSet window = board.within(board.window());
    shown = window.toArray();
    linesShown =
        IntStream.range(0, game.lineCount())
            .filter(line -> window.containsAll(game.line(line)))
            .toArray();
  }

  private boolean isStrong() {
    return statement.rules() == Rules.STRONG;
  }

  /** Some lines of the window to begin with; and what rules make of them. */
  Rule some() {
    if (pool.size() < Math.min(6, linesShown.length) || pool.size() < 1) {
      return isStrong() ? Rule.DONE : Rule.STONES;
    }
    int kind = random.nextInt(16);
    return switch (kind) {
      case 0 -> isStrong() ? Rule.DONE : Rule.STONES;
      case 1 -> Rule.GROUPS;
      case 2, 3, 4 -> Rule.IMAGE;
      case 5, 6 -> Rule.END;
      case 7 -> Rule.BOTH;
      default -> isStrong() ? Rule.ORDERED : Rule.OPTIONS;
    };
  }

  List<Step> of(Rule rule) {
    return switch (rule) {
      case DONE -> List.of(new RaceStep.Done(line()));
      case STONES -> List.of(new Step.Stones(line()));
      case GROUPS -> groups();
      case IMAGE -> image();
      case BOTH -> both();
      case ORDERED, OPTIONS -> options(rule);
      case END -> end();
      default -> throw new IllegalArgumentException(rule + " is not tried");
    };
  }

  private int line() {
    boolean any = linesShown.length == 0 || oneIn(8);
    return any ? random.nextInt(game.lineCount()) : linesShown[random.nextInt(linesShown.length)];
  }

  private List<Step> groups() {
    int one = cell();
    int other = cell();
    CellList pair = CellList.of(Math.min(one, other), Math.max(one, other));
    return List.of(new Step.Groups(2, one == other ? CellList.of(0, 1) : pair, true));
  }

  private int cell() {
    return oneIn(10) ? random.nextInt(game.cellCount()) : shown[random.nextInt(shown.length)];
  }

  private List<Step> both() {
    int one = pool.some(random, Sight::block);
    int other = pool.some(random, Sight::block);
    return List.of(pool.recall(one), pool.recall(other), new Step.Both(2));
  }

  /** By a motion that the host and the region allow, mostly. */
  private List<Step> image() {
    Motion motion = motion();
    for (int tries = 0; tries < 12 && !oneIn(6) && !board.host().isKeptBy(motion); tries++) {
      motion = motion();
    }
    int number = pool.some(random, oneIn(2) ? Sight::saysSomething : sight -> true);
    return List.of(new MotionStep(motion), pool.recall(number), new Step.Image(pool.symmetries()));
  }

  private Motion motion() {
    return new Motion(random.nextInt(8), random.nextInt(9) - 4L, random.nextInt(7) - 3L);
  }

  /** Answers that bring what their claims need, mostly, until no cell is in all of them. */
  private List<Step> options(Rule rule) {
    boolean ordered = rule == Rule.ORDERED;
    List<Step> steps = new ArrayList<>();
    if (ordered) {
      CellSet own = cells(random.nextInt(2));
      CellSet theirs = cells(random.nextInt(4));
      steps.add(new Step.Enter(Step.Frame.FOCUS, theirs, own));
    }
    BitSet left = new BitSet();
    BitSet needed = new BitSet();
    int count = 0;
    boolean wins = random.nextInt(4) > 0;
    for (int tries = 0; tries < 30 && (count == 0 || !left.isEmpty()); tries++) {
      boolean any = oneIn(40);
      int number = pool.some(random, sight -> any || isWanted(sight, wins, needed));
      Sight then = pool.claim(number);
      BitSet answer = answer(then);
      BitSet touched = (BitSet) then.zone().clone();
      touched.or(answer);
      BitSet common = (BitSet) left.clone();
      common.and(touched);
      if (count == 0 || !common.equals(left)) {
        CellSet played = CellSet.of(game.cellCount(), answer.stream().toArray());
        steps.add(new Step.Enter(Step.Frame.ANSWER, game.noCells(), played));
        steps.add(pool.recall(number));
        steps.add(new Step.Leave());
        left = count == 0 ? touched : common;
        needed.or(then.needs());
        count++;
      }
    }
    steps.add(ordered ? new RaceStep.Ordered(count) : new Step.Options(count));
    if (ordered) {
      steps.add(new Step.Leave());
    }
    return steps;
  }

  /** A Win if Wins are wanted, that needs something of what the options before need. */
  private boolean isWanted(Sight sight, boolean wins, BitSet needed) {
    boolean kind =
        isStrong()
            ? (wins ? sight.kind() == Claimed.Kind.WIN : sight.kind() != Claimed.Kind.COMPLETE)
            : sight.kind() == Claimed.Kind.COMPLETE;
    boolean related = needed.isEmpty() || sight.block() || sight.needs().intersects(needed);
    return kind && related && (sight.kind() != Claimed.Kind.WIN || !sight.needs().isEmpty());
  }

  private BitSet answer(Sight then) {
    BitSet answer = new BitSet();
    int[] needs = then.needs().stream().toArray();
    if (needs.length > 0 && !oneIn(10)) {
      answer.set(needs[random.nextInt(needs.length)]);
    } else if (oneIn(2)) {
      answer.set(cell());
    }
    return answer;
  }

  /** A claim that needs one stone, which the first move brings; of the region as a rule. */
  private List<Step> end() {
    Predicate<Sight> wins =
        sight -> sight.kind() == (isStrong() ? Claimed.Kind.WIN : Claimed.Kind.COMPLETE);
    int most = 1 + (oneIn(8) ? 1 : 0);
    int number = pool.some(random, wins.and(sight -> sight.needs().cardinality() <= most));
    List<Step> steps = new ArrayList<>();
    CellSet played = CellSet.of(game.cellCount(), pool.claim(number).needs().stream().toArray());
    steps.add(new Step.Enter(Step.Frame.ANSWER, game.noCells(), played));
    steps.addAll(pool.alone(number));
    steps.add(new Step.Leave());
    steps.add(new Step.End());
    return steps;
  }

  private CellSet cells(int count) {
    CellSet cells = game.noCells();
    for (int i = 0; i < count; i++) {
      cells = cells.with(cell());
    }
    return cells;
  }

  private boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }
}
