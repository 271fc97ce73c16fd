package dev.touchstone.solver.turns;

import dev.touchstone.solver.turns.TurnClaim.Choice;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a search has found, by the keys of positions: claims, and the turns that lead to them. */
final class Found {

  /** With the prover to move. */
  final Long2ObjectOpenHashMap<Choice> choices = new Long2ObjectOpenHashMap<>();

  /** With the opponent to move: all claims that were made, in this order. */
  final Recall recall;

  /** Those of them that follow turns which leave the opponent a stone. */
  final Recall quiet;

  /** Where they were made. */
  final LongArrayList keys = new LongArrayList();

  private final Long2ObjectOpenHashMap<TurnClaim> claims = new Long2ObjectOpenHashMap<>();

  private final int turn;

  Found(TurnBoard board) {
    turn = board.turn;
    recall = new Recall(board);
    quiet = new Recall(board);
  }

  @Nullable Choice choice(long key) {
    return choices.get(key);
  }

  @Nullable TurnClaim claim(long key) {
    return claims.get(key);
  }

  void add(long key, Choice choice) {
    choices.put(key, choice);
  }

  void add(long key, TurnClaim claim) {
    claims.put(key, claim);
    keys.add(key);
    recall.add(claim);
    if (claim.isQuiet(turn)) {
      quiet.add(claim);
    }
  }

  /** Forgets all other claims, and the turns that lead to them. */
  void keepOnly(Set<TurnClaim> wanted) {
    List<TurnClaim> all = new ArrayList<>(recall.all());
    LongArrayList before = new LongArrayList(keys);
    recall.clear();
    quiet.clear();
    keys.clear();
    claims.clear();
    for (int i = 0; i < all.size(); i++) {
      if (wanted.contains(all.get(i))) {
        add(before.getLong(i), all.get(i));
      }
    }
    claims.trim();
    choices.values().removeIf(choice -> !choice.then().isLeaf() && !wanted.contains(choice.then()));
    choices.trim();
  }

  int claimCount() {
    return keys.size();
  }
}
