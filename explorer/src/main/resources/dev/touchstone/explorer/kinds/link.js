// Link_{a,b} ⟨N, Z⟩ of Hex: if P owns N and no cell of Z is O's, P comes to own a chain from a to b in N ∪ Z.

const LINK = addKind({
  name: "link",
  theoremOfOptions: "T14",
  theoremOfEnd: "T18",
  leansOnStones: true,
  isTwoSided: false,
  isOfThePlane: false,
  endsGame: true,
  onlyAnswers: true,
  zoneInWords: "the zone: where the link needs room",
  hasWork: () => true,
  isReached: ({ game, player }, { stones }) => chainOf(game, stones, player) !== null,

  /** There are no lines. */
  settledBy: ({ player }) => player,

  outcome({ game, statement, player }, { stones }) {
    const chain = chainOf(game, stones, player);
    return chain && `${capital(statement.players[player])} has joined both sides by ${chain.map((cell) => game.name(cell)).join(" ")} and wins.`;
  },

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
  if (end < cells) return symmetry.image(end);
  const touches = (cell) => game.around(cell, statement.prover).includes(cells);
  const stays = symmetry.images.every((image, cell) => !touches(cell) || touches(image));
  return stays ? end : 2 * cells + 1 - end;
}
