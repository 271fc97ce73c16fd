// That P keeps O from every run on the plane by playing in tiles (docs/theorems.md, T22).

const PLANE = addKind({
  name: "plane",
  theoremOfOptions: "",
  theoremOfEnd: "T22",
  leansOnStones: false,
  isTwoSided: false,
  isOfThePlane: true,

  /** It goes on without an end. */
  endsGame: false,

  onlyAnswers: true,
  zoneInWords: "the zone: only there an answer is needed",
  hasWork: () => true,
  isReached: () => false,
  settledBy: ({ player }) => player,
  outcome: (strategy, position) => BLOCK.outcome(strategy, position),

  inTrace(proof, claim) {
    const { width, skew, height, classes } = proof.tilings[proof.first.get(claim)];
    return `plane ${width} ${skew} ${height} | ${classes.size}`;
  },
});
