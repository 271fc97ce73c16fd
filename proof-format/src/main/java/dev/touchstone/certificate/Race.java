package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;

/**
 * A two-sided claim ⟨N, Z, t⟩ of a strong game, in normal form (docs/theorems.md): from every
 * position that fits, O to move, P completes a line first, or O does not.
 *
 * @param wins whether it is a Win; otherwise a Hold
 * @param needs N, which P must own
 * @param zone Z, which may not be O's
 * @param tolerances t
 */
public record Race(boolean wins, CellSet needs, CellSet zone, Tolerances tolerances) {

  /** T11, DONE: P owns this line. */
  public static Race done(Hypergraph game, int line) {
    return new Race(true, game.line(line), game.noCells(), Tolerances.of(game, line));
  }

  /** The same where O completes these lines alone: on others it may have any number of stones. */
  public Race against(LineSet theirs) {
    return new Race(wins, needs, zone, tolerances.onlyOn(theirs));
  }

  /** A Block claim as a Hold. */
  public static Race ofBlock(Hypergraph game, CellSet zone, LineSet lines) {
    return new Race(false, game.noCells(), zone, Tolerances.ofBlock(game, lines));
  }
}
