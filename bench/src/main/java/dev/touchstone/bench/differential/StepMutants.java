package dev.touchstone.bench.differential;

import dev.touchstone.certificate.Rule;
import java.util.ArrayList;
import java.util.List;

/** Changes of single steps and of what stands between them. */
final class StepMutants {

  private final Chance chance;

  StepMutants(Chance chance) {
    this.chance = chance;
  }

  /** Changes the steps; those of another certificate may come in. */
  void change(List<RawStep> steps, List<RawStep> others, int cells) {
    if (steps.isEmpty()) {
      return;
    }
    int at = chance.below(steps.size());
    switch (chance.below(12)) {
      case 0 -> steps.remove(at);
      case 1 -> steps.add(at, steps.get(chance.below(steps.size())));
      case 2 -> steps.add(chance.below(steps.size()), steps.remove(at));
      case 3 -> splice(steps, others);
      case 4 -> steps.set(at, otherCode(steps.get(at)));
      case 5 -> exchangeCells(steps, cells);
      case 6 -> insert(steps, cells);
      case 7 -> keepAndRecall(steps, at);
      default -> steps.set(at, otherNumber(someWithNumbers(steps), cells));
    }
  }

  private RawStep someWithNumbers(List<RawStep> steps) {
    RawStep step = chance.of(steps);
    for (int tries = 0; tries < 8 && step.numbers().isEmpty(); tries++) {
      step = chance.of(steps);
    }
    return step;
  }

  private RawStep otherNumber(RawStep step, int cells) {
    if (step.numbers().isEmpty()) {
      return step;
    }
    int place = chance.below(step.numbers().size());
    long number = step.numbers().get(place);
    return step.withNumber(
        place,
        switch (chance.below(4)) {
          case 0 -> number + 1;
          case 1 -> Math.max(0, number - 1);
          case 2 -> chance.below(Math.max(1, cells));
          default -> chance.odd(cells);
        });
  }

  private RawStep otherCode(RawStep step) {
    return step.withCode(
        switch (chance.below(4)) {
          case 0 -> step.code() ^ RawStep.ANSWERED;
          case 1 -> step.code() ^ RawStep.OPPONENT;
          case 2 -> step.code() ^ (1 << chance.below(8));
          default -> chance.of(List.of(Rule.values())).code();
        });
  }

  private void splice(List<RawStep> steps, List<RawStep> others) {
    int from = chance.below(others.size());
    int to = Math.min(others.size(), from + 1 + chance.below(8));
    steps.addAll(chance.below(steps.size()), new ArrayList<>(others.subList(from, to)));
  }

  /** Two cells change places in all steps from one to another. */
  private void exchangeCells(List<RawStep> steps, int cells) {
    long a = chance.below(Math.max(1, cells));
    long b = chance.below(Math.max(1, cells));
    int from = chance.below(steps.size());
    int to = from + 1 + chance.below(steps.size() - from);
    for (int at = from; at < to; at++) {
      RawStep step = steps.get(at);
      steps.set(
          at,
          new RawStep(
              step.code(),
              step.numbers().stream().map(n -> n == a ? b : n == b ? (Long) a : n).toList()));
    }
  }

  private void insert(List<RawStep> steps, int cells) {
    int at = chance.below(steps.size());
    switch (chance.below(5)) {
      case 0 -> {
        int to = at + 1 + chance.below(steps.size() - at);
        steps.add(to, RawStep.of(Rule.LEAVE));
        steps.add(at, frame(cells));
      }
      case 1 -> steps.add(at, RawStep.of(Rule.SWAP, cell(cells), cell(cells)));
      case 2 -> steps.add(at, RawStep.of(Rule.IMAGE, chance.below(3)));
      case 3 -> steps.add(0, permutation(cells));
      default -> {
        steps.add(at, RawStep.of(Rule.BOTH, 2));
        steps.add(at, RawStep.of(Rule.NOTHING));
      }
    }
  }

  private RawStep frame(int cells) {
    Rule rule = chance.oneIn(2) ? Rule.ANSWER : Rule.FOCUS;
    return switch (chance.below(3)) {
      case 0 -> RawStep.of(rule, 0, 0);
      case 1 -> RawStep.of(rule, 0, 1, cell(cells));
      default -> RawStep.of(rule, 1, cell(cells), 1, cell(cells));
    };
  }

  private long cell(int cells) {
    return chance.below(Math.max(1, cells));
  }

  /** A symmetry of many boards (all cells in the reverse order), or one of none. */
  private RawStep permutation(int cells) {
    long[] images = new long[cells];
    for (int cell = 0; cell < cells; cell++) {
      images[cell] = cells - 1L - cell;
    }
    if (cells > 1 && chance.oneIn(2)) {
      int a = chance.below(cells);
      int b = chance.below(cells);
      long image = images[a];
      images[a] = images[b];
      images[b] = image;
    }
    return RawStep.of(Rule.SYMMETRY, images);
  }

  private void keepAndRecall(List<RawStep> steps, int at) {
    int uses = chance.below(3);
    for (int i = 0; i < uses; i++) {
      int later = at + chance.below(steps.size() - at);
      steps.add(later, RawStep.of(Rule.RECALL, 1));
    }
    steps.add(at, RawStep.of(Rule.KEEP, uses));
  }
}
