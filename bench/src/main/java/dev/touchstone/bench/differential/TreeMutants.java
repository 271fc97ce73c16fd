package dev.touchstone.bench.differential;

import dev.touchstone.certificate.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * Changes that leave the steps fitting together: an option is left out, doubled, moved, or another
 * thing of the same sort stands in its place. So faults come up in the rules and not in the stack.
 */
final class TreeMutants {

  /** Doubling large parts again and again would make large mutants. */
  private static final int LONGEST = 400;

  private final Chance chance;

  TreeMutants(Chance chance) {
    this.chance = chance;
  }

  /** Changes the steps, if they have something to change. */
  void change(List<RawStep> steps) {
    Tree tree = Tree.of(steps);
    List<Tree.Inner> inner =
        tree.inner().stream().filter(step -> !step.operands().isEmpty()).toList();
    if (inner.isEmpty()) {
      return;
    }
    Tree.Inner parent = chance.of(inner);
    Tree.Span operand = chance.of(parent.operands());
    switch (chance.below(5)) {
      case 0 -> leaveOut(steps, parent, operand);
      case 1 -> repeat(steps, parent, operand);
      case 2 -> replace(steps, operand, chance.of(parent.operands()));
      case 3 -> exchange(steps, parent);
      default -> replaceByOther(steps, tree, operand);
    }
  }

  /** JOIN has no count, and takes what stands there. */
  private static void count(List<RawStep> steps, int at, int by) {
    RawStep step = steps.get(at);
    if (step.is(Rule.JOIN)) {
      return;
    }
    steps.set(at, step.withNumber(0, Math.max(0, step.first() + by)));
  }

  private static void leaveOut(List<RawStep> steps, Tree.Inner parent, Tree.Span operand) {
    count(steps, parent.at(), -1);
    steps.subList(operand.from(), operand.to()).clear();
  }

  private static void repeat(List<RawStep> steps, Tree.Inner parent, Tree.Span operand) {
    if (operand.length() <= LONGEST) {
      count(steps, parent.at(), 1);
      steps.addAll(operand.to(), new ArrayList<>(steps.subList(operand.from(), operand.to())));
    }
  }

  private static void replace(List<RawStep> steps, Tree.Span old, Tree.Span other) {
    if (other.length() <= LONGEST) {
      List<RawStep> copy = new ArrayList<>(steps.subList(other.from(), other.to()));
      steps.subList(old.from(), old.to()).clear();
      steps.addAll(old.from(), copy);
    }
  }

  /** The operands in another order. */
  private void exchange(List<RawStep> steps, Tree.Inner parent) {
    int first = chance.below(parent.operands().size());
    List<RawStep> reordered = new ArrayList<>();
    for (int i = 0; i < parent.operands().size(); i++) {
      Tree.Span span = parent.operands().get((first + i) % parent.operands().size());
      reordered.addAll(steps.subList(span.from(), span.to()));
    }
    int from = parent.operands().get(0).from();
    // What stands between operands (symmetries, say) stays behind them.
    List<RawStep> between = new ArrayList<>(steps.subList(from, parent.at()));
    if (between.size() == reordered.size()) {
      steps.subList(from, parent.at()).clear();
      steps.addAll(from, reordered);
    }
  }

  private void replaceByOther(List<RawStep> steps, Tree tree, Tree.Span operand) {
    List<Tree.Span> others =
        tree.spans().stream().filter(span -> span.answer() == operand.answer()).toList();
    replace(steps, operand, chance.of(others));
  }
}
