// T22: opens a tile of the plane. Pages hold no proofs of infinite boards.

RULES.add({
  code: 0x16,
  name: "TILE",
  theorem: "T22",
  shape: ASIDE,

  replay() {
    throw new Error("proofs on infinite boards are verified; they cannot be played yet");
  },
});
