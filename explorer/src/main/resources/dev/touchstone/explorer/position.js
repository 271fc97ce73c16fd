/** The owner of a cell without a stone. */
const FREE = -1;

/**
 * A moment of the game, never changed.
 *
 * stones: for each cell its owner, 0, 1 or FREE. parts: the claims in force, with disjoint zones,
 * each { claim, roles, via } where via lists the steps that only led to it. turns: how many were
 * made. theirs, ours: the stones of the last turn of O and of P's answer. reasons: why P played so.
 */
class Position {
  constructor(fields) {
    Object.assign(this, fields);
  }

  free() {
    return [...this.stones.keys()].filter((cell) => this.stones[cell] === FREE);
  }
}
