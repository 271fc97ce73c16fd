/** A turn of P in the making: what it has placed so far and why, and what is in force then. */
class Draft {
  constructor(strategy, stones) {
    this.strategy = strategy;
    this.proof = strategy.proof;
    this.stones = stones;
    this.parts = [];
    this.placed = [];
    this.reasons = [];
  }

  isFree(cell) {
    return this.stones[cell] === FREE;
  }

  isOwn(cell) {
    return this.stones[cell] === this.strategy.player;
  }

  free() {
    return this.stones.filter((owner) => owner === FREE).length;
  }

  /** Why P plays in a part. */
  reason({ claim, via }) {
    const { proof } = this;
    return { ground: proof.rule(claim), kind: proof.kind(claim), step: proof.step(claim), via };
  }

  place(cells, reason) {
    for (const cell of cells) this.stones[cell] = this.strategy.player;
    this.placed.push(...cells);
    this.reasons.push({ ...reason, cells });
  }

  /** The moment after it. */
  end(turns, theirs) {
    const { stones, parts, placed, reasons } = this;
    return new Position({ stones, parts, reasons, turns, theirs, ours: placed });
  }
}
