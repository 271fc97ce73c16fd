// Block ⟨Z, L⟩: if no cell of Z is O's, P, answering in Z only, never lets O own all of a line of L.

const BLOCK = addKind({
  name: "block",

  /** By which OPTIONS makes one claim of several. */
  theoremOfOptions: "T5",

  /** By which it proves a statement. */
  theoremOfEnd: "T10",

  /** P leans on no stones. */
  leansOnStones: false,

  /** Only the lines of one player count; the others have tolerances. */
  isTwoSided: false,
  isOfThePlane: false,

  /** Once every line is blocked, the game goes on all the same. */
  endsGame: false,

  /** Who blocks only answers; who completes a line always goes on. */
  onlyAnswers: true,

  zoneInWords: "the zone: only there an answer is needed",

  /** Without a zone there is nothing that O could take. */
  hasWork: (zone) => zone.length > 0,

  /** Whether P has what is promised and cannot lose it any more. */
  isReached: ({ game, player, opponent }, { stones }) => !game.isInfinite
    && game.lines.every((line, number) => !game.isLineOf(number, opponent) || line.some((cell) => stones.of(cell) === player)),

  /** Whose stones make a line of no more interest to P. */
  settledBy: ({ player }) => player,

  outcome(strategy, position) {
    const { statement, player, opponent } = strategy;
    const [we, they] = [player, opponent].map((one) => capital(statement.players[one]));
    if (strategy.ownedLine(position, opponent)) return `${they} has a line.`;
    // With void overlines a run may be too long to win.
    if (statement.strong && statement.overlineWins && strategy.ownedLine(position, player)) return `${we} has a line and wins.`;
    if (!BLOCK.isReached(strategy, position)) return null;
    return statement.strong ? `${they} can no longer complete a line.` : `Every line is blocked: ${we} has won.`;
  },

  /** As in a trace, where alone L is worked out. */
  inTrace: (proof, claim) => `block ${numbers(proof.zone(claim))} | ${numbers(proof.blocked(claim))}`,
});
