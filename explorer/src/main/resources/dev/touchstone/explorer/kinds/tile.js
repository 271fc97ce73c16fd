// That Breaker wins on a tile of the plane (docs/theorems.md, T22). It is played only as a part of a tiling.

const TILE = addKind({
  name: "tile",
  theoremOfOptions: "",
  theoremOfEnd: "T10",
  leansOnStones: false,
  isTwoSided: false,
  isOfThePlane: true,
  endsGame: false,
  onlyAnswers: true,
  zoneInWords: "the zone: only there an answer is needed",
  hasWork: () => false,
  isReached: () => false,
  settledBy: ({ player }) => player,
  outcome: () => null,

  inTrace(proof, claim) {
    const { game } = proof.tiles[proof.first.get(claim)];
    return `tile ${game.names.length} | ${game.lines.length}`;
  },
});
