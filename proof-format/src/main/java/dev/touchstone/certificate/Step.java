package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import org.jspecify.annotations.Nullable;

/**
 * One step of a certificate. Steps work on a stack: each takes its operands from the top and puts
 * its result there. docs/format.md gives the bytes, docs/theorems.md the meaning.
 */
public sealed interface Step
    permits Step.Leaf,
        Step.Inner,
        Step.Answered,
        Step.Enter,
        Step.Leave,
        Step.Keep,
        Step.Symmetric,
        Step.End,
        TileStep.Open,
        TileStep.Close {

  /** By which rule; of an answered leaf, that of the leaf. */
  Rule rule();

  /**
   * Carries the step out on the stack; returns the claim that it makes, if it makes one. (Of an
   * answered leaf the claim; {@link Replay} puts the answer in front of it.)
   */
  <C> @Nullable C replay(Replay<C> on) throws Fault;

  /** A step that needs no operands and makes one claim. */
  sealed interface Leaf extends Step
      permits Nothing, Stones, RaceStep.Done, Groups, Potential, Recall, LinkStep.Touch {
    @Override
    <C> C replay(Replay<C> on) throws Fault;
  }

  /** A step that makes one claim of what stands on the stack. */
  sealed interface Inner extends Step
      permits Options,
          RaceStep.Ordered,
          Both,
          Swap,
          Image,
          LinkStep.Join,
          LinkStep.Fill,
          TileStep.Tiling {
    @Override
    <C> C replay(Replay<C> on) throws Fault;

    /** How many things it takes from there. */
    long operands();
  }

  /** Block ⟨∅, ∅⟩. */
  record Nothing() implements Leaf {
    @Override
    public Rule rule() {
      return Rule.NOTHING;
    }

    @Override
    public <C> C replay(Replay<C> on) {
      return on.claims().nothing();
    }
  }

  /** Complete ⟨ℓ, ∅⟩. */
  record Stones(int line) implements Leaf {
    @Override
    public Rule rule() {
      return Rule.STONES;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().stones(line);
    }
  }

  /** Block by groups of so many cells; if not listed, they follow from the scene (COVER). */
  record Groups(int size, CellList cells, boolean listed) implements Leaf {
    @Override
    public Rule rule() {
      return listed ? Rule.GROUPS : Rule.COVER;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().groups(this);
    }
  }

  /** Block ⟨Z, L⟩ by its potential; both sets are what the scene leaves. */
  record Potential(CellSet zone, LineSet lines) implements Leaf {
    @Override
    public Rule rule() {
      return Rule.POTENTIAL;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().potential(this);
    }
  }

  /** A kept claim again: the one kept {@code distance} KEEPs ago. */
  record Recall(long distance) implements Leaf {
    @Override
    public Rule rule() {
      return Rule.RECALL;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.recall(distance);
    }
  }

  /**
   * A leaf that is at once the answer {@code cell} with what follows it; the scene of the leaf has
   * the opponent's stone {@code opponent}, or no new one (-1).
   */
  record Answered(int opponent, int cell, Leaf leaf) implements Step {
    @Override
    public Rule rule() {
      return leaf.rule();
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return leaf.replay(on);
    }
  }

  /** Opens a frame: up to its {@link Leave}, the scene has these stones too. */
  record Enter(Frame frame, CellSet opponent, CellSet prover) implements Step {
    @Override
    public Rule rule() {
      return frame == Frame.ANSWER ? Rule.ANSWER : Rule.FOCUS;
    }

    @Override
    public <C> @Nullable C replay(Replay<C> on) {
      on.enter(this);
      return null;
    }
  }

  /** Closes a frame; the one claim made in it becomes an answer with what follows, or stays. */
  record Leave() implements Step {
    @Override
    public Rule rule() {
      return Rule.LEAVE;
    }

    @Override
    public <C> @Nullable C replay(Replay<C> on) throws Fault {
      on.leave();
      return null;
    }
  }

  /** One claim from answers with what follows them. */
  record Options(long count) implements Inner {
    @Override
    public Rule rule() {
      return Rule.OPTIONS;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().options(on.popAnswers(operands()));
    }

    @Override
    public long operands() {
      return count;
    }
  }

  /** One Block claim from several with disjoint zones. */
  record Both(long count) implements Inner {
    @Override
    public Rule rule() {
      return Rule.BOTH;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().both(on.popClaims(operands()));
    }

    @Override
    public long operands() {
      return count;
    }
  }

  /** The claim with {@code to} in the role of {@code from}. */
  record Swap(int from, int to) implements Inner {
    @Override
    public Rule rule() {
      return Rule.SWAP;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().swap(on.popClaim(), from, to);
    }

    @Override
    public long operands() {
      return 1;
    }
  }

  /** The claim under a symmetry that was given before. */
  record Image(long symmetry) implements Inner {
    @Override
    public Rule rule() {
      return Rule.IMAGE;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().image(on.popClaim(), symmetry);
    }

    @Override
    public long operands() {
      return 1;
    }
  }

  /** Keeps the claim on top of the stack for {@code uses} more uses. */
  record Keep(long uses) implements Step {
    @Override
    public Rule rule() {
      return Rule.KEEP;
    }

    @Override
    public <C> @Nullable C replay(Replay<C> on) throws Fault {
      on.keep(uses);
      return null;
    }
  }

  /** A symmetry. */
  sealed interface Symmetric extends Step permits Symmetry, MotionStep {}

  /** A symmetry of a finite board: the image of each cell in order. */
  record Symmetry(CellList images) implements Symmetric {
    @Override
    public Rule rule() {
      return Rule.SYMMETRY;
    }

    @Override
    public <C> @Nullable C replay(Replay<C> on) throws Fault {
      on.claims().symmetry(images);
      return null;
    }
  }

  /** The theorem, from the one thing left. */
  record End() implements Step {
    @Override
    public Rule rule() {
      return Rule.END;
    }

    @Override
    public <C> @Nullable C replay(Replay<C> on) throws Fault {
      on.end();
      return null;
    }
  }

  /** What a frame is for. */
  enum Frame {
    /** The prover's stones are an answer to the opponent's; the frame yields that answer. */
    ANSWER,
    /** The stones only set the scene for some leaves; the frame yields the claim made in it. */
    FOCUS
  }
}
