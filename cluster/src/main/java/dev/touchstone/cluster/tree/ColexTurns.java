package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All turns of so many stones, those of the first cells first: no turn with a later cell comes
 * before one without.
 */
final class ColexTurns {

  private final Ground ground;
  private final int[] cells;
  private final int[] picked;
  private boolean over;

  /** Of those of these cells that are shown; fewer stones where there are fewer cells. */
  ColexTurns(Ground ground, int stones, int[] inOrder, CellSet shown) {
    this.ground = ground;
    cells = Arrays.stream(inOrder).filter(shown::contains).toArray();
    picked = new int[Math.min(stones, cells.length)];
    Arrays.setAll(picked, i -> i);
  }

  /** The next turn that is wanted; what is not is not asked for again. */
  @Nullable CellSet next(Predicate<CellSet> isWanted) {
    while (!over) {
      CellSet turn = ground.game().noCells();
      for (int i : picked) {
        turn = turn.with(cells[i]);
      }
      if (isWanted.test(turn)) {
        return turn;
      }
      step();
    }
    return null;
  }

  private void step() {
    for (int i = 0; i < picked.length; i++) {
      int limit = i + 1 < picked.length ? picked[i + 1] : cells.length;
      if (picked[i] + 1 < limit) {
        picked[i]++;
        for (int j = 0; j < i; j++) {
          picked[j] = j;
        }
        return;
      }
    }
    over = true;
  }
}
