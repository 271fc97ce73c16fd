// T9: a claim under a symmetry.

RULES.add({
  code: 0x0a,
  name: "IMAGE",
  theorem: "T9",
  shape: ON_TOP,
  plays: LEADS_ON,

  /** A claim keeps the one it is made of, and the number of the symmetry. */
  replay(decoder) {
    const { proof, reader, stack } = decoder;
    const number = reader.number();
    const below = stack.popClaim();
    const symmetry = proof.symmetries[number];
    if (symmetry === undefined) throw new Error(`symmetry ${number} is not given yet`);
    const claim = decoder.add(proof.kind(below), below, number);
    for (const cell of proof.zone(below)) proof.addToZone(claim, symmetry[cell]);
    for (const cell of proof.needed(below)) proof.addToNeeds(claim, symmetry[cell]);
    return claim;
  },

  below: (proof, claim, roles) => [{ claim: proof.first.get(claim), roles: roles.within(proof.symmetries[proof.second.get(claim)]) }],

  aside: () => "a mirror image or a turn of a claim proved before",

  blocked(proof, claim, blockedBy) {
    const symmetry = proof.symmetries[proof.second.get(claim)];
    const { lines, through } = proof.game;
    const image = (line) => {
      const cells = lines[line].map((cell) => symmetry[cell]);
      return through[cells[0]].find((other) => lines[other].length === cells.length && cells.every((cell) => lines[other].includes(cell)));
    };
    return new Set([...blockedBy(proof.first.get(claim))].map(image));
  },
});
