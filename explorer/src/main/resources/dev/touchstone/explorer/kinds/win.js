// Win ⟨N, Z, t⟩ of a strong game: P completes a line before O does, as long as O has no more stones on lines than t allows.

const WIN = addKind({
  name: "win",
  theoremOfOptions: "",
  theoremOfEnd: "T13",
  leansOnStones: true,
  isTwoSided: true,
  isOfThePlane: false,
  endsGame: true,
  onlyAnswers: false,
  zoneInWords: "the zone: where the claim needs room",
  hasWork: () => true,
  isReached: (strategy, position) => strategy.ownedLine(position, strategy.player) !== null,
  settledBy: ({ opponent }) => opponent,
  outcome: (strategy, position) => COMPLETE.outcome(strategy, position),
  inTrace: (proof, claim) => `win ${numbers(proof.needed(claim))} | ${numbers(proof.zone(claim))} | ${tolerancesInTrace(proof, claim)}`,
});
