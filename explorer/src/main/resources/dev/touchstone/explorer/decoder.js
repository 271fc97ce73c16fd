// From the bytes of a certificate to the claims of its proof, step by step (docs/format.md, section 2.2). Nothing is
// verified here; that is the verifier's work. What does not fit together is an error all the same.

const MAGIC = [0x89, 0x54, 0x53, 0x43, 0x0d, 0x0a, 0x1a, 0x0a];
const VERSION = 1;
const DIGEST_BYTES = 32;

const ANSWERED = 0x80;
const OPPONENT = 0x40;

/** Reads the first byte of a step, and the cells that stand before the operands of an answered leaf; -1 for none. */
function readStep(reader) {
  const byte = reader.byte();
  const rule = RULES.of(byte & RULE);
  if ((byte & ~RULE) === 0) return { rule, opponent: -1, cell: -1 };
  const { isLeaf, readsScene } = rule.shape;
  const hasOpponent = (byte & OPPONENT) !== 0;
  if (!isLeaf || (byte & ANSWERED) === 0 || (hasOpponent && !readsScene)) throw new Error(`${rule.name} with a flag that it may not have`);
  const opponent = hasOpponent ? reader.cell() : -1;
  return { rule, opponent, cell: reader.cell() };
}

/** Plays the stones of an answered leaf in the scene where they count. */
function playAnswer({ rule, opponent, cell }, scene) {
  if (!rule.shape.readsScene) return;
  if (opponent >= 0) scene.take(opponent);
  if (cell >= 0) scene.give(cell);
}

class Decoder {
  /**
   * @param digest that of the statement, in hex
   * @param watch is told of the decoder after each step; for traces
   */
  constructor(statement, digest, bytes, watch = null) {
    this.watch = watch;
    this.reader = new ByteReader(bytes, null);
    /** How many there are. */
    this.steps = this.#header(digest);
    /** The proofs around the one that is being read: what is proved of a tile is a proof of its own. */
    this.around = [];
    this.#begin(new Proof(statement, seenThrough(statement, this.reader), bytes));
    this.proof.steps = this.steps;
    this.step = 0;
    this.done = false;
  }

  /** The number of steps. */
  #header(digest) {
    const { reader } = this;
    if (MAGIC.some((byte) => reader.byte() !== byte)) throw new Error("this file is no certificate");
    const version = reader.number();
    if (version !== VERSION) throw new Error(`format version ${version}; this page reads ${VERSION}`);
    let own = "";
    for (let i = 0; i < DIGEST_BYTES; i++) own += reader.byte().toString(16).padStart(2, "0");
    if (own !== digest) throw new Error("this certificate is of another statement");
    const steps = reader.number();
    reader.number(); // held
    reader.number(); // depth
    return steps;
  }

  /** From here on the steps are those of this proof. */
  #begin(proof) {
    this.proof = proof;
    this.stack = new Stack();
    this.scenes = new OpenScenes(proof.scenes);
    this.reader.game = proof.game;
  }

  /** Reads so many steps more; whether the last one was END. */
  run(most) {
    for (let i = 0; i < most && !this.done; i++) {
      this.step++;
      try {
        this.#take();
      } catch (error) {
        error.message = `step ${this.step}: ${error.message}`;
        throw error;
      }
      if (this.watch) this.watch(this);
    }
    return this.done;
  }

  #take() {
    /** Where the step stands that is being read, and what its first byte says. */
    this.at = this.reader.position;
    this.head = readStep(this.reader);
    const { rule, cell } = this.head;
    const claim = rule.replay(this);
    if (claim !== null) this.stack.push(claim, cell < 0 ? null : [cell]);
  }

  // What follows is for the rules.

  /** A claim that the step makes; what the two numbers mean, its rule knows. */
  add(kind, first = 0, second = 0) {
    return this.proof.add(this.head.rule, kind, this.step, first, second);
  }

  get isAnswered() {
    return this.head.cell >= 0;
  }

  /** Begins the proof about a tile, with a stack of its own. */
  open(proof) {
    if (this.around.length > 0) throw new Error("a tile in a tile");
    const { stack, scenes } = this;
    this.around.push({ proof: this.proof, stack, scenes });
    this.#begin(proof);
  }

  /** Ends it; returns it. */
  close() {
    const tile = this.proof;
    if (this.around.length === 0) throw new Error("there is no tile to close");
    tile.root = this.stack.end().claim;
    Object.assign(this, this.around.pop());
    this.reader.game = this.proof.game;
    return tile;
  }

  /** The scene of the leaf that is being read. */
  leafScene() {
    return this.isAnswered ? this.scenes.with(this.head) : this.scenes.now;
  }

  /** The theorem: what is left, and the end of the steps. */
  end() {
    if (this.around.length > 0) throw new Error("a tile is still open");
    if (this.proof.statement.onlyBy !== null) this.proof.left = this.stack.answersLeft();
    const { claim, answer } = this.proof.left?.[0] ?? this.stack.end();
    this.proof.root = claim;
    this.proof.opening = answer ?? [];
    this.done = true;
  }
}
