package dev.touchstone.cluster.tree;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;

/**
 * ⟨N, Z, t⟩ of a strong game: a Win or a Hold of the prover's.
 *
 * @param far T19: the tolerance of the lines of an infinite board that are out of sight; otherwise
 *     {@link Tolerances#ANY}
 */
public record TwoSided(Player prover, Race race, short far) implements Claim {

  /** On a finite board. */
  public TwoSided(Player prover, Race race) {
    this(prover, race, Tolerances.ANY);
  }

  @Override
  public CellSet zone() {
    return race.zone();
  }

  @Override
  public boolean fits(Ground ground, Stones stones) {
    Position position = stones.position();
    CellSet own = position.stones(prover);
    CellSet opponents = position.stones(prover.opponent());
    return position.mover() != prover
        && far >= 0
        && own.containsAll(race.needs())
        && !race.zone().intersects(opponents)
        && hasRoom(ground, own, opponents);
  }

  private boolean hasRoom(Ground ground, CellSet own, CellSet opponents) {
    LineSet open = ground.game().linesOf(prover.opponent()).minus(ground.game().linesMeeting(own));
    for (int line : open.toArray()) {
      if (!race.tolerances().allows(line, ground.game().line(line).countIn(opponents))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public TwoSided image(Ground ground, int symmetry) {
    return symmetry == 0
        ? this
        : new TwoSided(
            prover,
            new Race(
                race.wins(),
                ground.image(symmetry, race.needs()),
                ground.image(symmetry, race.zone()),
                race.tolerances().image(ground.lineImages(symmetry), (short) 0)),
            far);
  }
}
