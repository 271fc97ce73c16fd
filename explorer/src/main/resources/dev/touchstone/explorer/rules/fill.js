// T17: a Link without a dead cell, or with two cells of which each answers the other.

RULES.add({
  code: 0x15,
  name: "FILL",
  theorem: "T17",
  shape: ON_TOP,
  plays: RESTS,

  replay(decoder) {
    const { proof, reader, stack } = decoder;
    const filled = reader.cells(reader.number());
    const given = reader.cells(reader.number());
    const below = stack.popClaim();
    const claim = decoder.add(LINK, below);
    for (const cell of proof.needed(below)) if (!filled.includes(cell)) proof.addToNeeds(claim, cell);
    for (const cell of given) proof.addToNeeds(claim, cell);
    for (const cell of proof.zone(below)) if (!filled.includes(cell)) proof.addToZone(claim, cell);
    if (filled.length === 2) for (const cell of filled) proof.addToZone(claim, cell);
    proof.takeNeedsFromZone(claim);
    proof.ends.set(claim, proof.ends.get(below));
    return claim;
  },
});
