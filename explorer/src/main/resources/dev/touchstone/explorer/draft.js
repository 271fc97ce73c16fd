/** A turn of P in the making: what it has placed so far and why, and what is in force then. */
class Draft {
  /** @param theirs O's stones of the turn that is answered */
  constructor(strategy, stones, theirs) {
    this.strategy = strategy;
    this.stones = stones;
    this.theirs = theirs;
    this.parts = [];
    this.placed = [];
    this.reasons = [];
  }

  isFree(cell) {
    return this.stones.of(cell) === FREE;
  }

  isOwn(cell) {
    return this.stones.of(cell) === this.strategy.player;
  }

  /** How many stones a turn of so many has before the board is full. */
  atMost(turn) {
    return Math.min(turn, this.strategy.game.cellCount - this.stones.count);
  }

  /** Why P plays in a part. */
  reason({ proof, claim, via }) {
    return { ground: proof.rule(claim), kind: proof.kind(claim), step: proof.step(claim), via };
  }

  place(cells, reason) {
    this.stones.place(cells, this.strategy.player);
    this.placed.push(...cells);
    this.reasons.push({ ...reason, cells });
  }

  /** The moment after it. */
  end(turns) {
    const { strategy: { game }, stones, parts, placed, reasons, theirs } = this;
    return new Position({ game, stones, parts, reasons, turns, theirs, ours: placed });
  }
}
