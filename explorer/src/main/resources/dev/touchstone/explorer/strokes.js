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

/** On rows and columns: between the cells that are next to each other, so a line that crosses an edge has two pieces. */
function runSegments(game, line, centre) {
  const { columns } = game.layout;
  const next = (a, b) => Math.abs((a % columns) - (b % columns)) <= 1 && Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) <= 1;
  const segments = [];
  for (const a of line) for (const b of line) if (a < b && next(a, b)) segments.push([centre(a), centre(b)]);
  return segments.length > 0 ? { segments } : { segments: line.map((cell) => [centre(cell), centre(cell)]) };
}

/** The strokes of a line. */
function strokeOf(game, line, centre) {
  return game.layout.edges ? runSegments(game, line, centre) : strokeThrough(line.map(centre));
}
