// What stands beside the board: the steps of the proof behind the answer, the moves, the signs.

/** More of them say nothing to anybody. */
const MOST_OPTIONS = 24;

function showSteps(container, strategy, position) {
  const { reasons } = position;
  if (reasons.length > 0) {
    container.replaceChildren(...reasons.map((reason) => stepCard(strategy, reason)));
    return;
  }
  if (position.theirs.length > 0) {
    container.replaceChildren(element("p", { class: "sentence" }, "The board is full: there is nothing left to answer."));
    return;
  }
  const { statement, proof } = strategy;
  const text = `The strategy is ready. Its last claim, step ${proof.steps.toLocaleString("en")} of the proof, covers every first move`;
  container.replaceChildren(element("p", { class: "sentence" }, `${text} of ${capital(statement.players[strategy.opponent])}.`));
}

function stepCard(strategy, reason) {
  const { statement, proof, game } = strategy;
  const title = element("h3", {}, element("span", { class: "rule" }, ruleName(reason.rule)));
  const facts = [theoremOf(statement, reason.rule)];
  if (reason.step) facts.push(`step ${reason.step.toLocaleString("en")} of ${proof.steps.toLocaleString("en")}`);
  title.append(element("span", { class: "fact" }, facts.join(" · ")));
  const card = element("article", { class: "step" }, title);
  card.append(element("p", { class: "played" }, played(strategy, reason)));
  card.append(element("p", { class: "sentence" }, ruleSentence(statement, reason)));
  for (const { rule, step } of reason.via ?? []) {
    card.append(element("p", { class: "via" }, `${RULES[rule]} (${THEOREMS.get(rule)}, step ${step.toLocaleString("en")}): ${viaSentence(rule)}.`));
  }
  if (reason.options && reason.options.length <= MOST_OPTIONS) card.append(optionList(game, reason));
  return card;
}

/** What was chosen. */
function played({ game, statement }, reason) {
  const names = reason.cells.map((cell) => game.names[cell]).join(" ");
  if (reason.group) {
    const group = reason.group.map((cell) => game.names[cell]).join(" ");
    return `${names} answers in the ${reason.group.length === 2 ? "pair" : "group"} ${group}`;
  }
  if (reason.options) {
    const which = reason.options.length === 1 ? "the only option" : `option ${reason.chosen + 1} of ${reason.options.length}`;
    const spare = reason.extra && !statement.completes ? ", with a stone to spare" : "";
    return names ? `${names} is ${which}${spare}` : `The stone of ${which} is there already`;
  }
  return names;
}

/** The options as they were, with the one that was taken. */
function optionList(game, reason) {
  const list = element("ul", { class: "options", "aria-label": "The options" });
  reason.options.forEach((option, i) => {
    const names = option.answer.map((role) => game.names[reason.roles.cellOf[role]]).join(" ") || "no stone";
    const item = element("li", i === reason.chosen ? { class: "chosen", "aria-current": "true" } : {}, names);
    list.append(item);
  });
  return list;
}

function showMoves(container, strategy, positions, now, go) {
  const items = positions.slice(1).map((position, i) => {
    const names = (cells) => cells.map((cell) => strategy.game.names[cell]).join(" ") || "–";
    const button = element("button", { type: "button", class: i + 1 === now ? "current" : "" },
      element("span", {}, names(position.theirs)), element("span", { class: "reply" }, names(position.ours)));
    const [they, we] = [strategy.opponent, strategy.player].map((player) => capital(strategy.statement.players[player]));
    button.setAttribute("aria-label", `Turn ${i + 1}: ${they} ${names(position.theirs)}, ${we} ${names(position.ours)}`);
    if (i + 1 === now) button.setAttribute("aria-current", "step");
    button.addEventListener("click", () => go(i + 1));
    return element("li", {}, button);
  });
  const isFocused = container.contains(document.activeElement);
  container.replaceChildren(...items);
  if (isFocused) container.querySelector(".current")?.focus({ preventScroll: true });
  container.parentElement.hidden = items.length === 0;
  // The list moves, not the page: the board stays in sight.
  container.scrollTop = container.scrollHeight * (now / positions.length);
}

/** Explains the signs that are on the board now. */
function showLegend(container, strategy, promise) {
  const { statement, player, opponent } = strategy;
  const [we, they] = [statement.players[player], statement.players[opponent]].map(capital);
  const signs = [
    [`stone p${opponent}`, `${they}, you`],
    [`stone p${player}`, `${we}, the proof`],
  ];
  if (promise.zone.length > 0) signs.push(["zone", statement.completes ? "the zone: where the claim needs room" : "the zone: only there an answer is needed"]);
  if (promise.groups.size > 0) signs.push(["zone paired", statement.turn === 1 ? "a pair: one cell for each" : "a group"]);
  if (promise.needs.length > 0) signs.push([`stone p${player} needed`, "a stone the claim builds on"]);
  container.replaceChildren(...signs.map(([kind, text]) => element("li", {},
    element("span", { class: `cell sample ${kind}`, "aria-hidden": "true" }, element("span", { class: "mark" }, kind.includes("paired") ? "a" : "")), text)));
}
