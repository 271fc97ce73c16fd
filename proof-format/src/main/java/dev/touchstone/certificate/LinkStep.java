package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import java.util.List;

/** The steps of Hex: see {@link Step}. */
public final class LinkStep {

  private LinkStep() {}

  /** The Link between two neighbours, cells or sides. */
  public record Touch(int from, int to) implements Step.Leaf {
    @Override
    public Rule rule() {
      return Rule.TOUCH;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().touch(from, to);
    }
  }

  /** One Link of two that meet. */
  public record Join() implements Step.Inner {
    @Override
    public Rule rule() {
      return Rule.JOIN;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      List<C> links = on.popClaims(operands());
      return on.claims().join(links.get(0), links.get(1));
    }

    @Override
    public long operands() {
      return 2;
    }
  }

  /**
   * The Link without what is of no use to it: a dead cell, or two cells of which each answers the
   * other.
   *
   * @param filled K, these cells
   * @param given A, cells that P must own besides
   */
  public record Fill(CellSet filled, CellSet given) implements Step.Inner {
    @Override
    public Rule rule() {
      return Rule.FILL;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().fill(on.popClaim(), this);
    }

    @Override
    public long operands() {
      return 1;
    }
  }
}
