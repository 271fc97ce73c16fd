// The board: buttons that can be walked with the arrow keys, in rows or where a layout puts them.

const PAIR_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** More lines between cells at places of their own, or longer ones, are not to be told apart. */
const MOST_LINES = 64;
const LONGEST_LINE = 5;
/** Longer names are cut where they are shown; a label has all of it. */
const LONGEST_NAME = 12;

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
    /** The owner of each cell as it is shown, or FREE. */
    this.owners = game.names.map(() => FREE);
    /** Called when another position is shown. */
    this.changed = () => {};
    this.#build(container);
  }

  /** The centre of a cell in pixels of the grid. */
  centre(cell) {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.buttons[cell];
    return [offsetLeft + offsetWidth / 2, offsetTop + offsetHeight / 2];
  }

  #middle() {
    const slices = this.game.layout.slices?.length ?? 1;
    const cell = (Math.floor(slices / 2) * this.rows + Math.floor(this.rows / 2)) * this.columns + Math.floor(this.columns / 2);
    return Math.min(cell, this.game.names.length - 1);
  }

  #build(container) {
    const { places, width, height } = this.game.layout;
    const size = extent(this.game.layout);
    container.style.setProperty("--columns", places ? width : size.columns);
    container.style.setProperty("--rows", places ? height + 0.5 : size.rows);
    container.classList.toggle("named", !this.edges);
    const { slices, hexagons } = this.game.layout;
    this.grid = places ? this.#placed() : slices ? this.#slices() : hexagons ? this.#hexagons() : this.#rows();
    container.replaceChildren(this.grid, slices || hexagons ? "" : this.#letters());
    this.grid.addEventListener("keydown", (event) => this.#walk(event));
    this.grid.addEventListener("pointerleave", () => this.looked(-1));
  }

  /** Rows and columns from below, as on the board; words from above. */
  #rows() {
    const grid = element("div", { role: "grid", "aria-label": "Board", class: "grid" });
    for (let i = 0; i < this.rows; i++) {
      const row = this.edges ? this.rows - 1 - i : i;
      const line = element("div", { role: "row", class: "row" });
      line.append(element("span", { class: "edge", "aria-hidden": "true" }, this.edges ? String(row + 1) : ""));
      for (let column = 0; column < this.columns; column++) {
        const cell = row * this.columns + column;
        if (cell < this.game.names.length) line.append(this.#button(cell, "gridcell"));
      }
      grid.append(line);
    }
    return grid;
  }

  #hexagons() {
    return hexGrid(this.game.layout, (cell) => this.#button(cell, "gridcell"));
  }

  /** Slices beside and above one another, each with its name, its rows from below and its letters. */
  #slices() {
    const { slices, across } = this.game.layout;
    const grid = element("div", { role: "grid", "aria-label": "Board", class: "grid slices" });
    for (let first = (Math.ceil(slices.length / across) - 1) * across; first >= 0; first -= across) {
      const beside = slices.slice(first, first + across).map((_, i) => first + i);
      grid.append(this.#sliceRow(beside, (slice) => [element("span", { class: "edge name-of-slice" }, `slice ${slices[slice]}`)]));
      for (let row = this.rows - 1; row >= 0; row--) {
        grid.append(this.#sliceRow(beside, (slice) => this.#line(String(row + 1), (column) =>
          this.#button((slice * this.rows + row) * this.columns + column, "gridcell")), "row"));
      }
      grid.append(this.#sliceRow(beside, () => this.#line("", (column) => element("span", { class: "edge" }, letters(column)))));
    }
    return grid;
  }

  #line(number, of) {
    const edge = element("span", { class: "edge", "aria-hidden": "true" }, number);
    return [edge, ...Array.from({ length: this.columns }, (_, column) => of(column))];
  }

  /** A row through slices that lie side by side; without a role it is an ornament. */
  #sliceRow(beside, of, role) {
    const row = element("div", { class: "row", ...(role ? { role } : { "aria-hidden": "true" }) });
    const { across } = this.game.layout;
    row.style.setProperty("--slice", this.columns);
    row.style.gridTemplateColumns = Array(across).fill(`var(--edge) repeat(${this.columns}, minmax(var(--least, 32px), 1fr))`).join(" ");
    for (const slice of beside) row.append(...of(slice));
    return row;
  }

  /** Cells where the layout puts them, and the lines between them if they are few. */
  #placed() {
    const { places, cell: size, width, height } = this.game.layout;
    const grid = element("div", { role: "group", "aria-label": "Board", class: "grid placed" });
    grid.style.aspectRatio = `${width} / ${height}`;
    grid.style.minWidth = `${(1.35 * width) / size}rem`;
    const { lines } = this.game;
    if (lines.length <= MOST_LINES && lines.every((line) => line.length <= LONGEST_LINE)) {
      const behind = drawn("svg", { viewBox: `0 0 ${width} ${height}`, class: "behind", "aria-hidden": "true" });
      for (const line of lines) {
        const { segments, path } = strokeThrough(line.map((cell) => places[cell]));
        behind.append(drawn("path", { d: path ?? segments.map(([a, b]) => `M${a}L${b}`).join("") }));
      }
      grid.append(behind);
    }
    places.forEach(([x, y], cell) => {
      const button = this.#button(cell);
      button.style.left = `${(100 * (x - size / 2)) / width}%`;
      button.style.top = `${(100 * (y - size / 2)) / height}%`;
      button.style.width = `${(100 * size) / width}%`;
      grid.append(button);
    });
    return grid;
  }

  #letters() {
    const line = element("div", { class: "row", "aria-hidden": "true" }, element("span", { class: "edge" }));
    for (let column = 0; column < (this.edges ? this.columns : 0); column++) {
      line.append(element("span", { class: "edge" }, letters(column)));
    }
    return line;
  }

  #button(cell, role) {
    const mark = element("span", { class: "mark", "aria-hidden": "true" });
    const button = element("button", { type: "button", ...(role && { role }), class: "cell", "data-cell": cell }, mark);
    if (!this.edges) button.append(this.#name(cell));
    if (!this.edges && this.game.names[cell].length > LONGEST_NAME) button.title = this.game.names[cell];
    button.tabIndex = cell === this.focused ? 0 : -1;
    button.addEventListener("click", () => {
      this.focus(cell);
      this.taken(cell);
    });
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.looked(cell));
    button.addEventListener("focus", () => {
      this.#reach(cell);
      if (button.matches(":focus-visible")) this.looked(cell);
    });
    button.addEventListener("blur", () => this.looked(-1));
    this.buttons[cell] = button;
    return button;
  }

  /** The name of a cell, which stays readable beside a stone. */
  #name(cell) {
    const text = this.game.names[cell];
    const name = element("span", { class: "name", "aria-hidden": "true" }, text);
    name.style.setProperty("--length", Math.min(text.length, LONGEST_NAME));
    return name;
  }

  /** One cell at a time can be reached with the tabulator. */
  #reach(cell) {
    this.buttons[this.focused].tabIndex = -1;
    this.focused = cell;
    this.buttons[cell].tabIndex = 0;
  }

  focus(cell) {
    this.#reach(cell);
    this.buttons[cell].focus({ preventScroll: true });
  }

  #walk(event) {
    const target = neighbour(this.game, this.focused, event.key);
    if (target === undefined) return;
    event.preventDefault();
    if (target >= 0) this.focus(target);
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
      this.owners[cell] = owner;
      const isFree = owner === FREE;
      const letter = isFree ? letterOf.get(cell) : undefined;
      button.className = ["cell", isFree ? "" : `stone p${owner}`, zone.has(cell) ? "zone" : "", recent.includes(cell) ? "recent" : "",
        needs.has(cell) ? "needed" : "", letter ? "paired" : ""].filter(Boolean).join(" ");
      const text = isFree ? letter ?? "" : numbers.get(cell) ?? "";
      button.firstChild.textContent = text;
      button.setAttribute("aria-label", this.#label(cell, isFree ? null : players[owner], isFree ? signOf.get(cell) : undefined, zone.has(cell)));
      button.setAttribute("aria-disabled", String(!isFree || !open));
    });
    this.changed();
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
