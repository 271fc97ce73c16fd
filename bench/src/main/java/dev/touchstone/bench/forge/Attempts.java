package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Applications of each rule to claims of a pool, right ones and wrong ones. BOTH and SWAP are
 * aimed: what is taken at random has zones that say nothing, or that no cell of the other is near.
 */
final class Attempts {

  /** The rules that make claims of their own. */
  static final List<Rule> RULES =
      List.of(
          Rule.GROUPS,
          Rule.POTENTIAL,
          Rule.OPTIONS,
          Rule.BOTH,
          Rule.SWAP,
          Rule.IMAGE,
          Rule.ORDERED);

  /** The first claim of every pool. */
  private static final int NOTHING = 0;

  private final SmallGame game;
  private final Pool<Claimed> pool;
  private final SplittableRandom random;

  Attempts(SmallGame game, Pool<Claimed> pool, SplittableRandom random) {
    this.game = game;
    this.pool = pool;
    this.random = random;
  }

  /** One of the rules; in strong games ORDERED every other time or more, and in weak ones never. */
  Rule some() {
    // Where turns are of several stones, other rules have nothing of their own in strong games.
    int often = game.turn() > 1 ? 8 : 2;
    boolean ordered = game.strong() && random.nextInt(often) > 0;
    return ordered ? Rule.ORDERED : RULES.get(random.nextInt(RULES.size() - 1));
  }

  /** The steps of one application; the last of them makes the claim. */
  List<Step> of(Rule rule) {
    return switch (rule) {
      case GROUPS -> framed(groups());
      case POTENTIAL -> framed(new Step.Potential(set(0), LineSet.of(game.lines().size())));
      case OPTIONS -> oneIn(3) ? bareOptions() : options();
      case BOTH -> both();
      case SWAP -> swap();
      case IMAGE -> image();
      case ORDERED -> new OrderedAttempts(game, pool, random).steps();
      default -> throw new IllegalArgumentException(rule + " makes no claim of its own");
    };
  }

  /** A leaf where a few cells have stones: what is available and needed then is by chance. */
  private List<Step> framed(Step leaf) {
    int opponents = randomCells(random.nextInt(3));
    int own = randomCells(random.nextInt(3)) & ~opponents;
    return List.of(
        new Step.Enter(Step.Frame.FOCUS, set(opponents), set(own)), leaf, new Step.Leave());
  }

  /** Mostly of p + 1 cells and disjoint; else a size is wrong, or a cell is in two of them. */
  private Step groups() {
    int size = oneIn(6) ? 1 + random.nextInt(3) : game.turn() + 1;
    List<Integer> cells = new ArrayList<>(IntStream.range(0, game.cells()).boxed().toList());
    int most = game.cells() / size;
    List<Integer> chosen = new ArrayList<>();
    for (int count = (1 + random.nextInt(Math.max(1, most))) * size; count > 0; count--) {
      boolean again = cells.isEmpty() || oneIn(20);
      chosen.add(again ? random.nextInt(game.cells()) : cells.remove(random.nextInt(cells.size())));
    }
    return new Step.Groups(size, CellList.of(chosen.stream().mapToInt(i -> i).toArray()), true);
  }

