package dev.touchstone.solver.turns;

import dev.touchstone.certificate.Race;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The options of one position, whoever has found them, and the turns that none of them answers
 * (docs/theorems.md, T12). The options are the prover's, the turns the opponent's.
 */
public final class Cover {

  private final Stones at;
  private final Coverage coverage;

  Cover(Stones at) {
    this.at = at;
    coverage = new Coverage(at, move -> null);
  }

  /** Whether there is no option yet. */
  public boolean isEmpty() {
    return coverage.isEmpty();
  }

  /** Whether an option answers this turn. */
  public boolean isAnswered(CellSet move) {
    return coverage.isAnswered(move.toArray());
  }

  /** Adds the option which was found for this turn. */
  public void add(CellSet move, CellSet answer, Race then) {
    TurnClaim claim = new TurnClaim(at.board, then, TurnClaim.ANY, -1, List.of());
    coverage.add(new Choice(move.toArray(), answer.toArray(), claim));
  }

  /**
   * Turns without an answer: of those that are known all, and of the others so many. A turn that is
   * larger than one of these is not looked for.
   */
  public List<CellSet> unanswered(Collection<CellSet> known, int more) {
    List<int[]> turns = new ArrayList<>();
    known.forEach(turn -> turns.add(turn.toArray()));
    int still = (int) turns.stream().filter(turn -> !coverage.isAnswered(turn)).count();
    return coverage.unanswered(turns, still + more).stream().map(at.board::set).toList();
  }

  /** The free cells, those that are worth most to the prover first. */
  public int[] byWorth() {
    int[] worth = Worth.ofCells(at);
    return IntStream.range(0, at.board.cells)
        .filter(at::isFree)
        .boxed()
        .sorted((one, other) -> worth[other] - worth[one])
        .mapToInt(cell -> cell)
        .toArray();
  }
}
