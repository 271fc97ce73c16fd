package dev.touchstone.certificate;

/** The steps of strong games: see {@link Step}. */
public final class RaceStep {

  private RaceStep() {}

  /** Win ⟨ℓ, ∅, t⟩: ℓ wins as long as the opponent has completed no line. */
  public record Done(int line) implements Step.Leaf {
    @Override
    public Rule rule() {
      return Rule.DONE;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().done(line);
    }
  }

  /** One claim of a strong game from answers with what follows them; the first that fits counts. */
  public record Ordered(long count) implements Step.Inner {
    @Override
    public Rule rule() {
      return Rule.ORDERED;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.ordered(operands());
    }

    @Override
    public long operands() {
      return count;
    }
  }
}
