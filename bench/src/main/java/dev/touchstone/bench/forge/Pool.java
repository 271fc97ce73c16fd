package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** The claims that were made of one game so far, with the steps that make and keep them. */
final class Pool {

  /** More than any run recalls a claim. */
  private static final long USES = 1L << 40;

  private final List<Step> steps = new ArrayList<>();
  private final List<Claimed> claims = new ArrayList<>();
  private int symmetries;

  /** What makes all claims so far, and then these steps. */
  List<Step> followedBy(List<Step> more) {
    List<Step> whole = new ArrayList<>(steps);
    whole.addAll(more);
    return whole;
  }

  /** Keeps the claim that these steps make. */
  void add(List<Step> made, Claimed claim) {
    steps.addAll(made);
    steps.add(new Step.Keep(USES));
    claims.add(claim);
    symmetries += (int) made.stream().filter(Step.Symmetry.class::isInstance).count();
  }

  int symmetries() {
    return symmetries;
  }

  int size() {
    return claims.size();
  }

  Claimed claim(int number) {
    return claims.get(number);
  }

  /** The step that puts this claim onto the stack. */
  Step recall(int number) {
    return new Step.Recall(claims.size() - number);
  }

  /** One of those that are so, or any where none is; the number of a claim. */
  int some(SplittableRandom random, Predicate<Claimed> so) {
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
