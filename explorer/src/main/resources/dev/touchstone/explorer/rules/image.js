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
    if (proof.kind(below).isOfThePlane) throw new Error("tiles are moved by TILING, not by IMAGE");
    for (const cell of proof.zone(below)) proof.addToZone(claim, symmetry.image(cell));
    for (const cell of proof.needed(below)) proof.addToNeeds(claim, symmetry.image(cell));
    if (proof.kind(below) === LINK) {
      proof.ends.set(claim, sortedEnds(proof.ends.get(below).map((end) => imageOfEnd(proof, symmetry, end))));
    }
    if (proof.kind(below).isTwoSided) {
      moveTolerances(proof, below, symmetry, claim);
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
  const cells = game.lines[line].map((cell) => symmetry.image(cell));
  return cells.includes(-1) ? undefined : game.lineOf(cells);
}

/** On a board without an end lines come into sight that have the far tolerance, and others go out of sight (T20). */
function moveTolerances(proof, below, symmetry, claim) {
  const { game, far } = proof;
  const most = new Int16Array(game.lines.length).fill(far.get(below) ?? ANY_NUMBER);
  let least = far.get(below);
  proof.tolerances(below).forEach((stones, line) => {
    const image = imageOf(game, symmetry, line);
    if (image !== undefined) most[image] = stones;
    else least = Math.min(least, stones);
  });
  proof.setTolerances(claim, most);
  if (far.has(below)) far.set(claim, least);
}
