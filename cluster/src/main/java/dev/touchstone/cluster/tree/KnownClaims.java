package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Made.Use;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All claims made so far, by number. */
public final class KnownClaims {

  private final Ground ground;
  private final List<Made> all = new ArrayList<>();

  KnownClaims(Ground ground) {
    this.ground = ground;
  }

  int add(Made made) {
    all.add(made);
    return all.size() - 1;
  }

  public Made get(int number) {
    return all.get(number);
  }

  /** The claim as it lies on the board. */
  Claim claim(Use use) {
    return get(use.made()).claim().image(ground, use.symmetry());
  }

  /** A claim that decides the position against its mover, if there is one. */
  @Nullable Use fitting(Position position) {
    for (int number = 0; number < all.size(); number++) {
      Use use = fitting(number, position);
      if (use != null) {
        return use;
      }
    }
    return null;
  }

  /** This claim, if one of its images decides the position. */
  @Nullable Use fitting(int number, Position position) {
    Made made = all.get(number);
    if (made.claim().prover() == position.mover() || made.bound()) {
      return null;
    }
    for (int symmetry = 0; symmetry < ground.symmetries(); symmetry++) {
      if (made.claim().image(ground, symmetry).fits(ground, position)) {
        return new Use(number, symmetry);
      }
    }
    return null;
  }
}
