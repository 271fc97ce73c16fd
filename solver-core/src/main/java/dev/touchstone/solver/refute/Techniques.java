package dev.touchstone.solver.refute;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.statement.Rules;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which techniques suit which games. A new technique is a file here and a line below; without any,
 * the search branches over everything.
 */
public final class Techniques {

  private Techniques() {}

  /** Those for the game of an arena, in the order in which they are applied. */
  public static List<Technique> of(Arena arena, Effort effort, Narrowing narrowing) {
    return switch (arena.problem.rules()) {
      case WEAK -> weak(arena, effort, narrowing);
      case STRONG, HEX -> List.of();
    };
  }

  private static List<Technique> weak(Arena arena, Effort effort, Narrowing narrowing) {
    List<Technique> techniques = new ArrayList<>();
    if (arena.heuristics.threats()) {
      techniques.add(new WinByThreats(arena, effort));
      techniques.add(new ThreatAnswers(arena, effort, narrowing));
    }
    if (arena.heuristics.pairings()) {
      techniques.add(new PairingAnswers(arena, effort, narrowing));
    }
    return techniques;
  }

  /** Packings, for a position that is open after some work; null where they are not for. */
  public static @Nullable PackingAnswers packings(Arena arena, Effort effort, Narrowing narrowing) {
    return arena.problem.rules() == Rules.WEAK && effort.packs() && PackingAnswers.fits(arena)
        ? new PackingAnswers(arena, effort, narrowing)
        : null;
  }
}
