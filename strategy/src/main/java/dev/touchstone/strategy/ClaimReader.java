package dev.touchstone.strategy;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes the steps of a certificate as the verifier's stack does, but keeps every claim. No side
 * condition is checked here: that is the verifier's work. A fault is thrown only where the steps do
 * not fit together at all.
 */
final class ClaimReader {

  /** What stands on the stack: a claim, or an answer with the claim that follows it. */
  record Item(int claim, @Nullable CellSet answer) {}

  private final Hypergraph game;
  private final ClaimStore claims;
  private final List<Item> stack = new ArrayList<>();
  private final Deque<Step.Enter> frames = new ArrayDeque<>();
  private final LongStore kept = new LongStore();

  ClaimReader(Hypergraph game, ClaimStore claims) {
    this.game = game;
    this.claims = claims;
  }

  void take(Step step) throws Fault {
    if (step instanceof Step.Answered answered) {
      stack.add(new Item(leaf(answered.leaf()), game.single(answered.cell())));
    } else if (step instanceof Step.Leaf leaf) {
      push(leaf(leaf));
    } else if (step instanceof Step.Options options) {
      push(claims.addOptions(options(options.count())));
    } else if (step instanceof Step.Enter enter) {
      frames.push(enter);
    } else if (step instanceof Step.Leave) {
      leave();
    } else if (step instanceof Step.Both both) {
      push(claims.addBoth(popClaims(both.count())));
    } else if (step instanceof Step.Swap swap) {
      push(claims.addSwap(popClaim(), swap.from(), swap.to()));
    } else if (step instanceof Step.Image image) {
      push(image(image.symmetry()));
    } else if (step instanceof Step.Keep) {
      int claim = popClaim();
      push(claim);
      kept.add(claim);
    } else if (step instanceof Step.Symmetry symmetry) {
      claims.addSymmetry(symmetry.images().toArray());
    }
  }

  /** What is left at the end. */
  Item conclusion() throws Fault {
    if (stack.size() != 1) {
      throw new Fault(Reason.UNFINISHED, stack.size() + " things are left, not one");
    }
    return stack.get(0);
  }

  private void push(int claim) {
    stack.add(new Item(claim, null));
  }

  private int leaf(Step.Leaf leaf) throws Fault {
    if (leaf instanceof Step.Groups groups) {
      return claims.addGroups(groups.size(), groups.cells());
    } else if (leaf instanceof Step.Potential potential) {
      return claims.addPotential(potential.zone(), potential.lines());
    } else if (leaf instanceof Step.Stones stones) {
      return claims.addStones(stones.line());
    } else if (leaf instanceof Step.Recall recall) {
      long number = kept.size() - recall.distance();
      if (number < 0 || number >= kept.size()) {
        throw new Fault(Reason.NO_SUCH_CLAIM, recall.distance() + " KEEPs back");
      }
      return (int) kept.get(number);
    }
    return claims.addNothing();
  }

  private int image(long symmetry) throws Fault {
    if (symmetry >= claims.symmetryCount()) {
      throw new Fault(Reason.FORWARD_REFERENCE, "symmetry " + symmetry + " is not given yet");
    }
    return claims.addImage(popClaim(), (int) symmetry);
  }

  private void leave() throws Fault {
    Step.Enter frame = frames.pop();
    int claim = popClaim();
    stack.add(new Item(claim, frame.frame() == Step.Frame.ANSWER ? frame.prover() : null));
  }

  private List<ClaimStore.Option> options(long count) throws Fault {
    List<ClaimStore.Option> options = new ArrayList<>();
    for (Item item : pop(count)) {
      if (item.answer() == null) {
        throw new Fault(Reason.WRONG_OPERAND, "a claim, not an answer");
      }
      options.add(new ClaimStore.Option(item.answer(), item.claim()));
    }
    return options;
  }

  private int popClaim() throws Fault {
    return popClaims(1).get(0);
  }

  private List<Integer> popClaims(long count) throws Fault {
    List<Integer> popped = new ArrayList<>();
    for (Item item : pop(count)) {
      if (item.answer() != null) {
        throw new Fault(Reason.WRONG_OPERAND, "an answer instead of a claim");
      }
      popped.add(item.claim());
    }
    return popped;
  }

  private List<Item> pop(long count) throws Fault {
    if (count < 1 || count > stack.size()) {
      throw new Fault(Reason.MISSING_OPERAND, count + " operands of " + stack.size());
    }
    List<Item> top = stack.subList(stack.size() - (int) count, stack.size());
    List<Item> taken = List.copyOf(top);
    top.clear();
    return taken;
  }
}
