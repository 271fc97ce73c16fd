// T11: P owns a line, and O has none: P was first.

RULES.add({
  code: 0x11,
  name: "DONE",
  theorem: "T11",
  shape: LEAF,
  plays: RESTS,

  replay(decoder) {
    const { proof, reader } = decoder;
    const line = reader.line();
    const claim = decoder.add(WIN);
    for (const cell of proof.game.lines[line]) proof.addToNeeds(claim, cell);
    proof.setTolerances(claim, againstOpponent(proof, doneTolerances(proof.game, line)));
    if (proof.game.isInfinite) proof.far.set(claim, proof.game.lines[line].length - 1);
    return claim;
  },
});
