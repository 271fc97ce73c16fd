// The strategy that a proof is. Nothing is searched: each answer is read off the claims in force, as
// the proofs in docs/theorems.md say. P is the player for whom something is proved, O the opponent.

const FREE = -1;

/** Why a stone was played, besides the rules. */
const OPENING = "OPENING";
const EXTRA = "EXTRA";

/**
 * Which cell of the board stands for which cell of a claim, and back. Below an IMAGE a claim is
 * played on the images of its cells, below a SWAP with one cell in the role of another.
 */
class Roles {
  constructor(cellOf) {
    this.cellOf = cellOf;
    this.roleOn = new Array(cellOf.length);
    cellOf.forEach((cell, role) => (this.roleOn[cell] = role));
  }

  /** The roles of c where these are the roles of IMAGE(c, σ). */
  within(symmetry) {
    return new Roles(symmetry.map((image) => this.cellOf[image]));
  }

  /** The roles of c where these are the roles of SWAP(c, v → u); where v then goes, c never asks. */
  exchanging(v, u) {
    const cellOf = [...this.cellOf];
    [cellOf[v], cellOf[u]] = [cellOf[u], cellOf[v]];
    return new Roles(cellOf);
  }
}

/**
 * A moment of the game, never changed.
 *
 * stones: for each cell its owner, 0, 1 or FREE. parts: the claims in force, with disjoint zones,
 * each { claim, roles, via } where via lists the BOTH, SWAP and IMAGE steps that led to it. turns: how
 * many were made. moves: the stones of the last turn of O and of P's answer. reasons: why P played so.
 */
class Position {
  constructor(fields) {
    Object.assign(this, fields);
  }

  free() {
    return [...this.stones.keys()].filter((cell) => this.stones[cell] === FREE);
  }
}

class Strategy {
  /** @param player for whom it plays, one of the provers */
  constructor(proof, player = proof.statement.provers[0]) {
    this.proof = proof;
    this.statement = proof.statement;
    this.game = proof.statement.game;
    this.player = player;
    this.opponent = 1 - player;
  }

  /** The first position in which O is to move. */
  start() {
    const { statement, game, proof } = this;
    const stones = new Array(game.names.length).fill(FREE);
    statement.stones.forEach((cells, player) => cells.forEach((cell) => (stones[cell] = player)));
    const own = new Roles(game.names.map((_, cell) => cell));
    const draft = this.#draft(stones, this.#parts(proof.root, own, []));
    if (statement.first === this.opponent) return this.#position(draft, 0, []);
    const left = Math.min(statement.opening, stones.filter((owner) => owner === FREE).length);
    const placed = proof.opening.filter((cell) => stones[cell] === FREE);
    // A draw is proved without a first move; there the turn is of stones to spare.
    if (placed.length > 0) this.#place(draft, placed, { rule: OPENING, step: proof.steps });
    this.#extra(draft, left - placed.length);
    return this.#position(draft, 1, []);
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
    const draft = this.#draft(stones, []);
    for (const part of position.parts) {
      const struck = cells.map((cell) => part.roles.roleOn[cell]).filter((role) => this.proof.isInZone(part.claim, role));
      draft.parts.push(...(struck.length > 0 ? this.#answerPart(draft, part, struck) : [part]));
    }
    const left = Math.min(this.statement.turn, stones.filter((owner) => owner === FREE).length + draft.placed.length);
    this.#extra(draft, left - draft.placed.length);
    return this.#position(draft, position.turns + 2, cells);
  }

  #draft(stones, parts) {
    return { stones, parts, placed: [], reasons: [] };
  }

  #position(draft, turns, theirs) {
    const { stones, parts, placed, reasons } = draft;
    return new Position({ stones, parts, reasons, turns, theirs, ours: placed });
  }

  /** The parts of a claim on these cells: T7, T8 and T9 change where a claim is played, not how. */
  #parts(claim, roles, via) {
    const { proof } = this;
    // A Block claim without a zone has nothing to do.
    if (!this.statement.completes && proof.zone(claim).length === 0) return [];
    const steps = [...via, { rule: proof.rule(claim), step: proof.step(claim) }];
    const below = proof.first.get(claim);
    switch (proof.rule(claim)) {
      case IMAGE:
        return this.#parts(below, roles.within(proof.symmetries[proof.second.get(claim)]), steps);
      case SWAP: {
        const exchanged = proof.second.get(claim);
        return this.#parts(below, roles.exchanging(exchanged >>> 12, exchanged & 4095), steps);
      }
      case BOTH:
        return proof.parts(claim).flatMap((part) => this.#parts(part, roles, steps));
      default:
        return [{ claim, roles, via }];
    }
  }

