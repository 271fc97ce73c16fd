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
  const names = (cells) => enumerated(cells.map((cell) => game.name(cell)));
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
  const { game } = strategy;
  const threats = strategy.threats(position).map(({ line, cells }) =>
    `${enumerated(cells.map((cell) => game.name(cell)))} ${cells.length === 1 ? "completes" : "complete"} ${lineInWords(game, line)}`);
  const more = threats.length - MOST_THREATS;
  const said = more > 0 ? [...threats.slice(0, MOST_THREATS), `${more} more`] : threats;
  return threats.length > 0 ? `Threat: ${enumerated(said)}.` : "";
}

/** How many lines are named; of more it is said how many. */
const MOST_MARGINS = 4;
const MOST_THREATS = 4;

/** The lines on which a claim can bear no stone of O's more, or one; sentences. */
function runningOut(strategy, position) {
  const { game } = strategy;
  const all = [...marginsOf(strategy, position)];
  const far = farMargin(strategy, position);
  // What holds far away is said once.
  const isEmpty = (line) => game.line(line).every((cell) => position.stones.of(cell) === FREE);
  const margins = all.filter(([line, stones]) => stones !== far || !isEmpty(line));
  const elsewhere = far === null ? [] : [`On a line far away the claim bears ${stonesInWords(far)} of ${capital(strategy.statement.players[strategy.opponent])}’s.`];
  return [0, 1].flatMap((spare) => {
    const those = margins.filter(([, stones]) => stones === spare).map(([line]) => lineInWords(game, game.line(line)));
    if (those.length === 0) return [];
    const more = those.length - MOST_MARGINS;
    const rest = more > 0 ? [`${more} more ${more === 1 ? "line" : "lines"}`] : [];
    return [`The claim has ${toSpare(spare)} on ${enumerated([...those.slice(0, MOST_MARGINS), ...rest])}.`];
  }).concat(elsewhere);
}

function toSpare(stones) {
  return `${stonesInWords(stones)} to spare`;
}

function stonesInWords(stones) {
  return stones === 0 ? "no stone" : stones === 1 ? "1 stone" : `${stones} stones`;
}

/** Of a board without an end the ends of a run say it all. */
function lineInWords(game, line) {
  const cells = game.isInfinite && line.length > 2 ? [line[0], line[line.length - 1]] : line;
  return cells.map((cell) => game.name(cell)).join(game.isInfinite ? " to " : "-");
}

/** Why a cell cannot be taken now; null if it can. */
function whyNot({ strategy, statement, position, pending, loading }, cell) {
  if (!strategy) return loading ? "the proof is still being read" : "the proof has to be read first";
  if (!(cell >= 0)) return "there is no such cell";
  const name = statement.game.name(cell);
  if (strategy.isOver(position)) return "the game is over";
  if (pending.includes(cell)) return `${name} is taken in this turn already`;
  const owner = position.stones.of(cell);
  if (isOpenMap(strategy, position) && refutation(strategy.proof, cell) === null) return `Black wins by ${name} as the first move, and the proof is White here`;
  return owner === FREE ? null : `${name} is taken by ${capital(statement.players[owner])}’s stone`;
}

/** How the game stands if it is decided; otherwise null. */
function outcome(strategy, position) {
  return strategy.kind.outcome(strategy, position) ?? (position.freeCount === 0 ? "The board is full." : null);
}
