// The options behind an answer: one that is looked at shows its cells and its region on the board; a click keeps it there.

class Regions {
  /** What a click keeps: an option, its button, and the line that tells of it. */
  #pinned = null;

  constructor(board) {
    this.board = board;
  }

  /** The options of an answer as a list, with a line below it that tells of the one that is shown. */
  list(strategy, reason, theirs) {
    const line = element("p", { class: "region-note", role: "status", "aria-live": "polite" });
    const list = element("ul", { class: "options", "aria-label": "The options" });
    reason.alternatives.forEach((cells, i) => {
      const option = { cells, region: reason.regionOf(i), limits: reason.limitsOf(i) };
      option.words = optionInWords(strategy.game, option, i, reason.chosen, theirs);
      list.append(element("li", {}, this.#button(strategy.game, option, i === reason.chosen, line)));
    });
    const all = element("div", {}, list, line);
    // Escape lets go.
    all.addEventListener("keydown", (event) => event.key === "Escape" && this.clear());
    return all;
  }

  #button(game, option, isChosen, line) {
    const name = option.cells.map((cell) => game.name(cell)).join(" ") || "no stone";
    const button = element("button", { type: "button", "aria-pressed": "false", class: isChosen ? "chosen" : "" }, name);
    if (isChosen) button.setAttribute("aria-current", "true");
    const looked = { option, button, line };
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.#show(looked));
    button.addEventListener("pointerleave", () => this.#leave(line));
    button.addEventListener("focus", () => button.matches(":focus-visible") && this.#show(looked));
    button.addEventListener("blur", () => this.#leave(line));
    button.addEventListener("click", () => {
      const isPinned = this.#pinned?.button === button;
      this.clear();
      if (isPinned) return;
      this.#pinned = looked;
      button.setAttribute("aria-pressed", "true");
      this.#show(looked);
    });
    return button;
  }

  #leave(line) {
    line.textContent = "";
    if (this.#pinned) this.#show(this.#pinned);
    else this.#mark([], []);
  }

  #show({ option, line }) {
    line.textContent = option.words;
    this.#mark(option.region, option.cells);
  }

  /** Nothing is shown and nothing kept. */
  clear() {
    if (this.#pinned) {
      this.#pinned.button.setAttribute("aria-pressed", "false");
      this.#pinned.line.textContent = "";
      this.#pinned = null;
    }
    this.#mark([], []);
  }

  #mark(region, proposed) {
    this.board.mark("region", region);
    this.board.mark("proposed", proposed);
  }
}

/** What an option needs, and why it was played or not. */
function optionInWords(game, { cells, region, limits }, number, chosen, theirs) {
  const touched = region.filter((cell) => theirs.includes(cell)).map((cell) => game.name(cell));
  const full = limits.find(({ cells: line, room }) => theirs.filter((cell) => line.includes(cell)).length > room);
  const name = cells.map((cell) => game.name(cell)).join(" ") || "no stone";
  const size = region.length === 1 ? "one cell" : `${region.length} cells`;
  const room = limits.length === 0 ? "" : `, and has room for a part of a turn only on ${limits.length === 1 ? "one line" : `${limits.length} lines`}`;
  return `Option ${number + 1}, ${name}: it needs ${size} free${room}. ${fate()}`;

  function fate() {
    if (touched.length > 0) return `${enumerated(touched)} ${touched.length === 1 ? "was" : "were"} taken, so it was no answer.`;
    if (full) return `On ${lineInWords(game, full.cells)} it has room for ${full.room} only, so it was no answer.`;
    if (number === chosen) return "None was taken: it was played.";
    return number > chosen ? "None was taken, but the first such option is played." : "None was taken, but it has more stones than the answer may have.";
  }
}