  /** Answers in one part, where O has taken these roles of its zone; returns what is in force there then. */
  #answerPart(draft, part, struck) {
    switch (this.proof.rule(part.claim)) {
      case OPTIONS: {
        const free = (option) => !struck.some((role) => option.answer.includes(role) || this.proof.isInZone(option.then, role));
        return this.#takeOption(draft, part, struck.length, free);
      }
      case POTENTIAL:
        this.#takeHeaviest(draft, part);
        return [part];
      default:
        this.#takeInGroups(draft, part, struck);
        return [part];
    }
  }

  /**
   * T5 and T6: the first option that O has left free, with no more stones than O has placed. Then the
   * claim of that option is in force.
   */
  #takeOption(draft, part, most, isFree) {
    const options = this.proof.options(part.claim);
    const chosen = options.findIndex((option) => option.answer.length <= most && isFree(option));
    if (chosen < 0) throw new Error("no option is free of this move: has the verifier accepted this proof?");
    const { answer, then } = options[chosen];
    const cells = answer.map((role) => part.roles.cellOf[role]).filter((cell) => draft.stones[cell] === FREE);
    this.#place(draft, cells, { ...this.#reason(part), options, chosen, roles: part.roles });
    return this.#parts(then, part.roles, []);
  }

  /** T3: P takes a cell of each group that O has entered, unless it has a stone there. */
  #takeInGroups(draft, part, struck) {
    for (const group of this.proof.groups(part.claim)) {
      if (!group.some((role) => struck.includes(role))) continue;
      const cells = group.map((role) => part.roles.cellOf[role]).sort((a, b) => a - b);
      if (cells.some((cell) => draft.stones[cell] === this.player)) continue;
      const reply = cells.find((cell) => draft.stones[cell] === FREE);
      if (reply === undefined) throw new Error("a whole group is taken: has the verifier accepted this proof?");
      this.#place(draft, [reply], { ...this.#reason(part), group: cells });
    }
  }

  /** T4: the free cell of the zone that carries most of the danger, the lowest role among equals. */
  #takeHeaviest(draft, part) {
    const { proof } = this;
    // Whole numbers: halves of halves of long lines would be rounded away.
    const longest = this.game.lines.reduce((most, line) => Math.max(most, line.length), 0);
    const weights = new Map();
    for (const line of proof.lines(part.claim)) {
      const roles = this.game.lines[line].filter((role) => proof.isInZone(part.claim, role));
      const owners = roles.map((role) => draft.stones[part.roles.cellOf[role]]);
      if (owners.includes(this.player)) continue;
      const free = roles.filter((_, i) => owners[i] === FREE);
      for (const role of free) weights.set(role, (weights.get(role) ?? 0n) + (1n << BigInt(longest - free.length)));
    }
    let heaviest = -1;
    for (const [role, weight] of weights) {
      const most = weights.get(heaviest) ?? 0n;
      if (weight > most || (weight === most && role < heaviest)) heaviest = role;
    }
    if (heaviest >= 0) this.#place(draft, [part.roles.cellOf[heaviest]], this.#reason(part));
  }

  /**
   * Stones more than needed, which never hurt (Lemma A). Where options are in force P goes on as if O
   * had passed: an empty turn leaves them all free. Otherwise it takes the free cell on most of the lines
   * that are still open.
   */
  #extra(draft, stones) {
    const end = draft.placed.length + stones;
    for (let i = 0; i < draft.parts.length && draft.placed.length < end; ) {
      const part = draft.parts[i];
      const left = end - draft.placed.length;
      const fits = this.proof.rule(part.claim) === OPTIONS
        && this.proof.options(part.claim).some((option) => option.answer.length <= left);
      if (!fits) {
        i++;
        continue;
      }
      const then = this.#takeOption(draft, part, left, () => true);
      draft.reasons[draft.reasons.length - 1].extra = true;
      draft.parts.splice(i, 1, ...then);
    }
    while (draft.placed.length < end) this.#place(draft, [this.#busiest(draft.stones)], { rule: EXTRA });
  }

  /** The free cell on most lines without a stone of Breaker, or of P in a strong game; the lowest among equals. */
  #busiest(stones) {
    const blocker = this.statement.completes ? this.opponent : this.player;
    const open = this.game.lines.map((line) => !line.some((cell) => stones[cell] === blocker));
    let best = -1;
    let most = -1;
    stones.forEach((owner, cell) => {
      const lines = owner === FREE ? this.game.through[cell].filter((line) => open[line]).length : -1;
      if (lines > most) [best, most] = [cell, lines];
    });
    return best;
  }

  #reason(part) {
    const { proof } = this;
    return { rule: proof.rule(part.claim), claim: part.claim, step: proof.step(part.claim), via: part.via };
  }

  #place(draft, cells, reason) {
    for (const cell of cells) draft.stones[cell] = this.player;
    draft.placed.push(...cells);
    draft.reasons.push({ ...reason, cells });
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
    for (const { claim, roles } of position.parts) {
      for (const role of proof.needed(claim)) needs.add(roles.cellOf[role]);
      const isGroups = proof.rule(claim) === GROUPS || proof.rule(claim) === COVER;
      for (const role of isGroups ? [] : proof.zone(claim)) zone.add(roles.cellOf[role]);
      for (const group of isGroups ? proof.groups(claim) : []) {
        const cells = group.map((role) => roles.cellOf[role]);
        const isSettled = cells.some((cell) => position.stones[cell] === this.player);
        if (!isSettled) {
          cells.forEach((cell) => zone.add(cell));
          groups.set(number, cells);
        }
        number++;
      }
    }
    const taken = (cell) => position.stones[cell] !== FREE;
    return { zone: [...zone].filter((cell) => !taken(cell)), needs: [...needs].filter(taken), groups };
  }

  /** A line that this player owns, or null. */
  ownedLine(position, player) {
    return this.game.lines.find((line) => line.every((cell) => position.stones[cell] === player)) ?? null;
  }

  /** Whether every line has a stone of this player. */
  blocksAll(position, player) {
    return this.game.lines.every((line) => line.some((cell) => position.stones[cell] === player));
  }
}
