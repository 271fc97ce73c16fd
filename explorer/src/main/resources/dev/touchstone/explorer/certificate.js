// The certificate: its steps are read one after the other and become a graph of claims
// (docs/format.md, section 2). Nothing is verified here; that is the verifier's work. What does not
// fit together is an error all the same.

const RULES = [
  "", "NOTHING", "STONES", "GROUPS", "COVER", "POTENTIAL", "RECALL", "OPTIONS", "BOTH", "SWAP",
  "IMAGE", "KEEP", "SYMMETRY", "ANSWER", "FOCUS", "LEAVE", "END",
];
const [, NOTHING, STONES, GROUPS, COVER, POTENTIAL, RECALL, OPTIONS, BOTH, SWAP, IMAGE, KEEP, SYMMETRY, ANSWER, FOCUS,
  LEAVE, END] = RULES.keys();
const RULE = 0x3f;
const ANSWERED = 0x80;
const OPPONENT = 0x40;

/** Numbers one after the other, seven bits a byte, least significant first. */
class ByteReader {
  constructor(bytes, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  byte() {
    if (this.position >= this.bytes.length) throw new Error("the certificate ends too early");
    return this.bytes[this.position++];
  }

  /** A number; a BigInt only where 53 bits are too few. */
  number() {
    const first = this.byte();
    if (first < 0x80) return first;
    let value = first & 0x7f;
    let unit = 0x80;
    let next = 0x80;
    const start = this.position - 1;
    while (next >= 0x80) {
      next = this.byte();
      value += (next & 0x7f) * unit;
      unit *= 0x80;
    }
    return Number.isSafeInteger(value) ? value : this.#large(start);
  }

  #large(start) {
    let value = 0n;
    for (let i = start; i < this.position; i++) value |= BigInt(this.bytes[i] & 0x7f) << BigInt(7 * (i - start));
    return value;
  }

  cells() {
    return Array.from({ length: this.number() }, () => this.number());
  }
}

/** The choices of a COVER: which are not the first of their order, as its bytes say. */
class Deviations {
  constructor(reader) {
    this.reader = reader;
    this.left = reader.number();
    this.before = this.left > 0 ? reader.number() : 0;
  }

  next() {
    if (this.left === 0) return 0;
    if (this.before > 0) {
      this.before--;
      return 0;
    }
    const place = this.reader.number();
    this.left--;
    this.before = this.left > 0 ? this.reader.number() : 0;
    return place;
  }
}

/** An array of numbers that grows. */
class Column {
  constructor(stride = 1) {
    this.stride = stride;
    this.values = new Int32Array(1024 * stride);
  }

  /** Makes room for this row. */
  reach(row) {
    if ((row + 1) * this.stride > this.values.length) {
      const wider = new Int32Array(2 * this.values.length);
      wider.set(this.values);
      this.values = wider;
    }
  }

  set(row, value) {
    this.reach(row);
    this.values[row] = value;
  }

  get(row) {
    return this.values[row];
  }
}

/**
 * The claims of a proof, in few bytes each: millions of them must fit into a browser. A claim is a
 * number. Leaves do not hold their groups but where they stand, and are expanded anew when asked.
 */
class Proof {
  constructor(statement, bytes) {
    const { game } = statement;
    this.statement = statement;
    this.bytes = bytes;
    this.incidence = new Incidence(game);
    this.cellWords = this.incidence.cellWords;
    this.start = Scene.start(this.incidence, statement);
    this.size = 0;
    this.steps = 0;
    this.opening = [];
    this.root = -1;
    this.rules = new Column();
    this.stepNumbers = new Column();
    /** Where a leaf stands; the first operand; the claim below. */
    this.first = new Column();
    /** The scene of a leaf; the number of operands; what a SWAP or an IMAGE does. */
    this.second = new Column();
    this.zones = new Column(this.cellWords);
    /** N of Complete claims; Block claims have none. */
    this.needs = new Column(statement.completes ? this.cellWords : 0);
    /** The operands of all OPTIONS (an answer, a claim, ...) and of all BOTH (a claim, ...). */
    this.operands = new Column();
    this.operandCount = 0;
    /** Answers of other than one cell: these are named by -1, -2, ... */
    this.answers = [];
    this.symmetries = [];
    /** Scenes as a chain: the one before, and where the step stands that changed it. */
    this.sceneBefore = new Column();
    this.sceneStep = new Column();
    this.scenes = 1;
  }

