// The board: a grid of buttons that can be walked with the arrow keys.

const PAIR_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

class BoardView {
  /**
   * @param taken is told of a free cell that was chosen
   * @param looked is told of a cell under the pointer or the focus, -1 for none
   */
  constructor(container, game, taken, looked) {
    this.game = game;
    this.rows = game.layout.rows;
    this.columns = game.layout.columns;
    /** Whether rows and columns have names, and cells are called by them; otherwise names stand on the cells. */
    this.edges = game.layout.edges;
    this.buttons = new Array(game.names.length);
    this.taken = taken;
    this.looked = looked;
    this.focused = this.#middle();
    this.#build(container);
  }

  #middle() {
    const cell = Math.floor(this.rows / 2) * this.columns + Math.floor(this.columns / 2);
    return Math.min(cell, this.game.names.length - 1);
  }

  #build(container) {
    container.style.setProperty("--columns", this.columns);
    container.style.setProperty("--rows", this.rows);
    container.classList.toggle("named", !this.edges);
    const grid = element("div", { role: "grid", "aria-label": "Board", class: "grid" });
    for (let row = this.rows - 1; row >= 0; row--) {
      const line = element("div", { role: "row", class: "row" });
      line.append(element("span", { class: "edge", "aria-hidden": "true" }, this.edges ? String(row + 1) : ""));
      for (let column = 0; column < this.columns; column++) {
        const cell = row * this.columns + column;
        if (cell < this.game.names.length) line.append(this.#button(cell));
      }
      grid.append(line);
    }
    container.replaceChildren(grid, this.#letters());
    grid.addEventListener("keydown", (event) => this.#walk(event));
    grid.addEventListener("pointerleave", () => this.looked(-1));
  }

  #letters() {
    const line = element("div", { class: "row", "aria-hidden": "true" }, element("span", { class: "edge" }));
    for (let column = 0; column < (this.edges ? this.columns : 0); column++) {
      line.append(element("span", { class: "edge" }, letters(column)));
    }
    return line;
  }

  #button(cell) {
    const mark = element("span", { class: "mark", "aria-hidden": "true" });
    const button = element("button", { type: "button", role: "gridcell", class: "cell", "data-cell": cell }, mark);
    button.tabIndex = cell === this.focused ? 0 : -1;
    button.addEventListener("click", () => {
      this.focus(cell);
      this.taken(cell);
    });
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.looked(cell));
    button.addEventListener("focus", () => button.matches(":focus-visible") && this.looked(cell));
    button.addEventListener("blur", () => this.looked(-1));
    this.buttons[cell] = button;
    return button;
  }

  /** One cell at a time can be reached with the tabulator. */
  focus(cell) {
    this.buttons[this.focused].tabIndex = -1;
    this.focused = cell;
    this.buttons[cell].tabIndex = 0;
    this.buttons[cell].focus({ preventScroll: true });
  }

  #walk(event) {
    const column = this.focused % this.columns;
    const row = Math.floor(this.focused / this.columns);
    const target = {
      ArrowLeft: column > 0 ? this.focused - 1 : -1,
      ArrowRight: column < this.columns - 1 ? this.focused + 1 : -1,
      ArrowUp: row < this.rows - 1 ? this.focused + this.columns : -1,
      ArrowDown: this.focused - this.columns,
      Home: row * this.columns,
      End: row * this.columns + this.columns - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (target >= 0 && target < this.buttons.length) this.focus(target);
  }

  /**
   * Shows a position. owners: of each cell, or FREE. numbers: of the moves on the stones. recent: the last
   * moves. promise: zone, needs and groups. pending: stones of a turn that is not complete.
   */
  show({ owners, players, numbers, recent, promise, pending, open }) {
    const letterOf = new Map();
    const signOf = new Map();
    promise.groups.forEach((group, number) => {
      const again = Math.floor(number / PAIR_LETTERS.length);
      const letter = PAIR_LETTERS[number % PAIR_LETTERS.length] + (again || "");
      group.forEach((cell) => {
        letterOf.set(cell, letter);
        signOf.set(cell, `${group.length > 2 ? "group" : "pair"} ${letter}`);
      });
    });
    const zone = new Set(promise.zone);
    const needs = new Set(promise.needs);
    this.buttons.forEach((button, cell) => {
      const owner = pending.cells.includes(cell) ? pending.owner : owners[cell];
      const isFree = owner === FREE;
      const letter = isFree ? letterOf.get(cell) : undefined;
      button.className = ["cell", isFree ? "" : `stone p${owner}`, zone.has(cell) ? "zone" : "", recent.includes(cell) ? "recent" : "",
        needs.has(cell) ? "needed" : "", letter ? "paired" : ""].filter(Boolean).join(" ");
      const text = isFree ? letter ?? (this.edges ? "" : this.game.names[cell]) : numbers.get(cell) ?? "";
      button.firstChild.textContent = text;
      button.setAttribute("aria-label", this.#label(cell, isFree ? null : players[owner], isFree ? signOf.get(cell) : undefined, zone.has(cell)));
      button.setAttribute("aria-disabled", String(!isFree || !open));
    });
  }

  #label(cell, player, sign, inZone) {
    const words = [this.game.names[cell]];
    if (player) words.push(`${capital(player)}’s stone`);
    else words.push("free");
    if (sign) words.push(sign);
    else if (inZone) words.push("in the zone");
    return words.join(", ");
  }

  /** Shows as a shadow what a move would be and what its answer. */
  shadow(cells) {
    for (const button of this.buttons) button.classList.remove("shadow", "shadow0", "shadow1");
    for (const { cell, owner } of cells) this.buttons[cell].classList.add("shadow", `shadow${owner}`);
  }
}
