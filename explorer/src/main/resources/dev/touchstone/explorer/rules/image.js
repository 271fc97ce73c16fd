// T9: a claim under a symmetry.

RULES.add({
  code: 0x0a,
  name: "IMAGE",
  theorem: "T9, T20",
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
    if (proof.kind(below) === LINK) {
      proof.ends.set(claim, sortedEnds(proof.ends.get(below).map((end) => imageOfEnd(proof, symmetry, end))));
    }
    if (proof.kind(below).isTwoSided) {
      const most = new Int16Array(proof.game.lines.length);
      proof.tolerances(below).forEach((stones, line) => (most[imageOf(proof.game, symmetry, line)] = stones));
      proof.setTolerances(claim, most);
    }
    return claim;
  },

  below: (proof, claim, roles) => [{ claim: proof.first.get(claim), roles: roles.within(proof.symmetries[proof.second.get(claim)]) }],

  aside: () => "a mirror image or a turn of a claim proved before",

  blocked(proof, claim, blockedBy) {
    const symmetry = proof.symmetries[proof.second.get(claim)];
    return new Set([...blockedBy(proof.first.get(claim))].map((line) => imageOf(proof.game, symmetry, line)));
  },
});

function imageOf(game, symmetry, line) {
  return lineNumber(game, game.lines[line].map((cell) => symmetry[cell]));
}
