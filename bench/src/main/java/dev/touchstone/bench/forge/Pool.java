package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * The claims that were made of one game so far, with the steps that make and keep them.
 *
 * @param <C> what is known of a claim
 */
final class Pool<C> {

  /** More than any run recalls a claim. */
  private static final long USES = 1L << 40;

  /** Longer proofs are no nearer to an end. */
  private static final long MOST_ALONE = 300;

  private final List<Step> steps = new ArrayList<>();
  private final List<C> claims = new ArrayList<>();
  private final List<List<Step>> makings = new ArrayList<>();

  /** How many steps each claim takes alone. */
  private final List<Long> sizes = new ArrayList<>();

  private int symmetries;

  /** What makes all claims so far, and then these steps. */
  List<Step> followedBy(List<Step> more) {
    List<Step> whole = new ArrayList<>(steps);
    whole.addAll(more);
    return whole;
  }

  /** Keeps the claim that these steps make. */
  void add(List<Step> made, C claim) {
    steps.addAll(made);
    steps.add(new Step.Keep(USES));
    claims.add(claim);
    makings.add(List.copyOf(made));
    long size = 0;
    for (Step step : made) {
      int number = claims.size() - 1;
      size += step instanceof Step.Recall recall ? sizes.get(number - (int) recall.distance()) : 1;
    }
    sizes.add(Math.min(size, MOST_ALONE + 1));
    symmetries += (int) made.stream().filter(Step.Symmetric.class::isInstance).count();
  }

  /**
   * The steps that make this claim on an empty stack, where nothing is kept: what is recalled is
   * made again. Some rules look at the scene, which may be another one then. Of a claim that takes
   * too many steps those of the first one.
   */
  List<Step> alone(int number) {
    List<Step> alone = new ArrayList<>();
    unfold(sizes.get(number) > MOST_ALONE ? 0 : number, alone, new int[1]);
    return alone;
  }

  private void unfold(int number, List<Step> alone, int[] given) {
    int mine = -1;
    for (Step step : makings.get(number)) {
      if (step instanceof Step.Recall recall) {
        unfold(number - (int) recall.distance(), alone, given);
      } else if (step instanceof Step.Image) {
        alone.add(new Step.Image(mine));
      } else {
        alone.add(step);
        mine = step instanceof Step.Symmetric ? given[0]++ : mine;
      }
    }
  }

  int symmetries() {
    return symmetries;
  }

  int size() {
    return claims.size();
  }

  C claim(int number) {
    return claims.get(number);
  }

  /** The step that puts this claim onto the stack. */
  Step recall(int number) {
    return new Step.Recall(claims.size() - number);
  }

  boolean any(Predicate<C> so) {
    return claims.stream().anyMatch(so);
  }

  /** One of those that are so, or any where none is; the number of a claim. */
  int some(SplittableRandom random, Predicate<C> so) {
    List<Integer> right = new ArrayList<>();
    for (int i = 0; i < claims.size(); i++) {
      if (so.test(claims.get(i))) {
        right.add(i);
      }
    }
    return right.isEmpty()
        ? random.nextInt(claims.size())
        : right.get(random.nextInt(right.size()));
  }
}
