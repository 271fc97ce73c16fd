// What stands beside the board: the steps of the proof behind the answer, the moves, the signs.

/** More of them say nothing to anybody. */
const MOST_ALTERNATIVES = 64;

function showSteps(container, strategy, position, regions) {
  const { reasons } = position;
  regions.clear();
  if (reasons.length > 0) {
    const cards = reasons.map((reason) => stepCard(strategy, reason, (options) => regions.list(strategy, options, position.theirs)));
    container.replaceChildren(...cards, ...tolerances(strategy, position));
    return;
  }
  if (position.theirs.length > 0) {
    container.replaceChildren(element("p", { class: "sentence" }, "The board is full: there is nothing left to answer."));
    return;
  }
  const { statement, proof } = strategy;
  const text = `The strategy is ready. Its last claim, step ${proof.steps.toLocaleString("en")} of the proof, covers every first move`;
  const ready = element("p", { class: "sentence" }, `${text} of ${capital(statement.players[strategy.opponent])}.`);
  container.replaceChildren(ready, ...tolerances(strategy, position));
}

/** Where the tolerances of a strong game are running out. */
function tolerances(strategy, position) {
  return runningOut(strategy, position).map((words) => element("p", { class: "sentence spare" }, words));
}

function stepCard({ statement, proof, game }, reason, listed) {
  const { ground, kind, step, via, alternatives } = reason;
  const names = (cells) => cells.map((cell) => game.name(cell)).join(" ");
  const title = element("h3", {}, element("span", { class: "rule" }, ground.name));
  const facts = [ground.theoremOf(kind)];
  if (step) facts.push(`step ${step.toLocaleString("en")} of ${proof.steps.toLocaleString("en")}`);
  title.append(element("span", { class: "fact" }, facts.join(" · ")));
  const card = element("article", { class: "step" }, title);
  card.append(element("p", { class: "played" }, ground.choice(reason, names)));
  card.append(element("p", { class: "sentence" }, ground.sentence(reason, statement)));
  for (const led of via ?? []) {
    const from = `${led.rule.name} (${led.rule.theorem}, step ${led.step.toLocaleString("en")})`;
    card.append(element("p", { class: "via" }, `${from}: ${led.rule.aside()}.`));
  }
  if (alternatives && alternatives.length <= MOST_ALTERNATIVES) card.append(listed(reason));
  return card;
}

function showMoves(container, strategy, positions, now, go) {
  const items = positions.slice(1).map((position, i) => {
    const names = (cells) => cells.map((cell) => strategy.game.name(cell)).join(" ") || "–";
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
  if (promise.zone.length > 0) signs.push(["zone", strategy.kind.zoneInWords]);
  if (promise.groups.size > 0) signs.push(["zone paired", statement.turn === 1 ? "a pair: one cell for each" : "a group"]);
  if (promise.needs.length > 0) signs.push([`stone p${player} needed`, "a stone the claim builds on"]);
  if (strategy.kind === PLANE) signs.push(["copy", "a copy of a tile: a game by itself"], ["copy entered", "one that has been entered"]);
  if (strategy.game.region) signs.push(["region-edge", "the region that every board has"]);
  container.replaceChildren(...signs.map(([kind, text]) => element("li", {},
    element("span", { class: `cell sample ${kind}`, "aria-hidden": "true" }, element("span", { class: "mark" }, kind.includes("paired") ? "a" : "")), text)));
}
