// T9: the next symmetry, by the image of each cell, or on a board without an end as a motion (T20). That it is one, the
// verifier checks.

RULES.add({
  code: 0x0c,
  name: "SYMMETRY",
  theorem: "T9, T20",
  shape: ASIDE,

  replay({ proof, reader }) {
    const { game } = proof;
    proof.symmetries.push(game.isInfinite ? new SeenMotion(game, Motion.read(reader)) : new Permutation(reader.cells(game.names.length)));
    return null;
  },
});
