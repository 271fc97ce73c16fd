// The board: buttons for cells, what each shows, and how they are walked with the arrow keys. Where they lie, the kinds of boards
// say: gridview.js, infiniteview.js.

const PAIR_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Longer names are cut where they are shown; a label has all of it. */
const LONGEST_NAME = 12;

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A board has a grid in which its buttons lie, and says which cell an arrow key leads to (neighbour). */
class BoardView {
  /**
   * @param taken is told of a free cell that was chosen
   * @param looked is told of a cell under the pointer or the focus, -1 for none
   */
  constructor(game, taken, looked) {
    this.game = game;
    this.taken = taken;
    this.looked = looked;
    /** By their cells, those that are to be seen. */
    this.buttons = new Map();
    this.focused = -1;
    /** The position that is shown, as show() has it. */
    this.state = null;
    /** Classes that others have put on cells, each with these. */
    this.marks = new Map();
    /** Called when other cells, or the same ones with other stones, are shown. */
    this.changed = () => {};
  }

  /** To be called when the grid is there. */
  listen() {
    this.grid.addEventListener("keydown", (event) => this.#walk(event));
    this.grid.addEventListener("pointerleave", () => this.looked(-1));
  }

  /** The owner of a cell as it is shown, or FREE. */
  owner(cell) {
    if (this.state === null) return FREE;
    const { pending, stones } = this.state;
    return pending.cells.includes(cell) ? pending.owner : stones.of(cell);
  }

  /** The centre of a cell in pixels of the grid. */
  centre(cell) {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.buttons.get(cell);
    return [offsetLeft + offsetWidth / 2, offsetTop + offsetHeight / 2];
  }

  /** The width of a cell in pixels. */
  get size() {
    return this.buttons.values().next().value.offsetWidth;
  }

  /** A button, which gets its cell by assign, and may get another one later. */
  makeButton(role) {
    const mark = element("span", { class: "mark", "aria-hidden": "true" });
    const button = element("button", { type: "button", ...(role && { role }), class: "cell" }, mark);
    const own = () => Number(button.dataset.cell);
    button.addEventListener("click", () => {
      this.focus(own());
      this.taken(own());
    });
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.looked(own()));
    button.addEventListener("focus", () => {
      this.reach(own());
      if (button.matches(":focus-visible")) this.looked(own());
    });
    button.addEventListener("blur", () => this.looked(-1));
    return button;
  }

  assign(button, cell) {
    button.dataset.cell = cell;
    button.tabIndex = cell === this.focused ? 0 : -1;
    this.buttons.set(cell, button);
  }

  /** One cell at a time can be reached with the tabulator. */
  reach(cell) {
    const before = this.buttons.get(this.focused);
    if (before) before.tabIndex = -1;
    this.focused = cell;
    this.buttons.get(cell).tabIndex = 0;
  }

  focus(cell) {
    this.reach(cell);
    this.buttons.get(cell).focus({ preventScroll: true });
  }

  #walk(event) {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = this.neighbour(this.focused, event.key);
    if (target === undefined) return;
    event.preventDefault();
    if (target >= 0) this.focus(target);
  }

  /**
   * Shows a position. stones: who owns what. numbers: of the moves on the stones. recent: the last
   * moves. promise: zone, needs and groups. pending: stones of a turn that is not complete.
   */
  show(state) {
    const letters = new Map();
    const signs = new Map();
    state.promise.groups.forEach((group, number) => {
      const again = Math.floor(number / PAIR_LETTERS.length);
      const letter = PAIR_LETTERS[number % PAIR_LETTERS.length] + (again || "");
      group.forEach((cell) => {
        letters.set(cell, letter);
        signs.set(cell, `${group.length > 2 ? "group" : "pair"} ${letter}`);
      });
    });
    const { zone, needs } = state.promise;
    this.state = { ...state, letters, signs, zone: new Set(zone), needs: new Set(needs) };
    this.render();
  }

  /** The same position, with whatever cells are to be seen now. */
  render() {
    if (this.state === null) return;
    this.buttons.forEach((button, cell) => this.#dress(button, cell));
    this.changed();
  }

  #dress(button, cell) {
    const { zone, needs, recent, letters, signs, numbers, pending, players, open } = this.state;
    const owner = this.owner(cell);
    const isFree = owner === FREE;
    const letter = isFree ? letters.get(cell) : undefined;
    const marks = [...this.marks].filter(([, cells]) => cells.has(cell)).map(([name]) => name);
    button.className = ["cell", isFree ? "" : `stone p${owner}`, zone.has(cell) ? "zone" : "", recent.includes(cell) ? "recent" : "",
      needs.has(cell) ? "needed" : "", letter ? "paired" : "", pending.cells.includes(cell) ? "pending" : "", ...marks].filter(Boolean).join(" ");
    button.firstChild.textContent = isFree ? letter ?? "" : numbers.get(cell) ?? "";
    button.setAttribute("aria-label", this.#label(cell, isFree ? null : players[owner], isFree ? signs.get(cell) : undefined, zone.has(cell)));
    button.setAttribute("aria-disabled", String(!isFree || !open));
  }

  #label(cell, player, sign, inZone) {
    const words = [this.game.name(cell)];
    if (player) words.push(`${capital(player)}’s stone`);
    else words.push("free");
    if (sign) words.push(sign);
    else if (inZone) words.push("in the zone");
    return words.join(", ");
  }

  /** Puts a class on these cells, and on no others. */
  mark(name, cells) {
    const before = this.marks.get(name) ?? new Set();
    const now = new Set(cells);
    this.marks.set(name, now);
    for (const cell of before) if (!now.has(cell)) this.buttons.get(cell)?.classList.remove(name);
    for (const cell of now) this.buttons.get(cell)?.classList.add(name);
  }

  /** Shows as a shadow what a move would be and what its answer. */
  shadow(shadows) {
    this.mark("shadow", shadows.map(({ cell }) => cell));
    for (const player of [0, 1]) this.mark(`shadow${player}`, shadows.filter(({ owner }) => owner === player).map(({ cell }) => cell));
  }
}

/** The view of a board in this container. */
function viewOf(container, game, taken, looked) {
  return game.layout.infinite ? new InfiniteView(container, game, taken, looked) : new GridView(container, game, taken, looked);
}
