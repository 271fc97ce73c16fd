// Which cell of the board stands for which cell of a claim, its role, and back.

/** On a board without an end, for claims of the whole of it: each cell for itself. */
const EVERYWHERE = { cellOf: (role) => role, roleOn: (cell) => cell };

/** By a list: below an IMAGE a claim is played on the images of its cells, below a SWAP with one cell in the role of another. */
class Roles {
  /** @param ranks the order of the cells, where it is not that of their numbers: in a copy of a tile that of the tile's */
  constructor(cells, ranks = null) {
    this.cells = cells;
    this.ranks = ranks;
    this.roles = new Map(cells.map((cell, role) => [cell, role]));
  }

  /** Those of a copy of a tile, which has these cells in the order of the tile's. */
  static ofCopy(cells) {
    return new Roles(cells, new Map(cells.map((cell, number) => [cell, number])));
  }

  /** The lowest cell has the least rank. */
  rank(cell) {
    return this.ranks === null ? cell : this.ranks.get(cell);
  }

  cellOf(role) {
    return this.cells[role];
  }

  /** The role that a cell has; -1 if it has none. */
  roleOn(cell) {
    return this.roles.get(cell) ?? -1;
  }

  /** The roles of c where these are the roles of IMAGE(c, σ). */
  within(symmetry) {
    return new Roles(symmetry.images.map((image) => this.cells[image]), this.ranks);
  }

  /** The roles of c where these are the roles of SWAP(c, v → u); where v then goes, c never asks. */
  exchanging(v, u) {
    const cells = [...this.cells];
    [cells[v], cells[u]] = [cells[u], cells[v]];
    return new Roles(cells, this.ranks);
  }
}

/** On a board without an end, by a motion: what a window shows, turned or moved. A cell that has no number has no role. */
class MovedRoles {
  constructor(seen, motion = Motion.none()) {
    this.seen = seen;
    this.motion = motion;
    this.back = motion.back();
  }

  cellOf(role) {
    return this.seen.host.cellAt(this.motion.of(this.seen.place(role)));
  }

  roleOn(cell) {
    return this.seen.cellAt(this.back.of(this.seen.host.place(cell)));
  }

  rank(cell) {
    return cell;
  }

  within({ motion }) {
    return new MovedRoles(this.seen, this.motion.after(motion));
  }
}

/** The roles of the claims of a whole proof. */
function ownRoles({ game }) {
  return game.isInfinite ? new MovedRoles(game) : new Roles(game.names.map((_, cell) => cell));
}
