// T15: the Link between two neighbours of Hex, cells or sides of P's.

RULES.add({
  code: 0x13,
  name: "TOUCH",
  theorem: "T15",
  shape: LEAF,
  plays: RESTS,

  replay(decoder) {
    const { proof, reader } = decoder;
    const ends = [reader.number(), reader.number()];
    const claim = decoder.add(LINK);
    for (const end of ends) if (end < proof.game.names.length) proof.addToNeeds(claim, end);
    proof.ends.set(claim, sortedEnds(ends));
    return claim;
  },
});
