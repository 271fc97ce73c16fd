package dev.touchstone.bench.differential;

import dev.touchstone.certificate.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * Which steps made what stands on the stack, so that an operand can be taken out, doubled or put
 * elsewhere as a whole. Of steps that do not fit together it covers those that do.
 */
final class Tree {

  /**
   * The steps {@code from} to {@code to}, exclusive, make one thing.
   *
   * @param answer whether it is an answer rather than a claim
   */
  record Span(int from, int to, boolean answer) {
    int length() {
      return to - from;
    }
  }

  /** OPTIONS, ORDERED, BOTH or JOIN, at this place, with its operands. */
  record Inner(int at, List<Span> operands) {}

  private final List<Span> spans = new ArrayList<>();
  private final List<Inner> inner = new ArrayList<>();

  static Tree of(List<RawStep> steps) {
    Tree tree = new Tree();
    List<Span> stack = new ArrayList<>();
    List<Integer> opened = new ArrayList<>();
    for (int at = 0; at < steps.size(); at++) {
      RawStep step = steps.get(at);
      if (step.isLeaf()) {
        stack.add(tree.span(at, at + 1, step.answered()));
      } else if (step.joins()) {
        int count = (int) Math.min(stack.size(), step.joined());
        List<Span> operands = new ArrayList<>(stack.subList(stack.size() - count, stack.size()));
        stack.subList(stack.size() - count, stack.size()).clear();
        int from = operands.isEmpty() ? at : operands.get(0).from();
        stack.add(tree.span(from, at + 1, false));
        tree.inner.add(new Inner(at, operands));
      } else if (step.is(Rule.ANSWER) || step.is(Rule.FOCUS)) {
        opened.add(at);
      } else if (step.is(Rule.LEAVE) && !opened.isEmpty() && !stack.isEmpty()) {
        int from = opened.remove(opened.size() - 1);
        Span claim = stack.remove(stack.size() - 1);
        boolean answer = steps.get(from).is(Rule.ANSWER);
        stack.add(tree.span(Math.min(from, claim.from()), at + 1, answer));
      } else if (worksOnTop(step) && !stack.isEmpty()) {
        Span top = stack.remove(stack.size() - 1);
        stack.add(tree.span(top.from(), at + 1, top.answer()));
      }
    }
    return tree;
  }

  private static boolean worksOnTop(RawStep step) {
    return step.is(Rule.SWAP) || step.is(Rule.IMAGE) || step.is(Rule.FILL) || step.is(Rule.KEEP);
  }

  private Span span(int from, int to, boolean answer) {
    Span span = new Span(from, to, answer);
    spans.add(span);
    return span;
  }

  List<Span> spans() {
    return spans;
  }

  List<Inner> inner() {
    return inner;
  }
}
