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

/** How the game stands if it is decided; otherwise null. */
function outcome(strategy, position) {
  return strategy.kind.outcome(strategy, position) ?? (position.free().length === 0 ? "The board is full." : null);
}
