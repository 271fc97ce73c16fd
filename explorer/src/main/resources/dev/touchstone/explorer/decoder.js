// From the bytes of a certificate to the claims of its proof, step by step, with a stack
// (docs/format.md, section 2.2).

const MAGIC = [0x89, 0x54, 0x53, 0x43, 0x0d, 0x0a, 0x1a, 0x0a];
const VERSION = 1;
const DIGEST_BYTES = 32;

/** Unfolds a certificate that is compressed by gzip; returns others as they are. */
async function unfolded(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

class Decoder {
  /**
   * @param digest that of the statement, in hex
   * @param watch is told of the stack after each step; for tests
   */
  constructor(statement, digest, bytes, watch = null) {
    this.proof = new Proof(statement, bytes);
    this.watch = watch;
    this.reader = new ByteReader(bytes);
    this.#header(digest);
    /** Claims on the stack, and beside each the answer in front of it, or null. */
    this.claims = [];
    this.answers = [];
    this.kept = [];
    this.frames = [];
    this.scenes = [new Scene(this.proof.incidence)];
    this.scenes[0].become(this.proof.start);
    this.sceneNumbers = [0];
    this.leafScene = new Scene(this.proof.incidence);
    this.step = 0;
    this.done = false;
  }

  #header(digest) {
    const { reader } = this;
    if (MAGIC.some((byte) => reader.byte() !== byte)) throw new Error("this file is no certificate");
    const version = reader.number();
    if (version !== VERSION) throw new Error(`format version ${version}; this page reads ${VERSION}`);
    let own = "";
    for (let i = 0; i < DIGEST_BYTES; i++) own += reader.byte().toString(16).padStart(2, "0");
    if (own !== digest) throw new Error("this certificate is of another statement");
    this.proof.steps = reader.number();
    reader.number(); // held
    reader.number(); // depth
  }

  /** Reads so many steps more; whether the last one was END. */
  run(most) {
    for (let i = 0; i < most && !this.done; i++) {
      this.step++;
      this.#take();
      if (this.watch) this.watch(this);
    }
    return this.done;
  }

  #take() {
    const { proof, reader } = this;
    const at = reader.position;
    const code = reader.byte();
    const rule = code & RULE;
    if (rule >= NOTHING && rule <= RECALL) return this.#leaf(code, at);
    switch (code) {
      case OPTIONS:
        return this.#options(reader.number());
      case BOTH:
        return this.#both(reader.number());
      case SWAP: {
        const below = this.claims.pop();
        const from = reader.number();
        const to = reader.number();
        const claim = proof.add(SWAP, this.step, below, from * 4096 + to);
        for (const cell of proof.zone(below)) proof.addToZone(claim, cell === from ? to : cell);
        return this.claims.push(claim);
      }
      case IMAGE: {
        const below = this.claims.pop();
        const number = reader.number();
        const claim = proof.add(IMAGE, this.step, below, number);
        const symmetry = proof.symmetries[number];
        for (const cell of proof.zone(below)) proof.addToZone(claim, symmetry[cell]);
        for (const cell of proof.needed(below)) this.#addToNeeds(claim, symmetry[cell]);
        return this.claims.push(claim);
      }
      case KEEP:
        reader.number(); // its uses
        return this.kept.push(this.claims[this.claims.length - 1]);
      case SYMMETRY:
        return proof.symmetries.push(proof.statement.game.names.map(() => reader.number()));
      case ANSWER:
      case FOCUS:
        return this.#enter(code, at);
      case LEAVE:
        return this.#leave();
      case END:
        return this.#end();
      default:
        throw new Error(`step ${this.step}: there is no rule ${code}`);
    }
  }

  #push(claim, answer) {
    this.claims.push(claim);
    this.answers[this.claims.length - 1] = answer;
  }

  #addToNeeds(claim, cell) {
    this.proof.needs.values[claim * this.proof.cellWords + (cell >>> 5)] |= 1 << (cell & 31);
  }

  #leaf(code, at) {
    const { proof, reader } = this;
    const depth = this.frames.length;
    let scene = this.scenes[depth];
    if ((code & ANSWERED) !== 0) {
      this.leafScene.become(scene);
      scene = this.leafScene;
    }
    reader.position = at;
    const { rule, answer } = answerOf(reader, scene);
    const answered = answer < 0 ? null : [answer];
    if (rule === RECALL) return this.#push(this.kept[this.kept.length - reader.number()], answered);
    if (rule === NOTHING) return this.#push(proof.add(rule, this.step, 0, 0), answered);
    if (rule === STONES) {
      const claim = proof.add(rule, this.step, reader.number(), 0);
      for (const cell of proof.statement.game.lines[proof.first.get(claim)]) this.#addToNeeds(claim, cell);
      return this.#push(claim, answered);
    }
    const claim = proof.add(rule, this.step, at, this.sceneNumbers[depth]);
    if (rule === POTENTIAL) {
      for (const line of scene.neededLines()) for (const cell of scene.cellsOf(line)) proof.addToZone(claim, cell);
    } else {
      reader.position = at;
      // The answer is played again: that changes nothing.
      for (const cell of leafGroups(proof, reader, scene).cells) proof.addToZone(claim, cell);
      if (answered === null) this.sceneNumbers[depth] = this.#sceneAfter(this.sceneNumbers[depth], at);
    }
    return this.#push(claim, answered);
  }

  #sceneAfter(before, at) {
    const { proof } = this;
    const number = proof.scenes++;
    proof.sceneBefore.set(number, before);
    proof.sceneStep.set(number, at);
    return number;
  }

  #enter(code, at) {
    const { proof, reader } = this;
    const depth = this.frames.length;
    if (this.scenes.length === depth + 1) this.scenes.push(new Scene(proof.incidence));
    const scene = this.scenes[depth + 1];
    scene.become(this.scenes[depth]);
    for (const cell of reader.cells()) scene.take(cell);
    const answer = reader.cells();
    for (const cell of answer) scene.give(cell);
    this.sceneNumbers[depth + 1] = this.#sceneAfter(this.sceneNumbers[depth], at);
    this.frames.push(code === ANSWER ? answer : null);
  }

  #leave() {
    const answer = this.frames.pop();
    if (answer !== null) this.answers[this.claims.length - 1] = answer;
  }

  /** T5 and T6: the zone is what some option needs free. */
  #options(count) {
    const { proof } = this;
    const { cellWords, zones, needs, operands } = proof;
    const claim = proof.add(OPTIONS, this.step, proof.operandCount, count);
    const from = this.claims.length - count;
    const { completes } = proof.statement;
    for (let i = from; i < this.claims.length; i++) {
      const then = this.claims[i];
      const answer = this.answers[i];
      operands.set(proof.operandCount++, this.#answerCode(answer));
      operands.set(proof.operandCount++, then);
      for (let w = 0; w < cellWords; w++) zones.values[claim * cellWords + w] |= zones.values[then * cellWords + w];
      for (const cell of answer) proof.addToZone(claim, cell);
      if (completes) {
        for (const cell of proof.needed(then)) if (!answer.includes(cell)) this.#addToNeeds(claim, cell);
      }
    }
    if (completes) {
      for (let w = 0; w < cellWords; w++) zones.values[claim * cellWords + w] &= ~needs.values[claim * cellWords + w];
    }
    this.claims.length = from;
    this.#push(claim, null);
  }

  #answerCode(answer) {
    if (answer.length === 1) return answer[0];
    return -this.proof.answers.push(answer);
  }

  /** T7: zones side by side. */
  #both(count) {
    const { proof } = this;
    const { cellWords, zones } = proof;
    const claim = proof.add(BOTH, this.step, proof.operandCount, count);
    const from = this.claims.length - count;
    for (let i = from; i < this.claims.length; i++) {
      const part = this.claims[i];
      proof.operands.set(proof.operandCount++, part);
      for (let w = 0; w < cellWords; w++) zones.values[claim * cellWords + w] |= zones.values[part * cellWords + w];
    }
    this.claims.length = from;
    this.#push(claim, null);
  }

  #end() {
    const { proof } = this;
    if (this.claims.length !== 1 || this.frames.length !== 0) throw new Error("the steps do not fit together");
    proof.root = this.claims[0];
    proof.opening = this.answers[0] ?? [];
    this.done = true;
  }
}
