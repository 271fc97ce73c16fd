// Link_{a,b} ⟨N, Z⟩ of Hex: if P owns N and no cell of Z is O's, P comes to own a chain from a to b in N ∪ Z. Pages follow
// and trace such proofs; they do not play them.

const LINK = addKind({
  name: "link",
  theoremOfOptions: "T14",
  leansOnStones: true,
  isTwoSided: false,
  endsGame: false,
  onlyAnswers: false,
  zoneInWords: "the zone: where the link needs room",
  hasWork: () => true,
  isReached: () => false,
  settledBy: ({ opponent }) => opponent,
  outcome: () => null,

  inTrace(proof, claim) {
    const [from, to] = proof.ends.get(claim);
    return `link ${from} ${to} : ${numbers(proof.needed(claim))} | ${numbers(proof.zone(claim))}`;
  },
});

/** The lower end first. */
function sortedEnds(ends) {
  return [...ends].sort((a, b) => a - b);
}

/** The image of an end, a cell or a side, under a symmetry of the cells. */
function imageOfEnd({ game, statement }, symmetry, end) {
  const cells = game.names.length;
  if (end < cells) return symmetry[end];
  const touches = (cell) => game.around(cell, statement.prover).includes(cells);
  const stays = symmetry.every((image, cell) => !touches(cell) || touches(image));
  return stays ? end : 2 * cells + 1 - end;
}
