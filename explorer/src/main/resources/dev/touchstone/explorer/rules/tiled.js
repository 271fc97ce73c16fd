// T22: a tile is won. Pages hold no proofs of infinite boards.

RULES.add({
  code: 0x17,
  name: "TILED",
  theorem: "T10, T22",
  shape: ON_TOP,

  replay() {
    throw new Error("proofs on infinite boards are verified; they cannot be played yet");
  },
});
