// The statement: what is proved, and the game that it is proved of (docs/format.md, section 1).

/** Reads the canonical text of a statement. */
function readStatement(text) {
  const values = new Map();
  const listed = [];
  for (const line of text.trimEnd().split("\n").slice(1)) {
    const blank = line.indexOf(" ");
    const key = line.slice(0, blank);
    const value = line.slice(blank + 1);
    if (key === "line") listed.push(value.split(" "));
    else values.set(key, value);
  }
  const game = values.get("board") === "hypergraph"
    ? hypergraph(values.get("cells").split(" "), listed)
    : boardGame(values.get("board"));
  const strong = values.get("rules") === "strong";
  const players = strong ? ["black", "white"] : ["maker", "breaker"];
  const stones = players.map((player) => {
    const names = values.get(player);
    return names === "-" ? [] : names.split(" ").map((name) => game.names.indexOf(name));
  });
  const winner = players.indexOf(values.get("winner"));
  return {
    board: values.get("board"),
    game,
    strong,
    players,
    stones,
    turn: Number(values.get("turn")),
    opening: Number(values.get("opening")),
    overlineWins: values.get("overline") === "wins",
    first: players.indexOf(values.get("first")),
    /** The players, 0 or 1, for whom a goal is proved: the winner, or both if nobody wins. */
    provers: winner < 0 ? [0, 1] : [winner],
    /** Whether the proof is of Complete claims: Maker, player 0, wins the weak game. */
    completes: !strong && winner === 0,
  };
}

/** The game on a board of rows and columns, by its notation. */
function boardGame(notation) {
  const truncated = /^4,(\d+),7tr$/.exec(notation);
  if (truncated) {
    const columns = Number(truncated[1]);
    return gridGame(4, columns, truncatedLines(columns));
  }
  const [, wrap, m, n, k] = /^(?:(\w+) )?(\d+),(\d+),(\d+)$/.exec(notation);
  const joined = { rows: wrap === "vcylinder" || wrap === "torus", columns: wrap === "hcylinder" || wrap === "torus" };
  return gridGame(Number(m), Number(n), runs(Number(m), Number(n), Number(k), joined));
}

function gridGame(rows, columns, lines) {
  const names = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    names.push(letters(cell % columns) + (Math.floor(cell / columns) + 1));
  }
  return makeGame(names, lines, rows, columns);
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

function hypergraph(names, listed) {
  const numbers = new Map(names.map((name, number) => [name, number]));
  // Without rows and columns of its own, it is shown in a square.
  return makeGame(names, listed.map((line) => line.map((name) => numbers.get(name))), 0, 0);
}

/** Lines are sets, numbered in the lexicographic order of their ascending cells. */
function makeGame(names, lines, rows, columns) {
  const sorted = lines.map((line) => [...line].sort((a, b) => a - b)).sort(lexicographic);
  const distinct = sorted.filter((line, i) => i === 0 || lexicographic(sorted[i - 1], line) !== 0);
  const through = names.map(() => []);
  distinct.forEach((line, number) => line.forEach((cell) => through[cell].push(number)));
  return { names, lines: distinct, through, rows, columns };
}

function lexicographic(a, b) {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] !== b[i]) return a[i] - b[i];
  }
  return a.length - b.length;
}
