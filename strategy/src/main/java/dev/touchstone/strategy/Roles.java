package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Motion;
import dev.touchstone.strategy.HostCells.At;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which cell of the board stands for which cell of a claim. A claim below an IMAGE (T9) or a SWAP
 * (T8) is played on other cells than it names: in the image of each cell, or with u in the role of
 * v. What a claim names is called a role here. Two roles are never on one cell. On an infinite
 * board a motion (T20) may put roles on cells that have no number: P plays on none of them, but a
 * stone of O's there may count on a line.
 */
final class Roles {

  private static final int NONE = -1;

  /** The bits of a motion's turn. */
  private static final long NEGATES = 3;

  private static final long EXCHANGES = 4;

  private final int[] cellOf;
  private final int[] roleOn;

  /** On an infinite board: by which motions a role is put on its cell, the last one first. */
  private final List<Motion> motions;

  private Roles(int[] cellOf, List<Motion> motions) {
    this.motions = List.copyOf(motions);
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
    return new Roles(cellOf, List.of());
  }

  int cellOf(int role) {
    return cellOf[role];
  }

  /** The roles of c where these are the roles of IMAGE(c, σ): x is played on the cell of σ(x). */
  Roles within(int[] image) {
    int[] inner = new int[cellOf.length];
    Arrays.setAll(inner, role -> image[role] == NONE ? NONE : cellOf[image[role]]);
    return new Roles(inner, motions);
  }

  /** The same as roles of an image by this motion of a claim on such roles. */
  Roles moved(Roles outer, Motion motion) {
    List<Motion> all = new ArrayList<>(outer.motions);
    all.add(motion);
    return new Roles(cellOf, all);
  }

  /** Where the role lies that is played on a cell of an infinite board. */
  At roleOn(At cell) {
    At role = cell;
    for (Motion motion : motions) {
      long across = role.x() - motion.across();
      long up = role.y() - motion.up();
      // To turn back, x and y are negated first, and then exchanged.
      Motion turn = new Motion(motion.turn() & NEGATES, 0, 0);
      int x = (int) turn.x((int) across, (int) up);
      int y = (int) turn.y((int) across, (int) up);
      role = motion.turn() >= EXCHANGES ? new At(y, x) : new At(x, y);
    }
    return role;
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
    return new Roles(inner, motions);
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
