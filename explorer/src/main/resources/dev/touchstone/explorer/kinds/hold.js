// Hold ⟨N, Z, t⟩ of a strong game: O does not complete a line before P does, as long as O has no more stones than t allows.

const HOLD = addKind({
  name: "hold",
  theoremOfOptions: "",
  theoremOfEnd: "T13",
  leansOnStones: true,
  isTwoSided: true,
  isOfThePlane: false,

  /** Nobody may ever complete a line. */
  endsGame: false,

  onlyAnswers: true,
  zoneInWords: "the zone: where the claim needs room",
  hasWork: () => true,
  isReached: (strategy, position) => BLOCK.isReached(strategy, position) || strategy.ownedLine(position, strategy.player) !== null,
  settledBy: ({ player }) => player,

  /** Who was first, has won: a line that O completes later is none. */
  outcome(strategy, position) {
    const { statement, player, opponent } = strategy;
    if (strategy.ownedLine(position, player)) return `${capital(statement.players[player])} has a line and wins.`;
    return HOLD.isReached(strategy, position) ? `${capital(statement.players[opponent])} can no longer complete a line.` : null;
  },

  inTrace: (proof, claim) => `hold ${numbers(proof.needed(claim))} | ${numbers(proof.zone(claim))} | ${tolerancesInTrace(proof, claim)}`,
});
