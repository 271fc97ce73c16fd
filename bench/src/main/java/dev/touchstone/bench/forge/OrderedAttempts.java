package dev.touchstone.bench.forge;

import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Applications of ORDERED to claims of a pool, in a frame whose stones are by chance, so that
 * guards and N⁺ are as well. Options are put one after the other, in any order, until no cell would
 * be in all of them: more at random would leave a move unanswered nearly always.
 */
final class OrderedAttempts {

  private final SmallGame game;
  private final Pool<Claimed> pool;
  private final SplittableRandom random;

  OrderedAttempts(SmallGame game, Pool<Claimed> pool, SplittableRandom random) {
    this.game = game;
    this.pool = pool;
    this.random = random;
  }

  List<Step> steps() {
    int own = oneIn(2) ? 0 : cells(1 + random.nextInt(3));
    int opponents = oneIn(2) ? 0 : cells(1 + random.nextInt(3));
    List<Step> steps = new ArrayList<>();
    steps.add(new Step.Enter(Step.Frame.FOCUS, set(opponents), set(own)));
    // Wins of Wins: a Hold among them would make each a Hold.
    boolean wins = random.nextInt(3) > 0;
    boolean greedy = oneIn(game.turn() > 1 ? 3 : 8);
    int left = ((1 << game.cells()) - 1) & ~own;
    int count = 0;
    // What all threats of a game lean on, where there is such a cell.
    int base = random.nextBoolean() ? 1 << (game.cells() - 1) : 0;
    int played = 0;
    int spare = game.turn() - 1;
    for (int most = 1 + random.nextInt(5); count < most && (left != 0 || spare > 0); count++) {
      boolean telling = random.nextBoolean();
      int taken = played;
      int number =
          oneIn(30)
              ? pool.some(random, claim -> true)
              : pool.some(
                  random,
                  claim ->
                      greedy
                          ? isPair(claim) && (claim.others() & ~base & taken) == 0
                          : (isWanted(claim, wins) && says(claim, telling)));
      Claimed then = pool.claim(number);
      int answer = greedy && isPair(then) ? then.others() & ~base : answer(then);
      steps.add(new Step.Enter(Step.Frame.ANSWER, set(0), set(answer)));
      steps.add(pool.recall(number));
      steps.add(new Step.Leave());
      boolean missed = left == 0;
      left &= then.zone() | answer;
      played |= answer;
      // Turns of several stones want options more than that no cell is in all of them.
      spare -= missed ? 1 : 0;
    }
    steps.add(new RaceStep.Ordered(Math.max(1, count)));
    steps.add(new Step.Leave());
    return steps;
  }

  private static boolean isWanted(Claimed claim, boolean wins) {
    return wins ? claim.kind() == Claimed.Kind.WIN : claim.kind() != Claimed.Kind.COMPLETE;
  }

  /** What a turn would bring, or two stones at once, but for a stone that is there already. */
  private boolean isPair(Claimed claim) {
    int needs = Integer.bitCount(claim.others());
    int turn = Math.max(2, game.turn());
    return claim.kind() == Claimed.Kind.WIN && (needs == turn || needs == turn + 1);
  }

  /** A claim with a zone, or any. */
  private static boolean says(Claimed claim, boolean telling) {
    return claim.saysSomething() || !telling;
  }

  /** What a claim needs is what an answer brings, as a rule; two stones are one too many. */
  private int answer(Claimed then) {
    int needs = then.block() ? 0 : then.others();
    int answer = needs == 0 || oneIn(5) ? cells(random.nextInt(2)) : oneOf(needs);
    int more = game.turn() - 1 - random.nextInt(game.turn()) + (oneIn(15) ? 1 : 0);
    for (; more > 0; more--) {
      answer |= needs == 0 ? cells(1) : oneOf(needs);
    }
    return answer;
  }

  private boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  private int oneOf(int cells) {
    int[] members = members(cells);
    return 1 << members[random.nextInt(members.length)];
  }

  private int cells(int count) {
    int cells = 0;
    for (int i = 0; i < count; i++) {
      cells |= 1 << random.nextInt(game.cells());
    }
    return cells;
  }

  private int[] members(int cells) {
    return IntStream.range(0, game.cells()).filter(cell -> (cells >> cell & 1) != 0).toArray();
  }

  private CellSet set(int cells) {
    return CellSet.of(game.cells(), members(cells));
  }
}
