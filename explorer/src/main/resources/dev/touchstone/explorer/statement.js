// The statement: what is proved, and the game that it is proved of (docs/format.md, section 1).

/** Reads the canonical text of a statement. */
function readStatement(text) {
  const values = new Map();
  const listed = { line: [], "black-line": [], "white-line": [] };
  for (const line of text.trimEnd().split("\n").slice(1)) {
    const blank = line.indexOf(" ");
    const key = line.slice(0, blank);
    const value = line.slice(blank + 1);
    if (listed[key]) listed[key].push(value.split(" "));
    else values.set(key, value);
  }
  const board = values.get("board");
  const game = board === "hypergraph" ? listedGame(values.get("cells").split(" "), listed.line, [listed["black-line"], listed["white-line"]]) : boardGame(board);
  const strong = values.get("rules") === "strong";
  const players = values.get("rules") === "weak" ? ["maker", "breaker"] : ["black", "white"];
  const stones = players.map((player) => {
    const names = values.get(player);
    return names === "-" ? [] : names.split(" ").map((name) => game.cell(name));
  });
  const winner = players.indexOf(values.get("winner") ?? values.get("holds"));
  const first = players.indexOf(values.get("first"));
  return {
    game,
    strong,
    players,
    stones,
    turn: Number(values.get("turn")),
    opening: Number(values.get("opening")),
    /** Of a map of Hex: the first moves by which Black wins; otherwise null. */
    onlyBy: firstMoves(game, values.get("only-by")),
    overlineWins: values.get("overline") === "wins",
    first,
    /** The players, 0 or 1, for whom a goal is proved: the winner, who holds, or both if nobody wins. */
    provers: winner < 0 ? [0, 1] : [winner],
    /** Whose stones the frames speak of: if nobody wins, those of the second player. */
    prover: winner < 0 ? 1 - first : winner,
  };
}

function firstMoves(game, names) {
  if (names === undefined) return null;
  return names === "-" ? [] : names.split(" ").map((name) => game.cell(name));
}

/** The statement as a certificate's window shows it, where the board has no end. */
function seenThrough(statement, reader) {
  const { game, stones } = statement;
  if (!game.isInfinite) return statement;
  const seen = game.readWindow(reader);
  const numbered = stones.map((cells) => cells.map((cell) => seen.cellAt(game.place(cell))));
  if (numbered.flat().includes(-1)) throw new Error("an initial stone lies outside its window");
  return { ...statement, game: seen, stones: numbered };
}
