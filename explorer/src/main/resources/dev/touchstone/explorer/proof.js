// A proof: the claims that a certificate makes, as a graph.

/**
 * The claims of a proof, in few bytes each: millions of them must fit into a browser. A claim is a
 * number. Leaves do not hold their groups but where they stand, and are expanded anew when asked.
 */
class Proof {
  /**
   * @param statement about the whole board
   * @param seen the same as far as cells and lines have numbers: on a board without an end, what the certificate sees of it
   */
  constructor(statement, seen, bytes) {
    this.statement = statement;
    this.seen = seen;
    this.game = seen.game;
    this.bytes = bytes;
    this.scenes = new SceneChain(seen, bytes);
    this.cellWords = this.scenes.incidence.cellWords;
    this.size = 0;
    this.steps = 0;
    this.opening = [];
    this.root = -1;
    /** Of a map of Hex, all answers that are left; otherwise null. */
    this.left = null;
    /** The rule of each claim, and above its bits the kind. */
    this.makers = new Column();
    this.stepNumbers = new Column();
    /** Two numbers of each claim; what they mean, its rule knows. */
    this.first = new Column();
    this.second = new Column();
    this.zones = new Column(this.cellWords);
    /** The stones of P that a claim leans on; not for kinds that lean on none. */
    this.needs = new Column(this.cellWords);
    /** Where the tolerances of a two-sided claim stand; runs of lines with one tolerance, each its length and that. */
    this.runsAt = new Column();
    this.runs = new Column();
    /** On a board without an end, the tolerance of all lines that miss N and Z (T19). */
    this.far = new Map();
    /** Where turns have several stones, the stones of the scene that play no part in a claim by ORDERED (T12). */
    this.quiet = new Map();
    /** The two ends of each Link, cells or sides behind the cells. */
    this.ends = new Map();
    /** L of the Block claims of which it was asked. */
    this.blockedLines = new Map();
    /** Longer lists of operands, one behind the other. */
    this.operands = new Column();
    /** Answers of other than one cell. */
    this.answers = [];
    this.symmetries = [];
    /** The proofs about tiles, and the tilings by them (T22). */
    this.tiles = [];
    this.tilings = [];
  }

  /** A claim of this kind that a rule makes in a step. */
  add(rule, kind, step, first, second) {
    if (rule.plays === undefined) throw new Error(`the page does not know how to play a claim by ${rule.name}`);
    const claim = this.size++;
    this.makers.set(claim, rule.code | (kind.code << RULE_BITS));
    this.stepNumbers.set(claim, step);
    this.first.set(claim, first);
    this.second.set(claim, second);
    this.zones.reach(claim);
    if (kind.leansOnStones) this.needs.reach(claim);
    return claim;
  }

  rule(claim) {
    return RULES.of(this.makers.get(claim) & RULE);
  }

  kind(claim) {
    return KINDS[this.makers.get(claim) >>> RULE_BITS];
  }

  step(claim) {
    return this.stepNumbers.get(claim);
  }

  /** The players for whom it can be played: of a draw by strategy stealing (T13 c) only the second one; of a map (T23) both. */
  get players() {
    if (this.left !== null) return [1, 0];
    return this.kind(this.root).isTwoSided ? [this.statement.prover] : this.statement.provers;
  }

  setTolerances(claim, most) {
    this.runsAt.set(claim, this.runs.count);
    for (let from = 0, to = 1; from < most.length; from = to++) {
      while (to < most.length && most[to] === most[from]) to++;
      this.runs.append(to - from);
      this.runs.append(most[from]);
    }
  }

  tolerances(claim) {
    const most = new Int16Array(this.game.lines.length);
    for (let at = this.runsAt.get(claim), line = 0; line < most.length; at += 2) {
      most.fill(this.runs.get(at + 1), line, line + this.runs.get(at));
      line += this.runs.get(at);
    }
    return most;
  }

  /** L of a Block claim: to play it is not needed, and claims do not keep it. */
  blocked(claim) {
    const { blockedLines } = this;
    if (!blockedLines.has(claim)) blockedLines.set(claim, this.rule(claim).blocked(this, claim, (part) => this.blocked(part)));
    return blockedLines.get(claim);
  }

  isInZone(claim, cell) {
    return (this.zones.values[claim * this.cellWords + (cell >>> 5)] & (1 << (cell & 31))) !== 0;
  }

  addToZone(claim, cell) {
    this.zones.values[claim * this.cellWords + (cell >>> 5)] |= 1 << (cell & 31);
  }

  /** The zone of another claim belongs to that of this one. */
  addZone(claim, other) {
    const { cellWords, zones: { values } } = this;
    for (let w = 0; w < cellWords; w++) values[claim * cellWords + w] |= values[other * cellWords + w];
  }

  addToNeeds(claim, cell) {
    this.needs.values[claim * this.cellWords + (cell >>> 5)] |= 1 << (cell & 31);
  }

  /** N and Z are disjoint: what P owns need not be free. */
  takeNeedsFromZone(claim) {
    const { cellWords, zones, needs } = this;
    for (let at = claim * cellWords; at < (claim + 1) * cellWords; at++) zones.values[at] &= ~needs.values[at];
  }

  zone(claim) {
    return this.#members(this.zones, claim);
  }

  needed(claim) {
    return this.kind(claim).leansOnStones ? this.#members(this.needs, claim) : [];
  }

  #members(sets, claim) {
    const cells = [];
    for (let cell = 0; cell < this.game.names.length; cell++) {
      if (sets.values[claim * this.cellWords + (cell >>> 5)] & (1 << (cell & 31))) cells.push(cell);
    }
    return cells;
  }
}
