// A board without an end: as many rows and columns of it as there is room for, which can be moved anywhere, by dragging, by keys
// and by buttons. It is open where it goes on. A strip shows its edges.

/** A cell is about so large, and a view has at most so many columns and rows. */
const CELL_PIXELS = 38;
const MOST_COLUMNS = 17;
const MOST_ROWS = 13;
const FEWEST_COLUMNS = 7;
const FEWEST_ROWS = 5;
/** As landscape.css has it. */
const HELD_ACROSS = "(orientation: landscape) and (max-height: 30rem)";
/** A pointer that has moved less far wants to click. */
const DRAG_PIXELS = 7;

class InfiniteView extends BoardView {
  /** The cell in the lower left corner, as a place. */
  #corner = [0, 0];

  constructor(container, game, taken, looked) {
    super(game, taken, looked);
    this.container = container;
    this.focused = game.cellAt([0, 0]);
    container.classList.add("infinite");
    this.grid = element("div", { role: "grid", "aria-label": "Board" });
    this.rowNames = element("div", { class: "row-names", "aria-hidden": "true" });
    this.columnNames = element("div", { class: "column-names", "aria-hidden": "true" });
    this.outlines = drawn("svg", { class: "outlines", preserveAspectRatio: "none", "aria-hidden": "true" });
    container.replaceChildren(this.rowNames, this.grid, this.columnNames, this.#buttons());
    this.listen();
    this.#draggable();
    this.#fit();
    window.addEventListener("resize", () => this.#fit());
    /** Where the game is; the view goes back there. */
    this.home = [[0, 0]];
    this.goHome();
  }

  // How much is to be seen, and of what.

  /** The pixels that cells may take, across and down. */
  #room() {
    const { innerWidth, innerHeight } = window;
    return matchMedia(HELD_ACROSS).matches ? [0.55 * innerWidth - 40, innerHeight - 150] : [this.container.parentElement.clientWidth - 40, innerHeight - 330];
  }

  /** Makes as many buttons as there is room for. */
  #fit() {
    const [across, down] = this.#room().map((pixels) => Math.floor(pixels / CELL_PIXELS));
    const columns = Math.max(FEWEST_COLUMNS, Math.min(MOST_COLUMNS, across));
    const rows = Math.min(this.game.rows, Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, down, columns)));
    if (columns === this.columns && rows === this.rows) return;
    const middle = this.columns ? this.#middle() : [0, 0];
    Object.assign(this, { columns, rows });
    this.container.style.setProperty("--columns", columns);
    this.container.style.setProperty("--rows", rows);
    const lines = Array.from({ length: rows }, () => element("div", { role: "row", class: "row" }));
    this.cells = lines.map((line) => Array.from({ length: columns }, () => line.appendChild(this.makeButton("gridcell"))));
    this.rowNames.replaceChildren(...lines.map(() => element("span", { class: "edge" })));
    this.columnNames.replaceChildren(...Array.from({ length: columns }, () => element("span", { class: "edge" })));
    this.grid.querySelectorAll(".row").forEach((line) => line.remove());
    this.grid.prepend(...lines);
    this.grid.append(this.outlines);
    this.#goTo(this.#around(middle));
  }

  #middle() {
    return [this.#corner[0] + Math.floor((this.columns - 1) / 2), this.#corner[1] + Math.floor((this.rows - 1) / 2)];
  }

  /** The corner with which this place is in the middle. */
  #around([x, y]) {
    return [x - Math.floor((this.columns - 1) / 2), y - Math.floor((this.rows - 1) / 2)];
  }

  #goTo([x, y]) {
    const { game: { rows }, grid } = this;
    const bottom = rows === Infinity ? y : Math.max(0, Math.min(rows - this.rows, y));
    const inside = (from, count) => Math.max(-FARTHEST_NAMED, Math.min(FARTHEST_NAMED + 1 - count, from));
    this.#corner = [inside(x, this.columns), inside(bottom, this.rows)];
    const hadFocus = grid.contains(document.activeElement);
    this.buttons.clear();
    if (!this.isInSight(this.focused)) this.focused = this.game.cellAt(this.#middle());
    this.cells.forEach((line, i) => line.forEach((button, column) =>
      this.assign(button, this.game.cellAt([this.#corner[0] + column, this.#corner[1] + this.rows - 1 - i]))));
    [...this.rowNames.children].forEach((name, i) => (name.textContent = this.#corner[1] + this.rows - 1 - i));
    [...this.columnNames.children].forEach((name, column) => (name.textContent = this.#corner[0] + column));
    grid.className = ["grid", "open-sides", this.#corner[1] + this.rows < rows ? "open-above" : "", rows === Infinity || this.#corner[1] > 0 ? "open-below" : ""].filter(Boolean).join(" ");
    // The focus is on a cell, and not on a place of the screen.
    if (hadFocus) this.buttons.get(this.focused).focus({ preventScroll: true });
    this.render();
  }

  /** The place of the corner of a cell in columns and rows of the view, from the upper left. */
  inView([x, y]) {
    return [x - this.#corner[0], this.#corner[1] + this.rows - y];
  }

  isInSight(cell, margin = 0) {
    const [x, y] = this.game.place(cell);
    const [left, bottom] = this.#corner;
    const up = this.rows === this.game.rows ? 0 : margin;
    return x >= left + margin && x < left + this.columns - margin && y >= bottom + up && y < bottom + this.rows - up;
  }

  /** The state says of the cells in sight what is drawn around them, and which of them belong to the zone as well. */
  render() {
    if (this.state !== null) {
      const seen = [...this.buttons.keys()];
      this.state.zone = new Set([...this.state.promise.zone, ...this.state.alsoZone(seen)]);
      drawOutlines(this, this.state.outlines(seen));
    }
    super.render();
  }

  pan(right, up) {
    this.#goTo([this.#corner[0] + right, this.#corner[1] + up]);
  }

  /** The game begins around these cells. */
  settle(cells) {
    this.home = cells.length > 0 ? cells.map((cell) => this.game.place(cell)) : [[0, 0]];
    this.goHome();
  }

  /** Puts the view there. */
  goHome() {
    this.#goTo(this.#around(this.#middleOf(this.home)));
  }

  #middleOf(places) {
    return [0, 1].map((axis) => {
      const all = places.map((place) => place[axis]);
      return Math.floor((Math.min(...all) + Math.max(...all)) / 2);
    });
  }

  /** Moves the view as little as it takes to have these cells in it; if it is too small, the last ones. */
  reveal(cells) {
    if (cells.every((cell) => this.isInSight(cell, 1))) return;
    let places = cells.map((cell) => this.game.place(cell));
    const extent = (axis) => Math.max(...places.map((place) => place[axis])) - Math.min(...places.map((place) => place[axis]));
    while (places.length > 1 && (extent(0) > this.columns - 3 || extent(1) > this.rows - 3)) places = places.slice(1);
    this.#goTo([0, 1].map((axis) => {
      const all = places.map((place) => place[axis]);
      const most = Math.min(...all) - 1;
      const least = Math.max(...all) + 2 - [this.columns, this.rows][axis];
      return Math.max(least, Math.min(most, this.#corner[axis]));
    }));
  }

  /** Also of a cell that is out of sight. */
  centre(cell) {
    const [x, y] = this.game.place(cell);
    const { offsetLeft, offsetTop, offsetWidth } = this.cells[this.rows - 1][0];
    const pitch = this.columns > 1 ? this.cells[0][1].offsetLeft - this.cells[0][0].offsetLeft : offsetWidth;
    return [offsetLeft + offsetWidth / 2 + (x - this.#corner[0]) * pitch, offsetTop + offsetWidth / 2 - (y - this.#corner[1]) * pitch];
  }

  // How it is moved.

  #buttons() {
    const moves = { "←": ["left", -1, 0], "↑": ["up", 0, 1], "↓": ["down", 0, -1], "→": ["right", 1, 0] };
    const all = Object.entries(moves).filter(([, [, , up]]) => up === 0 || this.game.rows === Infinity).map(([sign, [way, right, up]]) => {
      const button = element("button", { type: "button", "aria-label": `Move the view ${way}`, title: `Move the view ${way} (Shift and arrow)` }, sign);
      button.addEventListener("click", () => this.pan(right * Math.ceil(this.columns / 3), up * Math.ceil(this.rows / 3)));
      return button;
    });
    const home = element("button", { type: "button", class: "home", title: "Back to where the proof begins (Home)" }, "Centre");
    home.addEventListener("click", () => this.goHome());
    return element("div", { class: "pan", role: "group", "aria-label": "The part of the board that is shown" }, ...all, home);
  }

  /** The board goes on: from its edge the view moves along. */
  neighbour(cell, key) {
    if (key === "Home") {
      this.goHome();
      return this.game.cellAt(this.#middle());
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
    if (way === undefined) return undefined;
    const [x, y] = this.game.place(cell);
    const place = [x + way[0], y + way[1]];
    if (!this.game.hasPlace(place)) return -1;
    if (!this.isInSight(this.game.cellAt(place))) this.pan(...way);
    const target = this.game.cellAt(place);
    return this.isInSight(target) ? target : -1;
  }

  #draggable() {
    const { grid } = this;
    let from = null;
    let dragged = false;
    grid.addEventListener("pointerdown", (event) => {
      dragged = false;
      from = event.button === 0 ? { x: event.clientX, y: event.clientY, corner: this.#corner } : null;
    });
    window.addEventListener("pointermove", (event) => {
      if (from === null || (event.pointerType === "mouse" && event.buttons === 0)) return;
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(right, down) < DRAG_PIXELS) return;
      if (!dragged) {
        dragged = true;
        // Whoever waits for a finger to be held waits no longer.
        grid.dispatchEvent(new Event("pointercancel"));
        this.looked(-1);
      }
      const { size } = this;
      const corner = [from.corner[0] - Math.round(right / size), from.corner[1] + Math.round(down / size)];
      if (String(corner) !== String(this.#corner)) this.#goTo(corner);
    });
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => (from = null));
    grid.addEventListener("click", (event) => {
      if (dragged) event.stopPropagation();
      dragged = false;
    }, true);
    grid.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (!event.shiftKey || way === undefined) return;
      event.preventDefault();
      this.pan(...way);
    });
  }
}
