// A frame for what holds once P has answered with some stones: it yields the answer.

/** What ANSWER and FOCUS have in common: all but what they yield. Theirs are stones of O, then stones of P. */
const FRAME = {
  shape: ASIDE,

  stage(reader, scene) {
    const opponents = reader.cells(reader.number());
    for (const cell of opponents) scene.take(cell);
    const own = reader.cells(reader.number());
    for (const cell of own) scene.give(cell);
    return { own, opponents };
  },

  replay({ at, reader, scenes, stack }) {
    scenes.open();
    const { own, opponents } = this.stage(reader, scenes.now);
    scenes.changed(at);
    stack.enter(this.yields(own), own, opponents);
    return null;
  },
};

RULES.add({
  code: 0x0d,
  name: "ANSWER",
  theorem: "",
  ...FRAME,
  yields: (own) => own,
});
