// What is drawn over a board without an end: the copies of the tiles, and the region that every board of the theorem holds.

/** The edges of a set of cells, as segments between corners of cells. */
function edgesOf(places) {
  const has = new Set(places.map(String));
  const segments = [];
  for (const [x, y] of places) {
    if (!has.has(String([x - 1, y]))) segments.push([[x, y], [x, y + 1]]);
    if (!has.has(String([x + 1, y]))) segments.push([[x + 1, y], [x + 1, y + 1]]);
    if (!has.has(String([x, y - 1]))) segments.push([[x, y], [x + 1, y]]);
    if (!has.has(String([x, y + 1]))) segments.push([[x, y + 1], [x + 1, y + 1]]);
  }
  return segments;
}

/** Draws the edges of these sets of cells, each { cells, kind }, over what a view shows. */
function drawOutlines(view, sets) {
  const paths = sets.map(({ cells, kind }) => {
    const segments = edgesOf(cells.map((cell) => view.game.place(cell)));
    return drawn("path", { class: kind, d: segments.map(([from, to]) => `M${view.inView(from)}L${view.inView(to)}`).join("") });
  });
  view.outlines.setAttribute("viewBox", `0 0 ${view.columns} ${view.rows}`);
  view.outlines.replaceChildren(...paths);
}

/** The region, and the copies of a tiling that are in sight: those that were entered before others. */
function outlinesOf(strategy, position, game, seen) {
  const sets = [];
  if (game.region) {
    const { rows, columns } = game.region;
    const cells = Array.from({ length: rows * columns }, (_, i) => game.cellAt([i % columns, Math.floor(i / columns)]));
    sets.push({ cells, kind: "region-edge" });
  }
  for (const part of position?.parts ?? []) {
    if (strategy.proof.kind(part.claim) !== PLANE) continue;
    const copies = new Map();
    for (const cell of seen) {
      const copy = tilingOf(part).copyAt(cell);
      if (copy !== null) copies.set(copy.number, copy);
    }
    const isEntered = ({ number }) => part.copies?.has(number) ?? false;
    const drawnLast = [...copies.values()].sort((one, other) => isEntered(one) - isEntered(other));
    for (const copy of drawnLast) sets.push({ cells: copy.cells, kind: isEntered(copy) ? "copy entered" : "copy" });
  }
  return sets;
}

/** Cells of copies that nobody has entered, where an answer is ready as well. */
function zoneOfCopies(strategy, position, seen) {
  const zone = [];
  for (const part of position.parts) {
    if (strategy.proof.kind(part.claim) !== PLANE) continue;
    for (const cell of seen) {
      const copy = tilingOf(part).copyAt(cell);
      if (copy === null || part.copies?.has(copy.number) || position.stones.of(cell) !== FREE) continue;
      if (copy.tile.isInZone(copy.tile.root, copy.cells.indexOf(cell))) zone.push(cell);
    }
  }
  return zone;
}
