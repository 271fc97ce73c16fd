// T22: the plane is tiled. Pages hold no proofs of infinite boards.

RULES.add({
  code: 0x18,
  name: "TILING",
  theorem: "T22",
  shape: ON_TOP,

  replay() {
    throw new Error("proofs on infinite boards are verified; they cannot be played yet");
  },
});
