package dev.touchstone.solver.local;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of positions, found again by what it leans on: a claim serves wherever it blocks
 * all lines and its zone is free, a win of Maker's wherever its lines and stones are there.
 */
final class Known {

  /** Older ones are not gone through. */
  private static final int LOOKED_THROUGH = 4096;

  private final LocalGame game;
  private final List<LocalProof> won = new ArrayList<>();

  /** Z and L of those, side by side: to go through them is most of the search's work. */
  private final LongArrayList zones = new LongArrayList();

  private final LongArrayList blocked = new LongArrayList();
  private final List<Outcome.Lost> lost = new ArrayList<>();

  /** By lines, then by stones: the same position again. */
  private final Long2ObjectOpenHashMap<Long2ObjectOpenHashMap<Outcome>> exact =
      new Long2ObjectOpenHashMap<>();

  /** By form: the first position of each. */
  private final Long2ObjectOpenHashMap<Like> like = new Long2ObjectOpenHashMap<>();

  private final Likeness likeness;

  private record Like(Likeness.Form form, Outcome outcome) {}

  Known(LocalGame game) {
    this.game = game;
    likeness = new Likeness(game);
  }

  /** What is known of a position that is the same but for an automorphism. */
  private @Nullable Outcome image(Likeness.Form form) {
    Like known = like.get(form.colour());
    Automorphism by = known == null ? null : likeness.between(known.form(), form);
    if (known == null || by == null) {
      return null;
    }
    if (known.outcome() instanceof Outcome.Lost lost) {
      return new Outcome.Lost(by.lines(lost.lines()), by.cells(lost.stones()));
    }
    return new Outcome.Won(by.of(((Outcome.Won) known.outcome()).proof()));
  }

  /**
   * The outcome of a position, if it follows from what is known.
   *
   * @param lines those that count
   */
  @Nullable Outcome find(long lines, long maker) {
    long cells = game.cellsOf(lines);
    Long2ObjectOpenHashMap<Outcome> sameLines = exact.get(lines);
    if (sameLines != null) {
      Outcome same = sameLines.get(maker & cells);
      if (same != null) {
        return same;
      }
    }
    long free = cells & ~maker;
    for (int i = won.size() - 1; i >= Math.max(0, won.size() - LOOKED_THROUGH); i--) {
      if ((lines & ~blocked.getLong(i)) == 0 && (zones.getLong(i) & ~free) == 0) {
        return new Outcome.Won(won.get(i));
      }
    }
    for (int i = lost.size() - 1; i >= Math.max(0, lost.size() - LOOKED_THROUGH); i--) {
      Outcome.Lost known = lost.get(i);
      if ((known.lines() & ~lines) == 0 && (known.stones() & ~maker) == 0) {
        return known;
      }
    }
    Outcome image = image(likeness.form(lines, maker));
    if (image != null) {
      exact.computeIfAbsent(lines, key -> new Long2ObjectOpenHashMap<>()).put(maker & cells, image);
    }
    return image;
  }

  /** The claims of Breaker's, each after those that it is made of. */
  List<LocalProof> won() {
    return Collections.unmodifiableList(won);
  }

  void add(long lines, long maker, Outcome outcome) {
    exact
        .computeIfAbsent(lines, key -> new Long2ObjectOpenHashMap<>())
        .put(maker & game.cellsOf(lines), outcome);
    Likeness.Form form = likeness.form(lines, maker);
    like.putIfAbsent(form.colour(), new Like(form, outcome));
    if (outcome instanceof Outcome.Won found) {
      won.add(found.proof());
      zones.add(found.proof().zone());
      blocked.add(found.proof().blocked());
    } else if (outcome instanceof Outcome.Lost found) {
      lost.add(found);
    }
  }
}
