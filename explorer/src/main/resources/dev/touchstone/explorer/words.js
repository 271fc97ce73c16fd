// What the page says: rules and moves in words.

const THEOREMS = new Map([
  [NOTHING, "T1"], [STONES, "T2"], [GROUPS, "T3"], [COVER, "T3"], [POTENTIAL, "T4"],
  [BOTH, "T7"], [SWAP, "T8"], [IMAGE, "T9"], [OPENING, "T10"], [EXTRA, "Lemma A"],
]);

/** The theorem behind a reason; OPTIONS has two. */
function theoremOf(statement, rule) {
  if (rule === OPTIONS) return statement.completes ? "T6" : "T5";
  return THEOREMS.get(rule);
}

function ruleName(rule) {
  return typeof rule === "number" ? RULES[rule] : rule === OPENING ? "The first move" : "A stone to spare";
}

/** One or two sentences: what the rule says. */
function ruleSentence(statement, { rule, extra }) {
  if (rule === OPTIONS && extra) {
    return "Nothing has to be answered, so the proof goes on as if a turn had been passed: all regions were left alone, and one of its answers "
      + "is played. A stone more of one’s own never hurts.";
  }
  const pairs = statement.turn === 1;
  switch (rule) {
    case OPTIONS:
      return "Several answers are ready, each with a region that it needs free. No move touches all of these regions: "
        + "the first answer whose region was left alone is played, and the claim behind it holds from here on.";
    case GROUPS:
    case COVER:
      return pairs
        ? "The cells stand in pairs (equal letters). Whoever takes one cell of a pair is answered on the other, so no line "
          + "that contains a whole pair can be completed."
        : `The cells stand in groups of ${statement.turn + 1} (equal letters), one more than the stones of a turn. Each group that is `
          + "entered is answered inside, so no line that contains a whole group can be completed.";
    case POTENTIAL:
      return "Each open line with n free cells weighs 2 to the power −n, and all of them together less than 1/2. The answer takes "
        + "the heaviest cell; then the sum stays below 1, and a completed line alone would weigh 1 (Erdős and Selfridge).";
    case OPENING:
      return "The last step of the proof: a first move, and the claim that holds once it is played.";
    case EXTRA:
      return "Nothing has to be answered. A stone more of one’s own never hurts, so it goes on the most open lines.";
    default:
      return "";
  }
}

/** How a claim came to be played on these cells. */
function viaSentence(rule) {
  switch (rule) {
    case IMAGE:
      return "a mirror image or a turn of a claim proved before";
    case SWAP:
      return "a claim with one cell in the role of another";
    case BOTH:
      return "claims side by side, each with cells of its own";
    default:
      return "";
  }
}

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
    // Maker, who wins, always goes on; Breaker only answers.
    const extra = !statement.completes && position.reasons.every((reason) => reason.extra || reason.rule === EXTRA);
    sentences.push(extra && position.theirs.length > 0
      ? `No answer is needed; ${we} takes ${names(position.ours)}.`
      : `${we} takes ${names(position.ours)}.`);
  }
  sentences.push(outcome(strategy, position) ?? "");
  return sentences.filter(Boolean).join(" ");
}

/** How the game stands if it is decided; otherwise null. */
function outcome(strategy, position) {
  const { game, statement, player, opponent } = strategy;
  const [we, they] = [statement.players[player], statement.players[opponent]].map(capital);
  if (statement.strong || !statement.completes) {
    if (strategy.ownedLine(position, opponent)) return `${they} has a line.`;
    // With void overlines a run may be too long to win.
    if (statement.strong && statement.overlineWins && strategy.ownedLine(position, player)) return `${we} has a line and wins.`;
    if (strategy.blocksAll(position, player)) {
      return statement.strong ? `${they} cannot get a line any more.` : `Every line is blocked: ${we} has won.`;
    }
  } else {
    const line = strategy.ownedLine(position, player);
    if (line) return `${we} has the line ${line.map((cell) => game.names[cell]).join(" ")} and wins.`;
  }
  return position.free().length === 0 ? "The board is full." : null;
}
