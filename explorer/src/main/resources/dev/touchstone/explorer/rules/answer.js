// A frame for what holds once P has answered with some stones: it yields the answer.

/** What ANSWER and FOCUS have in common: all but what they yield. Theirs are stones of O, then stones of P. */
const FRAME = {
  shape: ASIDE,

  stage(reader, scene) {
    for (const cell of reader.cells(reader.number())) scene.take(cell);
    const prover = reader.cells(reader.number());
    for (const cell of prover) scene.give(cell);
    return prover;
  },

  replay({ at, reader, scenes, stack }) {
    scenes.open();
    const prover = this.stage(reader, scenes.now);
    scenes.changed(at);
    stack.enter(this.yields(prover));
    return null;
  },
};

RULES.add({
  code: 0x0d,
  name: "ANSWER",
  theorem: "",
  ...FRAME,
  yields: (prover) => prover,
});
