// T17: a Link without a dead cell, or with two cells of which each answers the other.

RULES.add({
  code: 0x15,
  name: "FILL",
  theorem: "T17",
  shape: ON_TOP,
  plays: LEADS_ON_AND_ANSWERS,

  /** A claim keeps the one it is made of, and where the cells that are filled are listed. */
  replay(decoder) {
    const { proof, reader, stack } = decoder;
    const filled = reader.cells(reader.number());
    const given = reader.cells(reader.number());
    const below = stack.popClaim();
    const claim = decoder.add(LINK, below, proof.operands.count);
    for (const number of [filled.length, ...filled]) proof.operands.append(number);
    for (const cell of proof.needed(below)) if (!filled.includes(cell)) proof.addToNeeds(claim, cell);
    for (const cell of given) proof.addToNeeds(claim, cell);
    for (const cell of proof.zone(below)) if (!filled.includes(cell)) proof.addToZone(claim, cell);
    if (filled.length === 2) for (const cell of filled) proof.addToZone(claim, cell);
    proof.takeNeedsFromZone(claim);
    proof.ends.set(claim, proof.ends.get(below));
    return claim;
  },

  /** It is played as if P owned what is filled: a stone of O's there asks for no answer. */
  below: (proof, claim, roles) =>
    [{ claim: proof.first.get(claim), roles, imagined: filledBy(proof, claim).map((role) => roles.cellOf(role)) }],

  aside: () => "a link without cells that are dead, or captured as a pair: it is played as if they were owned",

  /** A captured pair; a dead cell is not answered at all. */
  groups(proof, claim) {
    const filled = filledBy(proof, claim);
    return filled.length === 2 ? [filled] : [];
  },

  struck: (proof, claim, roles) => roles.filter((role) => filledBy(proof, claim).includes(role)),

  answer(draft, part, struck) {
    return answerInGroups(draft, part, this.groups(part.proof, part.claim), struck);
  },

  choice: ({ cells, group }, names) => `${names(cells)} answers in the pair ${names(group)}`,

  sentence: () => "The two cells are a captured pair (equal letters): whoever takes one is answered on the other, and the chain goes "
    + "through one or can do without both.",
});

function filledBy(proof, claim) {
  const at = proof.second.get(claim);
  return Array.from(proof.operands.values.subarray(at + 1, at + 1 + proof.operands.get(at)));
}
