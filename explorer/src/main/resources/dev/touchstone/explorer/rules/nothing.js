// T1: there is no line to lose.

RULES.add({
  code: 0x01,
  name: "NOTHING",
  theorem: "T1",
  shape: LEAF,
  plays: RESTS,

  replay: (decoder) => decoder.add(BLOCK),

  blocked: () => new Set(),
});
