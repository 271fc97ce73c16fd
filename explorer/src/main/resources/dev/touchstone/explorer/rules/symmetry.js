// T9: the next symmetry, by the image of each cell. That it is one, the verifier checks.

RULES.add({
  code: 0x0c,
  name: "SYMMETRY",
  theorem: "T9, T20",
  shape: ASIDE,

  replay({ proof, reader }) {
    proof.symmetries.push(reader.cells(proof.game.names.length));
    return null;
  },
});
