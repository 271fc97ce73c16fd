// The strategy that a proof is. Nothing is searched: each answer is read off the claims in force, as
// the proofs in docs/theorems.md say. P is the player for whom something is proved, O the opponent.

class Strategy {
  /** @param player for whom it plays, one of the proof's players */
  constructor(proof, player = proof.players[0]) {
    this.proof = proof;
    this.statement = proof.statement;
    this.game = this.statement.game;
    this.player = player;
    this.opponent = 1 - player;
  }

  /** What kind of claim the theorem rests on. */
  get kind() {
    return this.proof.kind(this.proof.root);
  }

  /** The first position in which O is to move. */
  start() {
    const { statement, proof } = this;
    const stones = new Stones();
    statement.stones.forEach((cells, player) => stones.place(cells, player));
    const draft = new Draft(this, stones, []);
    if (proof.left !== null && this.player === 1) return draft.end(0);
    draft.parts = this.parts(proof, proof.root, proof.kind(proof.root).isOfThePlane ? EVERYWHERE : ownRoles(proof));
    if (statement.first === this.opponent) return draft.end(0);
    const end = draft.atMost(statement.opening);
    const roles = ownRoles(proof);
    const placed = proof.opening.map((role) => roles.cellOf(role)).filter((cell) => draft.isFree(cell));
    // A draw is proved without a first move; there the turn is of stones to spare.
    if (placed.length > 0) draft.place(placed, { ground: OPENING, kind: this.kind, step: proof.steps });
    this.#spare(draft, end);
    return draft.end(1);
  }

  /** How many stones O has to place now. */
  turn(position) {
    const { opening, turn } = this.statement;
    return Math.min(position.turns === 0 ? opening : turn, position.freeCount);
  }

  /** What P answers when O takes these free cells. */
  answer(position, cells) {
    const stones = position.stones.copy();
    stones.place(cells, this.opponent);
    const draft = new Draft(this, stones, cells);
    const end = draft.atMost(this.statement.turn);
    if (isOpenMap(this, position)) return this.#refute(draft, cells[0]);
    draft.parts = this.answerBy(draft, position.parts);
    this.#spare(draft, end);
    return draft.end(position.turns + 2);
  }

  /** White's answer to a first move of Black's on a map. */
  #refute(draft, cell) {
    const found = refutation(this.proof, cell);
    if (found === null) throw new Error("by this first move Black wins");
    if (found.cells.length > 0) draft.place(found.cells, { ground: OPENING, kind: this.kind, step: this.proof.steps });
    draft.parts = this.parts(this.proof, found.claim, found.roles);
    return draft.end(2);
  }

  /** Each of these parts answers O's stones of the turn; returns what is in force in their place then. */
  answerBy(draft, parts) {
    return parts.flatMap((part) => {
      const { proof, claim, roles, imagined } = part;
      // What P is imagined to own is no stone of O's.
      const theirs = draft.theirs.filter((cell) => !imagined.includes(cell));
      const rule = proof.rule(claim);
      const struck = rule.struck(proof, claim, theirs.map((cell) => roles.roleOn(cell)));
      return struck.length > 0 ? rule.answer(draft, part, struck) : [part];
    });
  }

  /**
   * The parts of a claim on these cells: some rules change where a claim is played, not how. It is played as if P owned the
   * imagined cells as well (T17).
   */
  parts(proof, claim, roles, imagined = [], via = []) {
    if (!proof.kind(claim).hasWork(proof.zone(claim))) return [];
    const rule = proof.rule(claim);
    const own = rule.isPart(proof, claim) ? [{ proof, claim, roles, imagined, via }] : [];
    if (!rule.leadsOn) return own;
    const steps = [...via, { rule, step: proof.step(claim) }];
    const below = rule.below(proof, claim, roles);
    return [...own, ...below.flatMap((one) => this.parts(proof, one.claim, one.roles, [...imagined, ...(one.imagined ?? [])], steps))];
  }

  /** Stones more than needed. A part that has a use for them gets them; otherwise they go anywhere. */
  #spare(draft, end) {
    for (let i = 0; i < draft.parts.length && draft.placed.length < end; ) {
      const part = draft.parts[i];
      const then = part.proof.rule(part.claim).spare(draft, part, end - draft.placed.length);
      if (then === null) i++;
      else draft.parts.splice(i, 1, ...then);
    }
    while (draft.placed.length < end) draft.place([anywhere(this, draft)], { ground: EXTRA, kind: this.kind });
  }

  /** The parts in force, and within a tiling those of the copies that were entered. */
  inForce({ parts }) {
    return parts.flatMap((part) => part.proof.rule(part.claim).inForce(part));
  }

  /**
   * What P relies on: the cells where it will answer, its stones that it builds on, the groups without
   * a stone of its own, by their numbers: those stay the same as long as a claim is in force.
   */
  promise(position) {
    const zone = new Set();
    const needs = new Set();
    const groups = new Map();
    let number = 0;
    const isOwn = (cell) => position.stones.of(cell) === this.player;
    for (const { proof, claim, roles, imagined } of this.inForce(position)) {
      const onBoard = (some) => some.map((role) => roles.cellOf(role));
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
    const taken = (cell) => position.stones.of(cell) !== FREE;
    return { zone: [...zone].filter((cell) => !taken(cell)), needs: [...needs].filter(isOwn), groups };
  }

  /** Lines that P completes next unless O blocks them, in a strong game: those with one turn's cells missing; each with these. */
  threats(position) {
    if (!this.kind.isTwoSided || this.isOver(position)) return [];
    return this.#ownLines(position, this.player).flatMap((number) => {
      const line = this.game.line(number);
      const missing = line.filter((cell) => position.stones.of(cell) !== this.player);
      const isOpen = missing.length <= this.statement.turn && missing.every((cell) => position.stones.of(cell) === FREE);
      return isOpen && missing.length > 0 ? [{ line, cells: missing }] : [];
    });
  }

  /** Lines by which a player wins, among them all with a stone of that player's. */
  #ownLines({ stones }, player) {
    return [...this.game.linesMeeting(stones.cellsOf(player))].filter((number) => this.game.isLineOf(number, player));
  }

  /** A line that this player owns, or null. */
  ownedLine(position, player) {
    const number = this.#ownLines(position, player).find((line) => this.game.line(line).every((cell) => position.stones.of(cell) === player));
    return number === undefined ? null : this.game.line(number);
  }

  /** Whether there is nothing left to play, on a board that need not be full. */
  isOver(position) {
    return this.kind.endsGame && this.kind.isReached(this, position);
  }
}
