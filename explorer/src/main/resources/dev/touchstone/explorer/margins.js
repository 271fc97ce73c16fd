// How many stones more O could have on a line without one of P's (docs/theorems.md, T11 and T12): the tolerances of the claims
// in force, less the stones that are there.

/** By lines: those that a claim speaks of one by one and, on a board without an end, those with a stone of O's. */
function marginsOf(strategy, position) {
  const margins = new Map();
  if (strategy.isOver(position)) return margins;
  const { game, player, opponent } = strategy;
  const { stones } = position;
  const note = (line, cells, most) => {
    if (most === ANY_NUMBER || cells.some((cell) => stones.of(cell) === player)) return;
    margins.set(line, most - cells.filter((cell) => stones.of(cell) === opponent).length);
  };
  for (const { proof, claim, roles } of strategy.inForce(position)) {
    if (!proof.kind(claim).isTwoSided) continue;
    const seen = new Set();
    proof.tolerances(claim).forEach((most, line) => {
      const cells = proof.game.lines[line].map((role) => roles.cellOf(role));
      const number = game.lineOf(cells);
      seen.add(number);
      note(number, cells, most);
    });
    if (!proof.far.has(claim)) continue;
    for (const line of game.linesMeeting(stones.cellsOf(opponent))) {
      if (!seen.has(line)) note(line, game.line(line), proof.far.get(claim));
    }
  }
  return margins;
}

/** On a board without an end the margin of lines without a stone of either player, far away; otherwise null. */
function farMargin(strategy, position) {
  if (!strategy.game.isInfinite || strategy.isOver(position)) return null;
  const far = strategy.inForce(position).map(({ proof, claim }) => proof.far.get(claim)).filter((most) => most !== undefined);
  return far.length > 0 ? Math.min(...far) : null;
}
