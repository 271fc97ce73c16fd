// Complete ⟨N, Z⟩: if P owns N and no cell of Z is O's, P completes a line by playing only in Z.

const COMPLETE = addKind({
  name: "complete",
  theoremOfOptions: "T6",
  theoremOfEnd: "T10",
  leansOnStones: true,
  isTwoSided: false,
  isOfThePlane: false,
  endsGame: true,
  onlyAnswers: false,
  zoneInWords: "the zone: where the claim needs room",

  /** The stones that it leans on are to be shown even when the line is complete. */
  hasWork: () => true,

  isReached: (strategy, position) => strategy.ownedLine(position, strategy.player) !== null,

  settledBy: ({ opponent }) => opponent,

  outcome(strategy, position) {
    const { game, statement, player } = strategy;
    const line = strategy.ownedLine(position, player);
    return line && `${capital(statement.players[player])} has the line ${line.map((cell) => game.name(cell)).join(" ")} and wins.`;
  },

  inTrace: (proof, claim) => `complete ${numbers(proof.needed(claim))} | ${numbers(proof.zone(claim))}`,
});
