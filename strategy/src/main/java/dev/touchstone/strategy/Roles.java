package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import java.util.Arrays;

/**
 * Which cell of the board stands for which cell of a claim. A claim below an IMAGE (T9) or a SWAP
 * (T8) is played on other cells than it names: in the image of each cell, or with u in the role of
 * v. What a claim names is called a role here. Two roles are never on one cell. On an infinite
 * board a motion (T20) may put roles on cells that have no number, and cells may have no role: no
 * claim looks at either.
 */
final class Roles {

  private static final int NONE = -1;

  private final int[] cellOf;
  private final int[] roleOn;

  private Roles(int[] cellOf) {
    this.cellOf = cellOf;
    roleOn = new int[cellOf.length];
    Arrays.fill(roleOn, NONE);
    for (int role = 0; role < cellOf.length; role++) {
      if (cellOf[role] != NONE) {
        roleOn[cellOf[role]] = role;
      }
    }
  }

  /** Each cell stands for itself. */
  static Roles own(int cells) {
    int[] cellOf = new int[cells];
    Arrays.setAll(cellOf, cell -> cell);
    return new Roles(cellOf);
  }

  int cellOf(int role) {
    return cellOf[role];
  }

  /** The roles of c where these are the roles of IMAGE(c, σ): x is played on the cell of σ(x). */
  Roles within(int[] image) {
    int[] inner = new int[cellOf.length];
    Arrays.setAll(inner, role -> image[role] == NONE ? NONE : cellOf[image[role]]);
    return new Roles(inner);
  }

  /**
   * The roles of c where these are the roles of SWAP(c, v → u): v is played on the cell of u. That
   * u gets the cell of v makes no difference: u is outside of the zone of c, so no claim below c
   * has it in its zone or its answers.
   */
  Roles exchanging(int v, int u) {
    int[] inner = cellOf.clone();
    inner[v] = cellOf[u];
    inner[u] = cellOf[v];
    return new Roles(inner);
  }

  /** The cells that stand for these roles. */
  CellSet cellsOf(CellSet roles) {
    return mapped(roles, cellOf);
  }

  /** The roles that are played on these cells. */
  CellSet rolesOn(CellSet cells) {
    return mapped(cells, roleOn);
  }

  private static CellSet mapped(CellSet from, int[] images) {
    int[] members =
        Arrays.stream(from.toArray())
            .map(member -> images[member])
            .filter(image -> image != NONE)
            .toArray();
    return CellSet.of(images.length, members);
  }
}