  add(rule, step, first, second) {
    const claim = this.size++;
    this.rules.set(claim, rule);
    this.stepNumbers.set(claim, step);
    this.first.set(claim, first);
    this.second.set(claim, second);
    this.zones.reach(claim);
    if (this.statement.completes) this.needs.reach(claim);
    return claim;
  }

  rule(claim) {
    return this.rules.get(claim);
  }

  step(claim) {
    return this.stepNumbers.get(claim);
  }

  isInZone(claim, cell) {
    return (this.zones.values[claim * this.cellWords + (cell >>> 5)] & (1 << (cell & 31))) !== 0;
  }

  addToZone(claim, cell) {
    this.zones.values[claim * this.cellWords + (cell >>> 5)] |= 1 << (cell & 31);
  }

  zone(claim) {
    return this.#members(this.zones, claim);
  }

  needed(claim) {
    return this.statement.completes ? this.#members(this.needs, claim) : [];
  }

  #members(sets, claim) {
    const cells = [];
    for (let cell = 0; cell < this.statement.game.names.length; cell++) {
      if (sets.values[claim * this.cellWords + (cell >>> 5)] & (1 << (cell & 31))) cells.push(cell);
    }
    return cells;
  }

  /** The options of an OPTIONS claim: what P answers, and the claim that holds then. */
  options(claim) {
    const at = this.first.get(claim);
    return Array.from({ length: this.second.get(claim) }, (_, i) => ({
      answer: this.answer(this.operands.get(at + 2 * i)),
      then: this.operands.get(at + 2 * i + 1),
    }));
  }

  answer(code) {
    return code >= 0 ? [code] : this.answers[-1 - code];
  }

  parts(claim) {
    const at = this.first.get(claim);
    return Array.from(this.operands.values.subarray(at, at + this.second.get(claim)));
  }

  /** The groups of a GROUPS or COVER claim, each a list of cells. */
  groups(claim) {
    const { size, cells } = leafGroups(this, new ByteReader(this.bytes, this.first.get(claim)), this.sceneOf(claim));
    return Array.from({ length: cells.length / size }, (_, g) => cells.slice(g * size, g * size + size));
  }

  /** The lines that a POTENTIAL claim blocks. */
  lines(claim) {
    const scene = this.sceneOf(claim);
    answerOf(new ByteReader(this.bytes, this.first.get(claim)), scene);
    return scene.neededLines();
  }

  /** The scene around a leaf, from the first step on. */
  sceneOf(claim) {
    const chain = [];
    for (let scene = this.second.get(claim); scene > 0; scene = this.sceneBefore.get(scene)) chain.push(scene);
    const scene = new Scene(this.incidence);
    scene.become(this.start);
    while (chain.length > 0) changeScene(this, new ByteReader(this.bytes, this.sceneStep.get(chain.pop())), scene);
    return scene;
  }
}

/** What a frame, or groups that are not answered, do to the scene. */
function changeScene(proof, reader, scene) {
  const code = reader.bytes[reader.position];
  if (code === ANSWER || code === FOCUS) {
    reader.byte();
    for (const cell of reader.cells()) scene.take(cell);
    for (const cell of reader.cells()) scene.give(cell);
  } else {
    leafGroups(proof, reader, scene);
  }
}

/** Reads the first byte of a leaf and its answer, if it has one; plays that in the scene where it counts. */
function answerOf(reader, scene) {
  const code = reader.byte();
  const rule = code & RULE;
  const usesScene = rule === COVER || rule === POTENTIAL;
  if ((code & OPPONENT) !== 0) scene.take(reader.number());
  if ((code & ANSWERED) === 0) return { rule, answer: -1 };
  const answer = reader.number();
  if (usesScene) scene.give(answer);
  return { rule, answer };
}

/** Reads a leaf of groups; leaves the scene as it is after them. */
function leafGroups(proof, reader, scene) {
  const { rule } = answerOf(reader, scene);
  const size = rule === GROUPS ? reader.number() : proof.statement.turn + 1;
  if (rule === COVER) return { size, cells: cover(scene, size, new Deviations(reader)) };
  const cells = Array.from({ length: size * reader.number() }, () => reader.number());
  for (let at = 0; at < cells.length; at += size) scene.group(cells, at, size);
  return { size, cells };
}
