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
    List<Stones> turned = turned(position);
    for (int number = 0; number < all.size(); number++) {
      Use use = fitting(number, turned);
      if (use != null) {
        return use;
      }
    }
    return null;
  }

  /** This claim, if one of its images decides the position. */
  @Nullable Use fitting(int number, Position position) {
    return fitting(number, turned(position));
  }

  private @Nullable Use fitting(int number, List<Stones> turned) {
    Made made = all.get(number);
    if (!made.bound()) {
      for (int symmetry = 0; symmetry < turned.size(); symmetry++) {
        if (made.claim().fits(ground, turned.get(symmetry))) {
          return new Use(number, ground.inverse(symmetry));
        }
      }
    }
    return null;
  }

  /** All images of a position: an image of a claim fits it where the claim fits one of these. */
  private List<Stones> turned(Position position) {
    List<Stones> turned = new ArrayList<>();
    for (int symmetry = 0; symmetry < ground.symmetries(); symmetry++) {
      turned.add(Stones.of(ground, ground.image(symmetry, position)));
    }
    return turned;
  }
}
