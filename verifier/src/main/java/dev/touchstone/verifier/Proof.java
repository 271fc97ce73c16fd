package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The state of a proof between two steps: the stack, the open frames, the kept claims that will be
 * used again. A claim that no later step names is held nowhere.
 */
final class Proof {

  /** An open frame, and how much of the stack lies below it and may not be touched within. */
  private record Open(Step.Frame frame, CellSet answer, int base) {}

  private record Kept(Item.Claim claim, long usesLeft) {}

  private final Statement statement;
  private final Hypergraph game;
  private final int turn;
  private final List<Item> stack = new ArrayList<>();
  private final Deque<Open> frames = new ArrayDeque<>();
  private final Map<Long, Kept> kept = new HashMap<>();
  private final Symmetries symmetries;
  private final Item.Claim nothing;
  private long keeps;

  Proof(Statement statement) {
    this.statement = statement;
    game = statement.hypergraph();
    turn = statement.turn();
    symmetries = new Symmetries(game);
    nothing = new Item.Block(game.noCells(), game.noLines());
  }

  /** The number of things held now. */
  long held() {
    return (long) stack.size() + kept.size();
  }

  void take(Step step) throws Fault {
    if (step instanceof Step.Answered answered) {
      stack.add(new Item.Answer(game.single(answered.cell()), leaf(answered.leaf())));
    } else if (step instanceof Step.Leaf leaf) {
      stack.add(leaf(leaf));
    } else if (step instanceof Step.Options options) {
      stack.add(OptionsRule.check(game, turn, pop(options.count(), Item.Answer.class)));
    } else if (step instanceof Step.Enter enter) {
      frames.push(new Open(enter.frame(), enter.prover(), stack.size()));
    } else if (step instanceof Step.Leave) {
      leave();
    } else if (step instanceof Step.Both both) {
      stack.add(BothRule.check(game, pop(both.count(), Item.Claim.class)));
    } else if (step instanceof Step.Swap swap) {
      stack.add(SwapRule.check(game, popClaim(), swap));
    } else if (step instanceof Step.Image image) {
      stack.add(symmetries.apply(popClaim(), image.symmetry()));
    } else if (step instanceof Step.Keep keep) {
      keep(keep.uses());
    } else if (step instanceof Step.Symmetry symmetry) {
      symmetries.add(symmetry);
    } else {
      conclude();
    }
  }

  private Item.Claim leaf(Step.Leaf leaf) throws Fault {
    if (leaf instanceof Step.Groups groups) {
      return GroupsRule.check(game, turn, groups);
    } else if (leaf instanceof Step.Stones stones) {
      // Theorem T2, STONES: P owns a line, so P has completed one.
      return new Item.Complete(game.line(stones.line()), game.noCells());
    } else if (leaf instanceof Step.Recall recall) {
      return recall(recall.distance());
    } else if (leaf instanceof Step.Potential potential) {
      return PotentialRule.check(game, turn, potential);
    }
    // Theorem T1, NOTHING: there is no line to lose.
    return nothing;
  }

  /** Takes the top {@code count} of the stack, in the order in which they were put there. */
  private <T extends Item> List<T> pop(long count, Class<T> kind) throws Fault {
    int base = frames.isEmpty() ? 0 : frames.element().base();
    if (count < 1 || count > stack.size() - base) {
      throw new Fault(
          Reason.MISSING_OPERAND,
          "%d operands of %d that stand here".formatted(count, stack.size() - base));
    }
    List<Item> top = stack.subList(stack.size() - (int) count, stack.size());
    List<T> taken = new ArrayList<>((int) count);
    for (Item item : top) {
      if (!kind.isInstance(item)) {
        throw new Fault(
            Reason.WRONG_OPERAND,
            kind == Item.Claim.class ? "an answer instead of a claim" : "a claim, not an answer");
      }
      taken.add(kind.cast(item));
    }
    top.clear();
    return taken;
  }

  private Item.Claim popClaim() throws Fault {
    return pop(1, Item.Claim.class).get(0);
  }

  private void leave() throws Fault {
    // The reader has counted the frames: there is one to leave.
    Open open = frames.pop();
    if (stack.size() != open.base() + 1 || !(stack.get(open.base()) instanceof Item.Claim claim)) {
      throw new Fault(Reason.BAD_FRAME, "a frame must leave one claim");
    }
    if (open.frame() == Step.Frame.ANSWER) {
      stack.set(open.base(), new Item.Answer(open.answer(), claim));
    }
  }

  private void keep(long uses) throws Fault {
    Item.Claim claim = popClaim();
    stack.add(claim);
    if (uses == 0) {
      throw new Fault(Reason.CLAIM_NOT_USED, "a claim is kept for no use");
    }
    kept.put(keeps++, new Kept(claim, uses));
  }

  private Item.Claim recall(long distance) throws Fault {
    if (distance == 0) {
      throw new Fault(Reason.FORWARD_REFERENCE, "a claim that is not kept yet");
    }
    if (distance > keeps) {
      throw new Fault(Reason.NO_SUCH_CLAIM, "%d back of %d kept so far".formatted(distance, keeps));
    }
    long number = keeps - distance;
    Kept found = kept.get(number);
    if (found == null) {
      throw new Fault(Reason.CLAIM_USED_UP, "kept claim " + number + " has had its uses");
    }
    if (found.usesLeft() == 1) {
      kept.remove(number);
    } else {
      kept.put(number, new Kept(found.claim(), found.usesLeft() - 1));
    }
    return found.claim();
  }

  private void conclude() throws Fault {
    if (!kept.isEmpty()) {
      throw new Fault(Reason.CLAIM_NOT_USED, kept.size() + " kept claims lack some of their uses");
    }
    if (stack.size() != 1) {
      throw new Fault(Reason.UNFINISHED, stack.size() + " things are left, not one");
    }
    TheoremRule.check(statement, stack.get(0));
  }
}
