package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A certificate without KEEP and RECALL: in the place of each RECALL all that makes the claim. */
final class Unfolding {

  private final Hypergraph game;
  private final Moved listing;
  private final List<Step> out = new ArrayList<>();
  private final List<Integer> begins = new ArrayList<>();
  private final Deque<Integer> frames = new ArrayDeque<>();
  private final List<List<Step>> kept = new ArrayList<>();

  Unfolding(Ground ground) {
    game = ground.game();
    // In another scene groups have to be listed.
    listing = new Moved(ground, 0, false, number -> number);
  }

  List<Step> of(List<Step> steps) {
    steps.forEach(this::take);
    return out;
  }

  private void take(Step step) {
    if (step instanceof Step.Keep) {
      int begin = begins.get(begins.size() - 1);
      kept.add(out.subList(begin, out.size()).stream().map(listing::step).toList());
    } else if (step instanceof Step.Recall recall) {
      begins.add(out.size());
      out.addAll(claim(recall));
    } else if (step instanceof Step.Answered answered
        && answered.leaf() instanceof Step.Recall recall) {
      begins.add(out.size());
      out.add(new Step.Enter(Frame.ANSWER, game.noCells(), game.single(answered.cell())));
      out.addAll(claim(recall));
      out.add(new Step.Leave());
    } else {
      place(step);
      out.add(step);
    }
  }

  private List<Step> claim(Step.Recall recall) {
    return kept.get(kept.size() - (int) recall.distance());
  }

  private void place(Step step) {
    if (step instanceof Step.Leaf || step instanceof Step.Answered) {
      begins.add(out.size());
    } else if (step instanceof Step.Inner inner) {
      begins.subList(begins.size() - (int) inner.operands() + 1, begins.size()).clear();
    } else if (step instanceof Step.Enter) {
      frames.push(out.size());
    } else if (step instanceof Step.Leave) {
      begins.set(begins.size() - 1, frames.pop());
    }
  }
}
