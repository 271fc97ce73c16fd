// A map of Hex (docs/theorems.md, T23): an answer to every first move of Black's. As the proof stands Black begins by its first
// answer; where a person begins as Black, White plays what is left, with rows and columns exchanged.

/** White's roles: who plays Black's part in a cell plays it there where its row and its column are exchanged. */
function mirroredRoles({ names }) {
  const side = Math.round(Math.sqrt(names.length));
  return new Roles(names.map((_, cell) => (cell % side) * side + Math.floor(cell / side)));
}

/** The answer by which White wins after this first move, or null if Black does: White's roles, stones and claim. */
function refutation(proof, cell) {
  if (proof.statement.onlyBy.includes(cell)) return null;
  const roles = mirroredRoles(proof.game);
  const role = roles.roleOn(cell);
  const found = proof.left.find(({ answer, claim }) => !answer.includes(role) && !proof.isInZone(claim, role));
  return found === undefined ? null : { roles, claim: found.claim, cells: found.answer.map((own) => roles.cellOf(own)) };
}

/** Whether the first move is still to come, and whoever makes it chooses the winner. */
function isOpenMap(strategy, position) {
  return strategy.proof.left !== null && strategy.player === 1 && position.turns === 0;
}
