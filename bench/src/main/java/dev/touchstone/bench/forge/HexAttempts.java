package dev.touchstone.bench.forge;

import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Applications of the rules of Hex, right and wrong. JOIN is aimed at Links that meet, OPTIONS at
 * Links with the same ends and answers that they need, FILL at cells of the Link.
 */
final class HexAttempts {

  private static final List<Rule> RULES =
      List.of(Rule.JOIN, Rule.JOIN, Rule.OPTIONS, Rule.OPTIONS, Rule.FILL, Rule.IMAGE, Rule.TOUCH);

  private final Statement statement;
  private final HexCells board;
  private final Pool<Joined> pool;
  private final SplittableRandom random;

  HexAttempts(Statement statement, HexCells board, Pool<Joined> pool, SplittableRandom random) {
    this.statement = statement;
    this.board = board;
    this.pool = pool;
    this.random = random;
  }

  /** The first ones are neighbours. */
  Rule some() {
    if (pool.size() < 5) {
      return Rule.TOUCH;
    }
    int ends = pool.any(this::isWhole) ? statement.onlyBy().isPresent() ? 2 : 4 : 30;
    return oneIn(ends) ? Rule.END : RULES.get(random.nextInt(RULES.size()));
  }

  /** Joins both sides. */
  private boolean isWhole(Joined link) {
    return link.hasEnd(board.count()) && link.hasEnd(board.count() + 1);
  }

  private boolean hasSide(Joined link) {
    return link.hasEnd(board.count()) || link.hasEnd(board.count() + 1);
  }

  List<Step> of(Rule rule) {
    return switch (rule) {
      case TOUCH -> touch();
      case JOIN -> join();
      case OPTIONS -> oneIn(3) ? bridge() : options();
      case FILL -> fill();
      case IMAGE -> image();
      case END -> end();
      default -> throw new IllegalArgumentException(rule + " makes no Link");
    };
  }

  private List<Step> touch() {
    int nodes = board.count() + 2;
    int a = random.nextInt(nodes);
    int b = random.nextInt(nodes);
    for (int tries = 0; tries < 20 && !oneIn(12) && !board.areNeighbours(a, b); tries++) {
      b = random.nextInt(nodes);
    }
    return List.of(new LinkStep.Touch(a, b));
  }

  private List<Step> join() {
    Predicate<Joined> says = oneIn(2) ? link -> link.zone() != 0 : link -> true;
    boolean sides = oneIn(3);
    int first = pool.some(random, link -> sides ? hasSide(link) : says.test(link));
    Joined one = pool.claim(first);
    int end = (sides ? one.from() < board.count() : oneIn(2)) ? one.from() : one.to();
    boolean any = oneIn(20);
    boolean common = one.zone() != 0 && oneIn(2);
    int other =
        pool.some(
            random,
            link ->
                any
                    || (link.hasEnd(end)
                        && (!sides || hasSide(link))
                        && !(link.hasEnd(one.from()) && link.hasEnd(one.to()))
                        && (!common || (link.zone() & one.zone()) != 0)));
    return List.of(pool.recall(first), pool.recall(other), new LinkStep.Join());
  }

  /** Two nodes with two cells between them: which of these comes to be P's is left open. */
  private List<Step> bridge() {
    int nodes = board.count() + 2;
    int a = random.nextInt(nodes);
    int b = random.nextInt(nodes);
    int between = 0;
    for (int tries = 0; tries < 40 && Integer.bitCount(between) < 2; tries++) {
      b = random.nextInt(nodes);
      between = 0;
      for (int cell = 0; cell < board.count() && a != b; cell++) {
        boolean near = board.areNeighbours(cell, a) && board.areNeighbours(cell, b);
        between |= near ? 1 << cell : 0;
      }
    }
    List<Step> steps = new ArrayList<>();
    int count = 0;
    for (int left = between; left != 0; left &= left - 1) {
      int cell = Integer.numberOfTrailingZeros(left);
      steps.add(new Step.Enter(Step.Frame.ANSWER, set(0), set(1 << cell)));
      steps.add(new LinkStep.Touch(a, cell));
      steps.add(new LinkStep.Touch(cell, b));
      steps.add(new LinkStep.Join());
      steps.add(new Step.Leave());
      count++;
    }
    steps.add(new Step.Options(count));
    return steps;
  }

  /** Two or three Links with the same ends, each with an answer that it needs. */
  private List<Step> options() {
    Joined like = pool.claim(pool.some(random, link -> link.needs() != 0));
    List<Step> steps = new ArrayList<>();
    int count = 2 + (oneIn(3) ? 1 : 0);
    int left = ~0;
    for (int i = 0; i < count; i++) {
      boolean other = oneIn(12);
      int common = left;
      int number =
          pool.some(
              random,
              link ->
                  other
                      ? link.hasEnd(like.from())
                      : link.hasEnd(like.from())
                          && link.hasEnd(like.to())
                          && (common == ~0 || (link.zone() & common) != common));
      Joined then = pool.claim(number);
      int ends = (1 << then.from() | 1 << then.to()) & ((1 << board.count()) - 1);
      int mayPlay = oneIn(8) ? then.needs() : then.needs() & ~ends;
      int answer = mayPlay == 0 ? cells(random.nextInt(2)) : oneOf(mayPlay);
      answer |= oneIn(25) ? cells(1) : 0;
      left = left == ~0 ? then.zone() | answer : left & (then.zone() | answer);
      steps.add(new Step.Enter(Step.Frame.ANSWER, set(0), set(answer)));
      steps.add(pool.recall(number));
      steps.add(new Step.Leave());
    }
    steps.add(new Step.Options(count));
    return steps;
  }

