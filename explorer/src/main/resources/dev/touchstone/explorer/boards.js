// The boards that have a notation (docs/format.md, section 1.1): how each family is written, its lines, and how it is
// laid out. The board that lists its lines has no notation, and stands at the end.

const SIDES = "(\\d+),(\\d+),(\\d+)";

/** A row for each family of boards; the numbers of its notation make the game. */
const BOARDS = [
  { written: "m,n,k", pattern: new RegExp(`^${SIDES}$`), game: (m, n, k) => runGame(m, n, k, {}) },
  {
    written: "torus m,n,k",
    pattern: new RegExp(`^torus ${SIDES}$`),
    game: (m, n, k) => runGame(m, n, k, { rows: true, columns: true }),
  },
  {
    written: "hcylinder m,n,k",
    pattern: new RegExp(`^hcylinder ${SIDES}$`),
    game: (m, n, k) => runGame(m, n, k, { columns: true }),
  },
  {
    written: "vcylinder m,n,k",
    pattern: new RegExp(`^vcylinder ${SIDES}$`),
    game: (m, n, k) => runGame(m, n, k, { rows: true }),
  },
  { written: "4,n,7tr", pattern: /^4,(\d+),7tr$/, game: (n) => gridGame(4, n, truncatedLines(n), {}) },
  { written: "n^d", pattern: /^(\d+)\^(\d+)$/, game: (n, d) => cubeGame(n, d) },
  { written: "hex m,n", pattern: /^hex (\d+),(\d+)$/, game: (m, n) => hexGame(m, n) },
  { written: "plane k", pattern: /^plane (\d+)$/, game: (k) => new InfiniteGame(k, Infinity, null) },
  { written: "strip r,k", pattern: /^strip (\d+),(\d+)$/, game: (r, k) => new InfiniteGame(k, r, null) },
  {
    written: "m+,n+,k",
    pattern: /^(\d+)\+,(\d+)\+,(\d+)$/,
    game: (m, n, k) => new InfiniteGame(k, Infinity, { rows: m, columns: n }),
  },
  { written: "m,n+,k", pattern: /^(\d+),(\d+)\+,(\d+)$/, game: (m, n, k) => new InfiniteGame(k, m, { rows: m, columns: n }) },
];

/** The game on a board, by its notation. */
function boardGame(notation) {
  for (const { pattern, game } of BOARDS) {
    const numbers = pattern.exec(notation);
    if (numbers) return game(...numbers.slice(1).map(Number));
  }
  throw new Error(`no board is called ${notation}; boards are ${enumerated(BOARDS.map(({ written }) => written))}`);
}

function runGame(rows, columns, k, joined) {
  return gridGame(rows, columns, runs(rows, columns, k, joined), joined);
}

/** joined: whether the first row is next to the last one, and so for columns. */
function gridGame(rows, columns, lines, joined) {
  const names = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    names.push(letters(cell % columns) + (Math.floor(cell / columns) + 1));
  }
  return makeGame(names, lines, { rows, columns, edges: true, joined });
}

/** a, b, ..., z, aa, ab, ... */
function letters(column) {
  let word = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    word = String.fromCharCode(97 + ((rest - 1) % 26)) + word;
  }
  return word;
}

/** All runs of k cells; one that would visit a cell twice is no line. */
function runs(rows, columns, k, joined) {
  const lines = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const [up, right] of [[0, 1], [1, 0], [1, 1], [1, -1]]) {
        const line = new Set();
        for (let i = 0; i < k; i++) {
          let r = row + i * up;
          let c = column + i * right;
          if (joined.rows) r %= rows;
          if (joined.columns) c = (((c % columns) + columns) % columns);
          if (r >= rows || c < 0 || c >= columns || line.has(r * columns + c)) break;
          line.add(r * columns + c);
        }
        if (line.size === k) lines.push([...line]);
      }
    }
  }
  return lines;
}

