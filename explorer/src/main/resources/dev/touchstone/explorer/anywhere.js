// Where stones go that nothing asks for (docs/playing.md): they never hurt (Lemma A).

/** In Hex, where there are no lines, in the zone, if something is left there; on a board without an end, beside O's last stone. */
function anywhere(strategy, draft) {
  const { game, kind } = strategy;
  if (game.isInfinite) return nearestFree(game, draft);
  const zone = kind === LINK ? strategy.promise(draft).zone : [];
  return zone.length > 0 ? Math.min(...zone) : busiest(strategy, draft.stones);
}

/** The free cell on most lines that still matter; the lowest among equals. */
function busiest(strategy, stones) {
  const { game } = strategy;
  const settling = strategy.kind.settledBy(strategy);
  const matters = game.lines.map((line, number) =>
    game.isLineOf(number, 1 - settling) && !line.some((cell) => stones.of(cell) === settling));
  let best = -1;
  let most = -1;
  game.names.forEach((_, cell) => {
    const lines = stones.of(cell) === FREE ? game.through[cell].filter((line) => matters[line]).length : -1;
    if (lines > most) [best, most] = [cell, lines];
  });
  return best;
}

/** As few rows and columns as possible away from O's last stone; the lowest among equals, then the one most to the left. */
function nearestFree(game, { stones, theirs }) {
  const [x, y] = theirs.length > 0 ? game.place(theirs[theirs.length - 1]) : [0, 0];
  for (let far = 0; ; far++) {
    for (let up = -far; up <= far; up++) {
      for (let right = -far; right <= far; right += Math.abs(up) === far || far === 0 ? 1 : 2 * far) {
        const place = [x + right, y + up];
        if (game.hasPlace(place) && stones.of(game.cellAt(place)) === FREE) return game.cellAt(place);
      }
    }
  }
}
