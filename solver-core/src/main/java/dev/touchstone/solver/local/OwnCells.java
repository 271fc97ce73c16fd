package dev.touchstone.solver.local;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Gives each line p + 1 free cells of its own, if that can be done: groups for T3. */
final class OwnCells {

  private final LocalGame game;
  private final int[] owner = new int[LocalGame.MOST];
  private final long[] owned = new long[LocalGame.MOST];
  private long free;
  private long seen;

  OwnCells(LocalGame game) {
    this.game = game;
  }

  /** The groups, one for each of these lines. */
  Optional<LocalProof> groups(long lines, long maker) {
    free = ~maker;
    Arrays.fill(owner, -1);
    Arrays.fill(owned, 0);
    for (long rest = lines; rest != 0; rest &= rest - 1) {
      int line = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i <= game.stones(); i++) {
        seen = 0;
        if (!augment(line)) {
          return Optional.empty();
        }
      }
    }
    List<Long> groups = new ArrayList<>();
    long zone = 0;
    long blocked = 0;
    for (long rest = lines; rest != 0; rest &= rest - 1) {
      long group = owned[Long.numberOfTrailingZeros(rest)];
      groups.add(group);
      zone |= group;
      blocked |= game.linesContaining(group);
    }
    return Optional.of(new LocalProof.Groups(groups, zone, blocked));
  }

  /** One cell more for the line, along an augmenting path. */
  private boolean augment(int line) {
    long open = game.line(line) & free & ~owned[line];
    for (long rest = open; rest != 0; rest &= rest - 1) {
      long cell = Long.lowestOneBit(rest);
      if ((seen & cell) != 0) {
        continue;
      }
      seen |= cell;
      int before = owner[Long.numberOfTrailingZeros(cell)];
      if (before < 0 || augment(before)) {
        if (before >= 0) {
          owned[before] &= ~cell;
        }
        owner[Long.numberOfTrailingZeros(cell)] = line;
        owned[line] |= cell;
        return true;
      }
    }
    return false;
  }
}