/** The lines of 4,n,7tr; docs/format.md lists them in this order. */
function truncatedLines(columns) {
  const lines = [];
  const add = (row, column, up, right, count) =>
    lines.push(Array.from({ length: count }, (_, i) => (row + i * up) * columns + column + i * right));
  for (let row = 0; row < 4; row++) {
    add(row, 0, 0, 1, 4);
    add(row, columns - 4, 0, 1, 4);
    for (let start = 1; start + 7 < columns; start++) add(row, start, 0, 1, 7);
  }
  for (let column = 0; column < columns; column++) add(0, column, 1, 0, 4);
  for (let column = 0; column + 4 <= columns; column++) {
    add(0, column, 1, 1, 4);
    add(0, column + 3, 1, -1, 4);
  }
  add(1, 0, 1, 1, 3);
  add(0, columns - 3, 1, 1, 3);
  add(0, 2, 1, -1, 3);
  add(1, columns - 1, 1, -1, 3);
  add(2, 0, 1, 1, 2);
  add(2, columns - 1, 1, -1, 2);
  return lines;
}

/** The straight lines of a cube: of each coordinate a constant, or up, or down. The cells lie in slices. */
function cubeGame(n, d) {
  const count = n ** d;
  const coordinates = (cell) => Array.from({ length: d }, (_, axis) => Math.floor(cell / n ** axis) % n);
  const name = (words) => words.map((x, axis) => (axis % 2 === 0 ? letters(x) : x + 1)).join("");
  const names = Array.from({ length: count }, (_, cell) => name(coordinates(cell)));
  const lines = [];
  const [up, down] = [n, n + 1];
  for (let word = 0; word < (n + 2) ** d; word++) {
    const parts = Array.from({ length: d }, (_, axis) => Math.floor(word / (n + 2) ** axis) % (n + 2));
    if (parts.find((part) => part >= n) !== up) continue; // each line once: the first coordinate that changes goes up
    const at = (part, i) => (part === up ? i : part === down ? n - 1 - i : part);
    lines.push(Array.from({ length: n }, (_, i) => parts.reduce((cell, part, axis) => cell + at(part, i) * n ** axis, 0)));
  }
  const slices = Array.from({ length: count / n ** 2 }, (_, slice) => name([0, 0, ...coordinates(slice)].slice(0, d)).slice(2));
  const across = d === 3 ? (n > 4 ? Math.ceil(Math.sqrt(n)) : n) : n ** Math.floor((d - 1) / 2);
  return makeGame(names, lines, { rows: n, columns: n, edges: true, slices, across });
}

/** Hex: no lines, but what lies round a cell for a player: cells, sides of the player's, and -1 for nothing. */
function hexGame(rows, columns) {
  const game = gridGame(rows, columns, [], {});
  game.layout.hexagons = true;
  const cells = rows * columns;
  const place = (r, c, player) => {
    const [inRows, inColumns] = [r >= 0 && r < rows, c >= 0 && c < columns];
    if (inRows && inColumns) return r * columns + c;
    if (inRows === inColumns || (player === 0) !== inColumns) return -1;
    return (player === 0 ? r : c) < 0 ? cells : cells + 1;
  };
  const around = (cell, player) =>
    [[0, 1], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1]].map(([down, right]) =>
      place(Math.floor(cell / columns) + down, (cell % columns) + right, player));
  return Object.assign(game, { around });
}

/** A game that lists its lines. Without rows and columns of its own, it is shown in a square, and its cells by their names. */
function listedGame(names, lines, own) {
  const numbers = new Map(names.map((name, number) => [name, number]));
  const columns = Math.ceil(Math.sqrt(names.length));
  const layout = { rows: Math.ceil(names.length / columns), columns, edges: false };
  const numbered = (some) => some.map((line) => line.map((name) => numbers.get(name)));
  return new ListedGame(names, numbered(lines), layout, own.map(numbered));
}
