// A board of Hex: hexagons with a corner above, row below row, each half a cell to the right; along the edges a band in the
// colour of whose side it is. Pictures are drawn alike in Java (picture/Hexagons). Lengths are in widths of a cell.

const HEX_RADIUS = 1 / Math.sqrt(3);
/** How far rows are apart. */
const HEX_ROW = 1.5 * HEX_RADIUS;
const HEX_BAND = 0.22;
/** Room for the numbers of the rows and for the letters of the columns. */
const HEX_LEFT = 0.75;
const HEX_TOP = 0.6;
/** The least width of a cell, for a finger. */
const HEX_LEAST = "2rem";

/** The corners of a cell from its middle, from the highest one clockwise. */
const HEX_CORNERS = [[0, -1], [0.5, -0.5], [0.5, 0.5], [0, 1], [-0.5, 0.5], [-0.5, -0.5]].map(([x, y]) => [x, y * HEX_RADIUS]);

/** The size of the board with all that stands around it. */
function hexExtent({ rows, columns }) {
  return {
    columns: HEX_LEFT + columns + (rows - 1) / 2 + 2 * HEX_BAND,
    rows: HEX_TOP + 2 * HEX_RADIUS + (rows - 1) * HEX_ROW + 2 * HEX_BAND,
  };
}

/** The middle of a cell. */
function hexCentre({ columns }, cell) {
  const row = Math.floor(cell / columns);
  return [HEX_LEFT + HEX_BAND + 0.5 + (cell % columns) + row / 2, HEX_TOP + HEX_BAND + HEX_RADIUS + row * HEX_ROW];
}

/** A corner of a cell, by its number. */
function hexCorner(layout, cell, number) {
  const [x, y] = hexCentre(layout, cell);
  return [x + HEX_CORNERS[number % 6][0], y + HEX_CORNERS[number % 6][1]];
}

/** The edges of the board: the upper and the lower one are Black's. Where both players' meet, it is in the middle of an edge of a cell. */
function hexSides(layout) {
  const { rows, columns } = layout;
  const corner = (cell, number) => hexCorner(layout, cell, number);
  const middle = (cell, number) => [0, 1].map((axis) => (corner(cell, number)[axis] + corner(cell, number + 1)[axis]) / 2);
  const last = rows * columns - 1;
  const lowLeft = last - columns + 1;
  const upper = [corner(0, 5)];
  const lower = [corner(last, 2)];
  for (let i = 0; i < columns; i++) {
    const isLast = i === columns - 1;
    upper.push(corner(i, 0), isLast ? middle(i, 0) : corner(i, 1));
    lower.push(corner(last - i, 3), isLast ? middle(last - i, 3) : corner(last - i, 4));
  }
  const right = [middle(columns - 1, 0)];
  const left = [middle(lowLeft, 3)];
  for (let i = 0; i < rows; i++) {
    right.push(corner((i + 1) * columns - 1, 1), corner((i + 1) * columns - 1, 2));
    left.push(corner(lowLeft - i * columns, 4), corner(lowLeft - i * columns, 5));
  }
  const [across, down] = [HEX_BAND * Math.sqrt(0.75), HEX_BAND / 2];
  return [
    { owner: 1, edge: right, away: [across, -down] },
    { owner: 1, edge: left, away: [-across, down] },
    { owner: 0, edge: upper, away: [0, -HEX_BAND] },
    { owner: 0, edge: lower, away: [0, HEX_BAND] },
  ];
}

function closedPath(points) {
  return `M${points.map((point) => point.join(",")).join("L")}Z`;
}

/** What is drawn over the cells: their outlines, and the bands of the sides. */
function hexOutlines(layout) {
  const { columns, rows } = hexExtent(layout);
  const picture = drawn("svg", { viewBox: `0 0 ${columns} ${rows}`, class: "hexlines", "aria-hidden": "true" });
  for (let cell = 0; cell < layout.rows * layout.columns; cell++) {
    picture.append(drawn("path", { d: closedPath(HEX_CORNERS.map((_, i) => hexCorner(layout, cell, i))) }));
  }
  for (const { owner, edge, away } of hexSides(layout)) {
    const outer = [...edge].reverse().map(([x, y]) => [x + away[0], y + away[1]]);
    picture.append(drawn("path", { d: closedPath([...edge, ...outer]), class: `side${owner}` }));
  }
  return picture;
}

/** Puts an element of this size around a point of the board. */
function placeOnHex(layout, placed, [x, y], width, height) {
  const { columns, rows } = hexExtent(layout);
  placed.style.left = `${(100 * (x - width / 2)) / columns}%`;
  placed.style.top = `${(100 * (y - height / 2)) / rows}%`;
  placed.style.width = `${(100 * width) / columns}%`;
  placed.style.height = `${(100 * height) / rows}%`;
  return placed;
}

/** The whole board, rows from above; button makes that of a cell. */
function hexGrid(layout, button) {
  const { columns, rows } = hexExtent(layout);
  const grid = element("div", { role: "grid", "aria-label": "Board", class: "grid hexes" });
  grid.style.aspectRatio = `${columns} / ${rows}`;
  grid.style.minWidth = `calc(${columns} * ${HEX_LEAST})`;
  for (let row = 0; row < layout.rows; row++) {
    const line = element("div", { role: "row" });
    const [x, y] = hexCentre(layout, row * layout.columns);
    const number = element("span", { class: "edge", "aria-hidden": "true" }, String(row + 1));
    line.append(placeOnHex(layout, number, [x - 0.5 - HEX_BAND - 0.28, y], 0.6, 0.6));
    for (let column = 0; column < layout.columns; column++) {
      const cell = row * layout.columns + column;
      line.append(placeOnHex(layout, button(cell), hexCentre(layout, cell), 1, 2 * HEX_RADIUS));
    }
    grid.append(line);
  }
  for (let column = 0; column < layout.columns; column++) {
    const [x, y] = hexCentre(layout, column);
    const letter = element("span", { class: "edge", "aria-hidden": "true" }, letters(column));
    grid.append(placeOnHex(layout, letter, [x - 0.25, y - HEX_RADIUS - HEX_BAND - 0.28], 0.6, 0.6));
  }
  grid.append(hexOutlines(layout));
  return grid;
}

// Chains: whether a player's stones join the player's two sides.

/** The cells of a shortest chain between the sides of a player, ascending; null if there is none. */
function chainOf({ names, around }, stones, player) {
  const sides = names.length;
  const before = new Map();
  const reached = [];
  const reach = (cell, from) => {
    before.set(cell, from);
    reached.push(cell);
  };
  for (const cell of stones.cellsOf(player).sort((a, b) => a - b)) if (around(cell, player).includes(sides)) reach(cell, -1);
  for (const cell of reached) {
    const places = around(cell, player);
    if (places.includes(sides + 1)) {
      const chain = [];
      for (let node = cell; node >= 0; node = before.get(node)) chain.push(node);
      return chain.sort((a, b) => a - b);
    }
    for (const place of places) if (place >= 0 && place < sides && stones.of(place) === player && !before.has(place)) reach(place, cell);
  }
  return null;
}
