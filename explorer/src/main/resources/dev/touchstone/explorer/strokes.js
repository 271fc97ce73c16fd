// Lines of the game as strokes between the centres of their cells; a page's pictures are drawn alike in Java (LinePaths).

/** What the elements of SVG belong to. A page has no address in it, and need not: the browser knows this one. */
const SVG = new DOMParser().parseFromString("<svg></svg>", "text/html").body.firstChild.namespaceURI;

function drawn(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** In a round line no point is so much farther from the centre than another. */
const ROUND = 1.35;

/** A line's paths between these points: straight where they lie so, a circle or a polygon otherwise. */
function strokeThrough(points) {
  const [from, to] = farthest(points);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const away = ([x, y]) => Math.abs((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) / (length || 1);
  return points.every((point) => away(point) <= 1e-2 * length) ? { segments: [[from, to]] } : { path: around(points) };
}

function farthest(points) {
  let ends = [points[0], points[0]];
  let most = 0;
  for (const one of points) {
    for (const other of points) {
      const distance = Math.hypot(one[0] - other[0], one[1] - other[1]);
      if (distance > most) [most, ends] = [distance, [one, other]];
    }
  }
  return ends;
}

/** A circle through points that lie on one, otherwise the corners of a polygon. */
function around(points) {
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  const order = [...points].sort((a, b) => Math.atan2(a[1] - middle[1], a[0] - middle[0]) - Math.atan2(b[1] - middle[1], b[0] - middle[0]));
  const turn = (2 * Math.PI) / order.length;
  const far = points.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]));
  const pull = Math.max(...far) <= ROUND * Math.min(...far) ? ((2 / 3) * Math.tan(turn / 4)) / Math.sin(turn) : 0;
  const at = (i) => order[(i + order.length) % order.length];
  const words = [`M${at(0)}`];
  order.forEach((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const first = from.map((value, axis) => value + pull * (to[axis] - before[axis]));
    const second = to.map((value, axis) => value - pull * (after[axis] - from[axis]));
    words.push(`C${first} ${second} ${to}`);
  });
  return words.join("");
}

/** The cells of a run in their order, with the step to the next one; null if the line is no run on this board. */
function runOf({ rows, columns, joined }, line) {
  const cells = new Set(line);
  for (const step of [[0, 1], [1, 0], [1, 1], [1, -1]]) {
    const next = (cell) => {
      let row = Math.floor(cell / columns) + step[0];
      let column = (cell % columns) + step[1];
      if (joined.rows) row = (row + rows) % rows;
      if (joined.columns) column = (column + columns) % columns;
      return row < rows && column >= 0 && column < columns ? row * columns + column : -1;
    };
    for (const start of line) {
      const order = [start];
      while (order.length < line.length && cells.has(next(order[order.length - 1]))) order.push(next(order[order.length - 1]));
      if (new Set(order).size === line.length) return { order, step };
    }
  }
  return null;
}

/** On rows and columns: from cell to cell. Where a run goes over an edge, one piece leaves there and another enters. */
function runSegments(game, line, centre) {
  const { columns } = game.layout;
  const run = runOf(game.layout, line);
  if (run === null) return strokeThrough(line.map(centre));
  const pitch = columns > 1 ? centre(1)[0] - centre(0)[0] : game.names.length > 1 ? centre(0)[1] - centre(1)[1] : 0;
  const [up, right] = run.step;
  const half = (cell, way) => [centre(cell)[0] + (way * right * pitch) / 2, centre(cell)[1] - (way * up * pitch) / 2];
  const segments = [];
  for (let i = 0; i + 1 < run.order.length; i++) {
    const [a, b] = [run.order[i], run.order[i + 1]];
    const isOver = b - a !== up * columns + right || Math.abs((b % columns) - (a % columns)) > 1;
    if (isOver) segments.push([centre(a), half(a, 1)], [half(b, -1), centre(b)]);
    else segments.push([centre(a), centre(b)]);
  }
  return { segments: segments.length > 0 ? segments : [[centre(line[0]), centre(line[0])]] };
}

/** In one slice as on any board; through several a line has no direction in the plane, and is a dot on each cell. */
function sliceSegments({ rows, columns }, line, centre) {
  const slices = new Set(line.map((cell) => Math.floor(cell / (rows * columns))));
  return slices.size === 1 ? strokeThrough(line.map(centre)) : { segments: line.map((cell) => [centre(cell), centre(cell)]) };
}

/** The strokes of a line. */
function strokeOf(game, line, centre) {
  if (game.layout.slices) return sliceSegments(game.layout, line, centre);
  return game.layout.edges && !game.isInfinite ? runSegments(game, line, centre) : strokeThrough(line.map(centre));
}
