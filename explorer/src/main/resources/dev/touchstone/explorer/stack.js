// The stack on which the steps work (docs/format.md, sections 2.2 and 2.3): operands are there, are of the right sort, come
// from within the frame. What the rules make of them is theirs.

class Stack {
  constructor() {
    /** Claims, and beside each the cells of the answer in front of it, or null. */
    this.claims = [];
    this.answers = [];
    /**
     * Of each open frame how much of the stack lies below it, the answer that it yields, or null, and the stones of all
     * frames up to it.
     */
    this.frames = [];
    this.kept = [];
  }

  push(claim, answer) {
    this.claims.push(claim);
    this.answers.push(answer);
  }

  /** What stands on top. */
  top() {
    const top = this.claims.length - 1;
    return { claim: this.claims[top], answer: this.answers[top] };
  }

  /** Where the top so many things begin. */
  #operands(count) {
    const base = this.frames.length === 0 ? 0 : this.frames[this.frames.length - 1].base;
    const most = this.claims.length - base;
    if (count < 1 || count > most) throw new Error(`${count} operands of ${most} that stand here`);
    return this.claims.length - count;
  }

  /** Takes the top so many things, which must be claims, in the order they were made. */
  popClaims(count) {
    const from = this.#operands(count);
    for (let i = from; i < this.claims.length; i++) {
      if (this.answers[i] !== null) throw new Error("an answer instead of a claim");
    }
    this.answers.length = from;
    return this.claims.splice(from);
  }

  popClaim() {
    return this.popClaims(1)[0];
  }

  /** Takes the top so many things, which must be answers, in the order they were made. */
  popAnswers(count) {
    const from = this.#operands(count);
    const taken = [];
    for (let i = from; i < this.claims.length; i++) {
      if (this.answers[i] === null) throw new Error("a claim, not an answer");
      taken.push({ answer: this.answers[i], then: this.claims[i] });
    }
    this.claims.length = from;
    this.answers.length = from;
    return taken;
  }

  /** P's stones of the open frames. */
  get own() {
    return this.frames[this.frames.length - 1]?.own ?? [];
  }

  get opponents() {
    return this.frames[this.frames.length - 1]?.opponents ?? [];
  }

  /** Opens a frame with these stones that yields an answer of these cells, or, if they are null, a claim. */
  enter(answer, own, opponents) {
    const stones = { own: [...this.own, ...own], opponents: [...this.opponents, ...opponents] };
    this.frames.push({ base: this.claims.length, answer, ...stones });
  }

  leave() {
    const frame = this.frames.pop();
    if (frame === undefined) throw new Error("there is no frame to leave");
    if (this.claims.length !== frame.base + 1 || this.answers[frame.base] !== null) throw new Error("a frame must leave one claim");
    this.answers[frame.base] = frame.answer;
  }

  keep() {
    const claim = this.popClaim();
    this.push(claim, null);
    this.kept.push(claim);
  }

  /** The claim kept so many KEEPs ago. */
  recall(distance) {
    if (distance < 1 || distance > this.kept.length) throw new Error(`${distance} back of ${this.kept.length} kept claims`);
    return this.kept[this.kept.length - distance];
  }

  /** All that is left at the end of a map: answers, at least one. */
  answersLeft() {
    if (this.answers.length === 0 || this.answers.includes(null) || this.frames.length !== 0) throw new Error("the steps do not fit together");
    return this.claims.map((claim, i) => ({ claim, answer: this.answers[i] }));
  }

  /** The one thing that is left. */
  end() {
    if (this.claims.length !== 1 || this.frames.length !== 0) throw new Error("the steps do not fit together");
    return this.top();
  }
}