  /** Of cells of the Link mostly; what is given besides makes some of them dead. */
  private List<Step> fill() {
    int number = pool.some(random, link -> Integer.bitCount(link.needs() | link.zone()) > 2);
    Joined link = pool.claim(number);
    int ends = (1 << link.from() | 1 << link.to()) & ((1 << board.count()) - 1);
    int filled = 0;
    for (int count = oneIn(10) ? random.nextInt(4) : 1 + random.nextInt(2); count > 0; count--) {
      int cells = (link.needs() | link.zone()) & ~(oneIn(12) ? 0 : ends);
      filled |= cells == 0 || oneIn(8) ? cells(1) : oneOf(cells);
    }
    int given = oneIn(2) ? cells(random.nextInt(4)) : around(filled);
    given &= oneIn(12) ? ~0 : ~filled;
    return List.of(pool.recall(number), new LinkStep.Fill(set(filled), set(given)));
  }

  /** Some neighbours of these cells. */
  private int around(int cells) {
    int around = 0;
    for (int cell = 0; cell < board.count(); cell++) {
      for (int other = 0; other < board.count(); other++) {
        boolean near = (cells >> other & 1) != 0 && board.areNeighbours(cell, other);
        around |= near && !oneIn(3) ? 1 << cell : 0;
      }
    }
    return around;
  }

  /** Half a turn, or what keeps rows or columns and is no symmetry, or two cells exchanged. */
  private List<Step> image() {
    int rows = board.rows();
    int columns = board.columns();
    int kind = random.nextInt(5);
    int[] images = IntStream.range(0, board.count()).toArray();
    int a = random.nextInt(images.length);
    int b = random.nextInt(images.length);
    for (int cell = 0; cell < images.length; cell++) {
      int row = cell / columns;
      int column = cell % columns;
      int mirrored = row * columns + columns - 1 - column;
      int upsideDown = (rows - 1 - row) * columns + column;
      int exchanged = cell == a ? b : cell == b ? a : cell;
      int transposed = rows == columns ? column * columns + row : mirrored;
      images[cell] =
          new int[] {board.count() - 1 - cell, mirrored, upsideDown, exchanged, transposed}[kind];
    }
    int number = pool.some(random, link -> link.zone() != 0);
    return List.of(
        new Step.Symmetry(CellList.of(images)),
        pool.recall(number),
        new Step.Image(pool.symmetries()));
  }

  /** Answers by Links of both sides, for each stone that one of them needs alone. */
  private List<Step> map() {
    List<Step> steps = new ArrayList<>();
    for (int cell = 0; cell < board.count(); cell++) {
      int stone = 1 << cell;
      boolean any = oneIn(20);
      Predicate<Joined> wins = link -> any ? hasSide(link) : isWhole(link) && link.needs() == stone;
      if (pool.any(wins) && !oneIn(8)) {
        steps.add(new Step.Enter(Step.Frame.ANSWER, set(0), set(oneIn(20) ? cells(1) : stone)));
        steps.addAll(pool.alone(pool.some(random, wins)));
        steps.add(new Step.Leave());
      }
    }
    return with(steps, new Step.End());
  }

  /** The Link of both sides, if there is one. */
  private List<Step> end() {
    if (statement.onlyBy().isPresent()) {
      return map();
    }
    int own = (int) statement.setup().stones(statement.prover()).word(0);
    boolean any = oneIn(4);
    int most = statement.proverOpens() ? 1 + random.nextInt(2) : random.nextInt(2);
    int number =
        pool.some(
            random,
            link ->
                (any ? hasSide(link) : isWhole(link))
                    && Integer.bitCount(link.needs() & ~own) <= most);
    List<Step> alone = pool.alone(number);
    if (statement.proverOpens() == oneIn(16)) {
      return with(alone, new Step.End());
    }
    int needed = pool.claim(number).needs() & ~own;
    int answer = needed == 0 || oneIn(10) ? cells(1) : needed;
    List<Step> steps = new ArrayList<>();
    steps.add(new Step.Enter(Step.Frame.ANSWER, set(0), set(answer)));
    steps.addAll(alone);
    steps.add(new Step.Leave());
    return with(steps, new Step.End());
  }

  private static List<Step> with(List<Step> steps, Step last) {
    List<Step> all = new ArrayList<>(steps);
    all.add(last);
    return all;
  }

  private boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  private int oneOf(int cells) {
    int skip = random.nextInt(Integer.bitCount(cells));
    int left = cells;
    for (; skip > 0; skip--) {
      left &= left - 1;
    }
    return left & -left;
  }

  private int cells(int count) {
    int cells = 0;
    for (int i = 0; i < count; i++) {
      cells |= 1 << random.nextInt(board.count());
    }
    return cells;
  }

  private CellSet set(int cells) {
    return CellSet.of(
        board.count(),
        IntStream.range(0, board.count()).filter(cell -> (cells >> cell & 1) != 0).toArray());
  }
}
