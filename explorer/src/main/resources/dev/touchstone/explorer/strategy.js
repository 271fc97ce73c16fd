// The strategy that a proof is. Nothing is searched: each answer is read off the claims in force, as
// the proofs in docs/theorems.md say. P is the player for whom something is proved, O the opponent.

class Strategy {
  /** @param player for whom it plays, one of the proof's players */
  constructor(proof, player = proof.players[0]) {
    this.proof = proof;
    this.statement = proof.statement;
    this.game = proof.game;
    this.player = player;
    this.opponent = 1 - player;
  }

  /** What kind of claim the theorem rests on. */
  get kind() {
    return this.proof.kind(this.proof.root);
  }

  /** The first position in which O is to move. */
  start() {
    const { statement, game, proof } = this;
    const stones = new Array(game.names.length).fill(FREE);
    statement.stones.forEach((cells, player) => cells.forEach((cell) => (stones[cell] = player)));
    const draft = new Draft(this, stones);
    draft.parts = this.parts(proof.root, new Roles(game.names.map((_, cell) => cell)));
    if (statement.first === this.opponent) return draft.end(0, []);
    const left = Math.min(statement.opening, draft.free());
    const placed = proof.opening.filter((cell) => draft.isFree(cell));
    // A draw is proved without a first move; there the turn is of stones to spare.
    if (placed.length > 0) draft.place(placed, { ground: OPENING, kind: this.kind, step: proof.steps });
    this.#spare(draft, left - placed.length);
    return draft.end(1, []);
  }

  /** How many stones O has to place now. */
  turn(position) {
    const { opening, turn } = this.statement;
    return Math.min(position.turns === 0 ? opening : turn, position.free().length);
  }

  /** What P answers when O takes these free cells. */
  answer(position, cells) {
    const stones = [...position.stones];
    for (const cell of cells) stones[cell] = this.opponent;
    const draft = new Draft(this, stones);
    const left = Math.min(this.statement.turn, draft.free());
    for (const part of position.parts) {
      // What P is imagined to own is no stone of O's.
      const theirs = cells.filter((cell) => !part.imagined.includes(cell));
      const struck = this.#rule(part).struck(this.proof, part.claim, theirs.map((cell) => part.roles.roleOn[cell]));
      draft.parts.push(...(struck.length > 0 ? this.#rule(part).answer(draft, part, struck) : [part]));
    }
    this.#spare(draft, left - draft.placed.length);
    return draft.end(position.turns + 2, cells);
  }

  #rule({ claim }) {
    return this.proof.rule(claim);
  }

  /**
   * The parts of a claim on these cells: some rules change where a claim is played, not how. It is played as if P owned the
   * imagined cells as well (T17).
   */
  parts(claim, roles, imagined = [], via = []) {
    const { proof } = this;
    if (!proof.kind(claim).hasWork(proof.zone(claim))) return [];
    const rule = proof.rule(claim);
    const own = rule.isPart(proof, claim) ? [{ claim, roles, imagined, via }] : [];
    if (!rule.leadsOn) return own;
    const steps = [...via, { rule, step: proof.step(claim) }];
    const below = rule.below(proof, claim, roles);
    return [...own, ...below.flatMap((one) => this.parts(one.claim, one.roles, [...imagined, ...(one.imagined ?? [])], steps))];
  }

  /**
   * Stones more than needed, which never hurt (Lemma A). A part that has a use for them gets them; otherwise P takes the free
   * cell on most of the lines that are still open.
   */
  #spare(draft, stones) {
    const end = draft.placed.length + stones;
    for (let i = 0; i < draft.parts.length && draft.placed.length < end; ) {
      const part = draft.parts[i];
      const then = this.#rule(part).spare(draft, part, end - draft.placed.length);
      if (then === null) i++;
      else draft.parts.splice(i, 1, ...then);
    }
    while (draft.placed.length < end) draft.place([this.#anywhere(draft)], { ground: EXTRA, kind: this.kind });
  }

  /** In Hex, where there are no lines, in the zone, if something is left there. */
  #anywhere(draft) {
    const zone = this.kind === LINK ? this.promise(draft).zone : [];
    return zone.length > 0 ? Math.min(...zone) : this.#busiest(draft.stones);
  }

  /** The free cell on most lines that are not settled; the lowest among equals. */
  #busiest(stones) {
    const settling = this.kind.settledBy(this);
    const open = this.game.lines.map((line) => !line.some((cell) => stones[cell] === settling));
    let best = -1;
    let most = -1;
    stones.forEach((owner, cell) => {
      const lines = owner === FREE ? this.game.through[cell].filter((line) => open[line]).length : -1;
      if (lines > most) [best, most] = [cell, lines];
    });
    return best;
  }

  /**
   * What P relies on: the cells where it will answer, its stones that it builds on, the groups without
   * a stone of its own, by their numbers: those stay the same as long as a claim is in force.
   */
  promise(position) {
    const { proof } = this;
    const zone = new Set();
    const needs = new Set();
    const groups = new Map();
    let number = 0;
    const isOwn = (cell) => position.stones[cell] === this.player;
    for (const { claim, roles, imagined } of position.parts) {
      const onBoard = (some) => some.map((role) => roles.cellOf[role]);
      onBoard(proof.needed(claim)).forEach((cell) => needs.add(cell));
      const ownGroups = proof.rule(claim).groups(proof, claim).map(onBoard);
      if (ownGroups.length === 0) onBoard(proof.zone(claim)).forEach((cell) => imagined.includes(cell) || zone.add(cell));
      for (const cells of ownGroups) {
        const isSettled = cells.some((cell) => isOwn(cell) || imagined.includes(cell));
        if (!isSettled) {
          cells.forEach((cell) => zone.add(cell));
          groups.set(number, cells);
        }
        number++;
      }
    }
    const taken = (cell) => position.stones[cell] !== FREE;
    return { zone: [...zone].filter((cell) => !taken(cell)), needs: [...needs].filter(isOwn), groups };
  }

  /** Lines that P completes next unless O blocks them, in a strong game; each with the cell that is missing. */
  threats(position) {
    if (!this.kind.isTwoSided || this.isOver(position)) return [];
    return this.game.lines.flatMap((line) => {
      const missing = line.filter((cell) => position.stones[cell] !== this.player);
      return missing.length === 1 && position.stones[missing[0]] === FREE ? [{ line, cell: missing[0] }] : [];
    });
  }

  /** Of each line on which a claim in force has a tolerance, and P no stone: how many stones more O could have there. */
  margins(position) {
    const margins = new Map();
    if (this.isOver(position)) return margins;
    for (const { claim, roles } of position.parts) {
      if (!this.proof.kind(claim).isTwoSided) continue;
      this.proof.tolerances(claim).forEach((most, line) => {
        const cells = this.game.lines[line].map((role) => roles.cellOf[role]);
        if (most === ANY_NUMBER || cells.some((cell) => position.stones[cell] === this.player)) return;
        margins.set(lineNumber(this.game, cells), most - cells.filter((cell) => position.stones[cell] === this.opponent).length);
      });
    }
    return margins;
  }

  /** A line that this player owns, or null. */
  ownedLine(position, player) {
    return this.game.lines.find((line) => line.every((cell) => position.stones[cell] === player)) ?? null;
  }

  /** Whether there is nothing left to play, on a board that need not be full. */
  isOver(position) {
    return this.kind.endsGame && this.kind.isReached(this, position);
  }
}
