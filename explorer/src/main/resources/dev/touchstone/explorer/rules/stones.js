// T2: P owns a line.

RULES.add({
  code: 0x02,
  name: "STONES",
  theorem: "T2",
  shape: LEAF,
  plays: RESTS,

  replay(decoder) {
    const { proof, reader } = decoder;
    const claim = decoder.add(COMPLETE);
    for (const cell of proof.game.lines[reader.line()]) proof.addToNeeds(claim, cell);
    return claim;
  },
});
