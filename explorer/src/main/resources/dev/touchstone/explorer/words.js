// What the page says of a game.

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}

/** a, b and c */
function enumerated(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

/** What just happened, as the live region says it. */
function announcement(strategy, position) {
  const { game, statement, player, opponent } = strategy;
  const names = (cells) => enumerated(cells.map((cell) => game.names[cell]));
  const [we, they] = [statement.players[player], statement.players[opponent]].map(capital);
  const sentences = [];
  if (position.theirs.length > 0) sentences.push(`${they} takes ${names(position.theirs)}.`);
  if (position.ours.length > 0) {
    const extra = strategy.kind.onlyAnswers && position.reasons.every((reason) => reason.extra || reason.ground === EXTRA);
    sentences.push(extra && position.theirs.length > 0
      ? `No answer is needed; ${we} takes ${names(position.ours)}.`
      : `${we} takes ${names(position.ours)}.`);
  }
  sentences.push(outcome(strategy, position) ?? "");
  return sentences.filter(Boolean).join(" ");
}

/** Why a cell cannot be taken now; null if it can. */
function whyNot({ strategy, statement, position, pending, loading }, cell) {
  if (!strategy) return loading ? "the proof is still being read" : "the proof has to be read first";
  const name = statement.game.names[cell];
  if (name === undefined) return "there is no such cell";
  if (strategy.isOver(position)) return "the game is over";
  if (pending.includes(cell)) return `${name} is taken in this turn already`;
  const owner = position.stones[cell];
  return owner === FREE ? null : `${name} is taken by ${capital(statement.players[owner])}’s stone`;
}

/** How the game stands if it is decided; otherwise null. */
function outcome(strategy, position) {
  return strategy.kind.outcome(strategy, position) ?? (position.free().length === 0 ? "The board is full." : null);
}
