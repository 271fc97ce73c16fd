/** The owner of a cell without a stone. */
const FREE = -1;

/** Who owns which cells. */
class Stones {
  constructor(owners = []) {
    this.owners = new Map(owners);
  }

  copy() {
    return new Stones(this.owners);
  }

  /** 0, 1 or FREE. */
  of(cell) {
    return this.owners.get(cell) ?? FREE;
  }

  place(cells, player) {
    for (const cell of cells) this.owners.set(cell, player);
  }

  get count() {
    return this.owners.size;
  }

  /** The cells of a player. */
  cellsOf(player) {
    return [...this.owners].filter(([, owner]) => owner === player).map(([cell]) => cell);
  }
}

/**
 * A moment of the game, never changed.
 *
 * game: the board. stones: who owns which cells. parts: the claims in force, with disjoint zones, each { proof, claim, roles,
 * via } where via lists the steps that only led to it. turns: how many were made. theirs, ours: the stones of the last turn of O
 * and of P's answer. reasons: why P played so.
 */
class Position {
  constructor(fields) {
    Object.assign(this, fields);
  }

  /** How many cells are free. */
  get freeCount() {
    return this.game.cellCount - this.stones.count;
  }

  /** The free cells of a board with an end. */
  free() {
    return [...this.game.names.keys()].filter((cell) => this.stones.of(cell) === FREE);
  }
}
