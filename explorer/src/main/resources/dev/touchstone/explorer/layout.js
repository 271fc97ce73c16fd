// Where the cells of a board lie: in the rows and columns of its notation, perhaps in slices side by side; where a layout puts them (docs/format.md,
// section 6); otherwise one after the other in rows from above, as words on a page.

/** The two nearest cells at places of their own are so far apart, in widths of a cell. */
const APART = 1.8;
/** The largest side of such a board, in widths of a cell. */
const LARGEST_SIDE = 50;

/** Takes the places of a layout's text, if there are some, for those of the game. */
function layOut(game, text) {
  const lines = (text ?? "").split("\n").filter((line) => line.startsWith("cell "));
  if (lines.length !== game.cellCount || lines.length === 0) return;
  const given = lines.map((line) => line.split(" ").slice(2).map(Number));
  game.layout = { ...game.layout, ...placed(given) };
}

/** Centres in widths of a cell, to the right and down, and the size of the board around them. */
function placed(given) {
  const [xs, ys] = [0, 1].map((axis) => given.map((place) => place[axis]));
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const larger = Math.max(right - left, top - bottom);
  const unit = larger === 0 ? 1 : Math.min(APART / nearest(given), LARGEST_SIDE / larger);
  const cell = larger === 0 ? 1 : (unit * nearest(given)) / APART;
  const places = given.map(([x, y]) => [(x - left) * unit + cell / 2, (top - y) * unit + cell / 2]);
  return { places, cell, width: (right - left) * unit + cell, height: (top - bottom) * unit + cell };
}

function nearest(points) {
  let least = Infinity;
  for (let i = 0; i < points.length; i++) {
    for (let j = 0; j < i; j++) least = Math.min(least, Math.hypot(points[i][0] - points[j][0], points[i][1] - points[j][1]));
  }
  return least;
}

/** How many cells lie beside and above one another, with the gaps between slices. */
function extent(layout) {
  const { rows, columns, slices, across } = layout;
  if (layout.hexagons) return hexExtent(layout);
  if (!slices) return { columns, rows };
  return { columns: across * (columns + 0.8) - 0.8, rows: Math.ceil(slices.length / across) * (rows + 1.8) - 1.8 };
}

/** The cells of slices by their places: column and row over all of them. */
function slicePlace({ rows, columns, across }, cell) {
  const slice = Math.floor(cell / (rows * columns));
  const within = cell % (rows * columns);
  return [(slice % across) * columns + (within % columns), Math.floor(slice / across) * rows + Math.floor(within / columns)];
}

/** From slice to slice over their edges. */
function sliceNeighbour(game, cell, key) {
  const { rows, columns, across, slices } = game.layout;
  const [x, y] = slicePlace(game.layout, cell);
  const at = (column, row) => {
    const slice = Math.floor(row / rows) * across + Math.floor(column / columns);
    if (column < 0 || row < 0 || column >= across * columns || slice >= slices.length) return -1;
    return (slice * rows + (row % rows)) * columns + (column % columns);
  };
  let end = x;
  while (at(end + 1, y) >= 0) end++;
  const target = { ArrowLeft: [x - 1, y], ArrowRight: [x + 1, y], ArrowUp: [x, y + 1], ArrowDown: [x, y - 1], Home: [0, y], End: [end, y] }[key];
  return target && at(...target);
}

/** The cell that an arrow key leads to, -1 for none. Rows of words and of hexagons are counted from above, others from below. */
function neighbour(game, cell, key) {
  const { rows, columns, edges, hexagons, places } = game.layout;
  if (places) return placedNeighbour(places, cell, key);
  if (game.layout.slices) return sliceNeighbour(game, cell, key);
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  const up = edges && !hexagons ? 1 : -1;
  const target = {
    ArrowLeft: column > 0 ? cell - 1 : -1,
    ArrowRight: column < columns - 1 ? cell + 1 : -1,
    ArrowUp: row + up >= 0 && row + up < rows ? cell + up * columns : -1,
    ArrowDown: row - up >= 0 && row - up < rows ? cell - up * columns : -1,
    Home: row * columns,
    End: Math.min(row * columns + columns, game.names.length) - 1,
  }[key];
  return target === undefined || target < game.names.length ? target : -1;
}

/** The nearest cell in a direction; one that lies more aside counts as farther. */
function placedNeighbour(places, cell, key) {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (key === "Home") return 0;
  if (key === "End") return places.length - 1;
  if (!way) return undefined;
  let best = -1;
  let least = Infinity;
  places.forEach(([x, y], other) => {
    const [dx, dy] = [x - places[cell][0], y - places[cell][1]];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    const far = along + 2 * aside;
    if (other !== cell && along > 1e-6 && aside <= 3 * along && far < least) {
      best = other;
      least = far;
    }
  });
  return best;
}