  /**
   * Answers that are all that is promised: what a turn may take and what it may not shows there.
   */
  private List<Step> bareOptions() {
    List<Integer> cells = new ArrayList<>(IntStream.range(0, game.cells()).boxed().toList());
    int count = game.turn() + 1 + random.nextInt(2);
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int answer = 0;
      for (int size = 1 + random.nextInt(game.turn()); size > 0 && !cells.isEmpty(); size--) {
        answer |= 1 << cells.remove(random.nextInt(cells.size()));
      }
      answered(steps, answer, NOTHING);
    }
    steps.add(new Step.Options(count));
    return steps;
  }

  private void answered(List<Step> steps, int answer, int then) {
    steps.add(new Step.Enter(Step.Frame.ANSWER, set(0), set(answer)));
    steps.add(pool.recall(then));
    steps.add(new Step.Leave());
  }

  /** Answers of one kind mostly, to zones that leave each other room mostly. */
  private List<Step> options() {
    boolean block = random.nextBoolean();
    int count = 1 + random.nextInt(game.turn() + 3);
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean other = oneIn(30);
      int number = pool.some(random, claim -> !claim.twoSided() && claim.block() == block != other);
      Claimed then = pool.claim(number);
      // What a claim of Maker's needs is what an answer brings, as a rule.
      int answer =
          then.block() || oneIn(4)
              ? randomCells(random.nextInt(game.turn() + 1))
              : then.others() & randomCells(1 + random.nextInt(game.cells()));
      answer = oneIn(10) ? answer | randomCells(1) : answer & ~then.zone();
      answered(steps, answer, number);
    }
    steps.add(new Step.Options(count));
    return steps;
  }

  /** A Block claim, or a Hold that looks like one: nothing is needed for it. */
  private boolean isAlike(Claimed claim) {
    return claim.block() || (claim.kind() == Claimed.Kind.HOLD && claim.others() == 0);
  }

  /** Where there are two-sided claims, every other time one of them. */
  private Predicate<Claimed> mixed(Predicate<Claimed> so) {
    return game.strong() && random.nextBoolean() ? claim -> claim.twoSided() && so.test(claim) : so;
  }

  private static boolean says(Claimed claim) {
    return claim.saysSomething() || (claim.twoSided() && claim.zone() != 0);
  }

  /** Two or three claims that say something; each has at most one cell in common with the first. */
  private List<Step> both() {
    int count = 2 + random.nextInt(2);
    int first = pool.some(random, mixed(claim -> isAlike(claim) && says(claim)));
    int zone = pool.claim(first).zone();
    List<Step> steps = new ArrayList<>(List.of(pool.recall(first)));
    for (int i = 1; i < count; i++) {
      int common = oneIn(3) ? 1 : 0;
      int number =
          oneIn(20)
              ? pool.some(random, claim -> true)
              : pool.some(
                  random,
                  claim ->
                      isAlike(claim)
                          && says(claim)
                          && Integer.bitCount(claim.zone() & zone) <= common);
      steps.add(random.nextInt(steps.size() + 1), pool.recall(number));
    }
    steps.add(new Step.Both(count));
    return steps;
  }

  /** Mostly a cell of a zone for one beside it; a wrong one fails in one of the two. */
  private List<Step> swap() {
    int number = pool.some(random, mixed(claim -> says(claim) && (isAlike(claim) || oneIn(20))));
    int zone = pool.claim(number).zone();
    int all = (1 << game.cells()) - 1;
    int from = cellOf(oneIn(8) ? all : zone);
    int to = cellOf(oneIn(4) ? all : all & ~zone);
    return List.of(pool.recall(number), new Step.Swap(from, to));
  }

  /** By an exchange of two cells, or by cells put anywhere, which is no bijection mostly. */
  private List<Step> image() {
    int[] images = IntStream.range(0, game.cells()).toArray();
    int a = random.nextInt(images.length);
    int b = random.nextInt(images.length);
    int image = images[a];
    images[a] = images[b];
    images[b] = oneIn(6) ? images[b] : image;
    int number = pool.some(random, mixed(Claimed::saysSomething));
    return List.of(
        new Step.Symmetry(CellList.of(images)),
        pool.recall(number),
        new Step.Image(pool.symmetries()));
  }

  private boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  private int randomCells(int count) {
    int cells = 0;
    for (int i = 0; i < count; i++) {
      cells |= 1 << random.nextInt(game.cells());
    }
    return cells;
  }

  /** One of these, or any where there is none. */
  private int cellOf(int cells) {
    int[] members =
        IntStream.range(0, game.cells()).filter(cell -> (cells >> cell & 1) != 0).toArray();
    return members.length == 0
        ? random.nextInt(game.cells())
        : members[random.nextInt(members.length)];
  }

  private CellSet set(int cells) {
    return CellSet.of(
        game.cells(),
        IntStream.range(0, game.cells()).filter(c -> (cells >> c & 1) != 0).toArray());
  }
}
