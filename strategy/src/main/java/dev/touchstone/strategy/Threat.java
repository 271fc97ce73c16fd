package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.List;

/**
 * A line that the strategy completes with its next stone, unless the opponent blocks it.
 *
 * @param cell the one cell of the line that is free
 */
public record Threat(CellSet line, int cell) {

  /** Those that there are now, in the order of the lines. */
  public static List<Threat> of(Playing game) {
    Hypergraph lines = game.strategy().statement().hypergraph();
    CellSet own = game.stones(game.strategy().player());
    CellSet free = game.free();
    List<Threat> threats = new ArrayList<>();
    for (int line = 0; line < lines.lineCount(); line++) {
      CellSet missing = lines.line(line).minus(own);
      if (missing.count() == 1 && free.containsAll(missing)) {
        threats.add(new Threat(lines.line(line), missing.first()));
      }
    }
    return threats;
  }
}
