// The statement: what is proved, and the game that it is proved of (docs/format.md, section 1).

/** Reads the canonical text of a statement. */
function readStatement(text) {
  const values = new Map();
  const listed = [];
  for (const line of text.trimEnd().split("\n").slice(1)) {
    const blank = line.indexOf(" ");
    const key = line.slice(0, blank);
    const value = line.slice(blank + 1);
    if (key === "black-line" || key === "white-line") {
      throw new Error("This page does not know how to play games with lines of one player’s; the verifier judges them.");
    }
    if (key === "line") listed.push(value.split(" "));
    else values.set(key, value);
  }
  const board = values.get("board");
  const game = board === "hypergraph" ? listedGame(values.get("cells").split(" "), listed) : boardGame(board);
  const strong = values.get("rules") === "strong";
  const players = values.get("rules") === "weak" ? ["maker", "breaker"] : ["black", "white"];
  const stones = players.map((player) => {
    const names = values.get(player);
    return names === "-" ? [] : names.split(" ").map((name) => game.names.indexOf(name));
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
    overlineWins: values.get("overline") === "wins",
    first,
    /** The players, 0 or 1, for whom a goal is proved: the winner, who holds, or both if nobody wins. */
    provers: winner < 0 ? [0, 1] : [winner],
    /** Whose stones the frames speak of: if nobody wins, those of the second player. */
    prover: winner < 0 ? 1 - first : winner,
  };
}
