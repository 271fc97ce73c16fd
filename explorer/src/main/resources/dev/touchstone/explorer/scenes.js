// The scenes of a proof: where each leaf stands, while the steps are read and afterwards.

/** All scenes, as a chain: for each the one before it, and where the step stands that changed that. */
class SceneChain {
  constructor(statement, bytes) {
    this.game = statement.game;
    this.bytes = bytes;
    this.incidence = new Incidence(statement);
    this.start = Scene.start(this.incidence, statement);
    this.before = new Column();
    this.changedAt = new Column();
    this.count = 1;
  }

  reader(at) {
    return new ByteReader(this.bytes, this.game, at);
  }

  /** The number of the scene after this one. */
  after(before, at) {
    const number = this.count++;
    this.before.set(number, before);
    this.changedAt.set(number, at);
    return number;
  }

  /** The scene of this number, from the first step on. */
  scene(number) {
    const chain = [];
    for (let scene = number; scene > 0; scene = this.before.get(scene)) chain.push(scene);
    const scene = new Scene(this.incidence);
    scene.become(this.start);
    while (chain.length > 0) {
      const reader = this.reader(this.changedAt.get(chain.pop()));
      readStep(reader).rule.stage(reader, scene);
    }
    return scene;
  }

  /** A leaf once more: its rule, its operands to be read, the scene in which they are to be read. */
  leaf(at, number) {
    const reader = this.reader(at);
    const scene = this.scene(number);
    const step = readStep(reader);
    playAnswer(step, scene);
    return { rule: step.rule, reader, scene };
  }
}

/** The scenes of the frames that are open, the innermost last. */
class OpenScenes {
  constructor(chain) {
    this.chain = chain;
    this.scenes = [new Scene(chain.incidence)];
    this.scenes[0].become(chain.start);
    this.numbers = [0];
    this.depth = 0;
    this.answered = new Scene(chain.incidence);
  }

  /** The innermost one. */
  get now() {
    return this.scenes[this.depth];
  }

  get number() {
    return this.numbers[this.depth];
  }

  /** The scene of an answered leaf: a copy, with the stones in it where they count. */
  with(step) {
    this.answered.become(this.now);
    playAnswer(step, this.answered);
    return this.answered;
  }

  /** The step that stands there has changed the scene. */
  changed(at) {
    this.numbers[this.depth] = this.chain.after(this.number, at);
  }

  /** Begins a frame with a copy of the scene around it. */
  open() {
    const around = this.depth++;
    if (this.scenes.length === this.depth) this.scenes.push(new Scene(this.chain.incidence));
    this.now.become(this.scenes[around]);
    this.numbers[this.depth] = this.numbers[around];
  }

  close() {
    this.depth--;
  }
}
