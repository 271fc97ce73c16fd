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
  sentences.push(outcome(strategy, position) ?? threatened(strategy, position));
  return sentences.filter(Boolean).join(" ");
}

/** What O must block; nothing unless the game is a strong one. */
function threatened(strategy, position) {
  const { names } = strategy.game;
  const threats = strategy.threats(position).map(({ line, cell }) => `${names[cell]} completes ${lineInWords(names, line)}`);
  return threats.length > 0 ? `Threat: ${enumerated(threats)}.` : "";
}

/** How many lines are named; of more it is said how many. */
const MOST_MARGINS = 4;

/** The lines on which a claim can bear no stone of O's more, or one; sentences. */
function runningOut(strategy, position) {
  const { game: { lines, names } } = strategy;
  const margins = [...strategy.margins(position)];
  return [0, 1].flatMap((spare) => {
    const those = margins.filter(([, stones]) => stones === spare).map(([line]) => lineInWords(names, lines[line]));
    if (those.length === 0) return [];
    const more = those.length - MOST_MARGINS;
    const rest = more > 0 ? [`${more} more ${more === 1 ? "line" : "lines"}`] : [];
    return [`The claim has ${toSpare(spare)} on ${enumerated([...those.slice(0, MOST_MARGINS), ...rest])}.`];
  });
}

function toSpare(stones) {
  return `${stones === 0 ? "no stone" : stones === 1 ? "1 stone" : `${stones} stones`} to spare`;
}

function lineInWords(names, line) {
  return line.map((cell) => names[cell]).join("-");
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
