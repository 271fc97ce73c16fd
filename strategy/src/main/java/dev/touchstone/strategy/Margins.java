package dev.touchstone.strategy;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The tolerances of the claims in force, as far as they are running out. */
final class Margins {

  /** With more to spare a line is no matter yet. */
  private static final int MOST = 1;

  private Margins() {}

  /**
   * The lines with so little to spare, the least first. Of an infinite board only those that meet
   * the zone: all others have the far tolerance.
   */
  static List<Margin> of(Strategy strategy, Cells numbers, Situation now) {
    ClaimStore claims = strategy.claims();
    Hypergraph game = strategy.statement().hypergraph();
    List<Margin> margins = new ArrayList<>();
    for (Part part : now.parts()) {
      if (!claims.kind(part.claim()).isTwoSided()) {
        continue;
      }
      Race race = claims.race(part.claim());
      for (int line = 0; line < game.lineCount(); line++) {
        short most = race.tolerances().of(line);
        if (most == Tolerances.ANY) {
          continue;
        }
        CellSet cells = numbers.set(part.roles().cellsOf(game.line(line)).toArray());
        boolean meets = !(numbers instanceof HostCells) || game.line(line).intersects(race.zone());
        if (meets && !cells.intersects(now.own())) {
          int spare = most - cells.countIn(now.opponents());
          if (spare <= MOST) {
            margins.add(new Margin(cells, spare));
          }
        }
      }
    }
    margins.sort(Comparator.comparing(Margin::spare));
    return margins;
  }
}
