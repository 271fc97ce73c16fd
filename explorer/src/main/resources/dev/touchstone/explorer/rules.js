// The table of rules (docs/format.md, section 2.2): a file in rules/ for each, which adds its row. Whatever reads, plays or
// explains a proof knows no rule but through this table. A rule that is not in it, or whose row lacks something, is an
// error as soon as a certificate uses it.

/** The bits of a step's byte that name its rule; the others are flags. */
const RULE_BITS = 6;
const RULE = (1 << RULE_BITS) - 1;

/** What a step does to the stack. A leaf makes a claim of nothing, and can be an answer at once. */
const LEAF = { isLeaf: true, readsScene: false, leavesTop: true };
/** The same; the scene decides what its bytes say. */
const LEAF_OF_SCENE = { isLeaf: true, readsScene: true, leavesTop: true };
/** Makes a claim of what stands on top, or does something else with it. */
const ON_TOP = { isLeaf: false, readsScene: false, leavesTop: true };
/** Leaves what stands on the stack alone. */
const ASIDE = { isLeaf: false, readsScene: false, leavesTop: false };

// How a claim is played, and what the row of its rule must say for that.

/** It answers moves. */
const ANSWERS = ["answer", "choice", "sentence"];
/** It is other claims, on other cells perhaps: they are played in place of it. */
const LEADS_ON = ["below", "aside"];
/** It is another claim, and may answer in groups of its own beside it. */
const LEADS_ON_AND_ANSWERS = [...LEADS_ON, ...ANSWERS];
/** It has parts of its own, which come into force as they are needed, and these answer. */
const ANSWERS_BY_PARTS = ["answer", "inForce", "aside"];
/** There is nothing left to do. */
const RESTS = [];

/**
 * A row says
 *
 *   code, name, theorem   as docs/format.md and certificate/Rule.java have them
 *   shape                 what the step does to the stack: LEAF, ...
 *   replay(decoder)       reads the operands and carries the step out; returns the claim that it makes, or null
 *   stage(reader, scene)  only where it changes the scene: reads the operands and changes it
 *
 * and, if it makes claims of its own,
 *
 *   plays                        how they are played: ANSWERS, LEADS_ON, ...
 *   answer(draft, part, struck)  places what answers O's stones on these roles; returns the parts that are in force then
 *   choice(reason, names)        what was played, in words
 *   sentence(reason, statement)  why, in words
 *   below(proof, claim, roles)   what is played in place of the claim: claims, each with its roles, and cells that it is
 *                                played as if P owned them
 *   aside()                      how they came to be played, in words
 *   struck(proof, claim, roles)  which of O's stones, by their roles, ask for an answer; as a rule those in the zone. A stone
 *                                where the claim knows no cell has the role -1.
 *   inForce(part)                the parts that it has come down to; as a rule itself
 *   lasts                        whether the words of aside() are said of all that follows
 *   blocked(proof, claim, blockedBy)  L of a Block claim, by those that it is made of; for a trace
 *
 * and may say what has a default below.
 */
class Rule {
  constructor(row) {
    Object.assign(this, row);
    this.lacks = ["replay", ...(this.plays ?? [])].filter((name) => typeof this[name] !== "function");
    Object.freeze(this);
  }

  /** The theorem behind an answer by a claim of this kind. */
  theoremOf() {
    return this.theorem;
  }

  /** What a claim has to answer of O's stones on these roles. */
  struck(proof, claim, roles) {
    return roles.filter((role) => role >= 0 && proof.isInZone(claim, role));
  }

  inForce(part) {
    return [part];
  }

  /** Whether other claims are played in place of a claim, or beside it. */
  get leadsOn() {
    return this.plays.includes("below");
  }

  /** Whether a claim is one of the parts that are played. */
  isPart(proof, claim) {
    return !this.leadsOn || (this.plays.includes("answer") && this.groups(proof, claim).length > 0);
  }

  /** The groups in which a claim answers; none if it may answer anywhere in its zone. */
  groups() {
    return [];
  }

  /** Places some of the stones to spare, and returns the parts that are in force then; null if it has no use for any. */
  spare() {
    return null;
  }

  blocked() {
    throw new Error(`${this.name} does not say which lines its claims block`);
  }
}

const RULES = {
  rows: [],

  /** Adds a row, and returns the rule. */
  add(row) {
    if (this.rows[row.code]) throw new Error(`${row.name} has the number of ${this.rows[row.code].name}`);
    return (this.rows[row.code] = new Rule(row));
  },

  /** The rule with this number. */
  of(code) {
    const rule = this.rows[code];
    if (rule === undefined) throw new Error(`there is no rule ${code} on this page`);
    if (rule.lacks.length > 0) throw new Error(`the page has no ${enumerated(rule.lacks)} for ${rule.name}`);
    return rule;
  },
};
