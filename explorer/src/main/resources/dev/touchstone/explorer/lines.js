// The lines through a cell: drawn over the board, and listed below it. The pointer or the focus shows them; a finger
// that is held on a cell, or taps a stone, keeps them; so does the button, and L, which goes through them one by one.
// The list stays when the pointer goes away, so that it can go there.

/** So many are drawn, and so many said: of more, those that are open come first. */
const MOST_DRAWN = 40;
const MOST_SAID = 8;
/** Who moves over the board to the list does not look at the cells on the way. */
const REST_MILLISECONDS = 150;
const HOLD_MILLISECONDS = 450;
/** Lines along one another are so many pixels apart. */
const BESIDE = 4;

class LineView {
  /**
   * @param board what the lines are drawn on; its owners say which are open
   * @param controls gets a button; the list comes after them, where the board leaves room for it on the screen
   */
  constructor(board, container, { game, players, strong }, controls) {
    Object.assign(this, { board, game, players, strong });
    /** Of each line with a tolerance, how many stones more the claims in force could bear there (T12). */
    this.margins = new Map();
    /** The cell whose lines stay, -1 for none; which of them alone, -1 for all; whether a click shows lines. */
    this.kept = -1;
    this.single = -1;
    this.instead = false;
    this.overlay = drawn("svg", { class: "through", "aria-hidden": "true" });
    board.grid.append(this.overlay);
    /** The cell whose lines are listed, -1 for none. */
    this.listed = -1;
    this.list = new LineList(controls, { shown: (i) => this.#pointAt(i), chosen: (i) => this.#choose(i) });
    this.spoken = element("p", { class: "spoken", role: "status" });
    container.after(this.spoken);
    this.button = element("button", { type: "button", id: "lines", "aria-pressed": "false", "aria-keyshortcuts": "l",
      title: "A click shows the lines through a cell and takes none (L: one by one)" }, "Lines");
    this.button.addEventListener("click", () => this.#toggle());
    // Hex has none.
    this.button.hidden = !game.isInfinite && game.lines.length === 0;
    controls.append(this.button);
    board.changed = () => {
      this.#list(this.listed);
      this.#draw(this.kept);
    };
    this.#holdable(board.grid);
    board.grid.addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() !== "l" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.#step(board.focused);
    });
    window.addEventListener("resize", () => this.#draw(this.kept));
    this.#draw(-1);
  }

  #toggle() {
    this.instead = !this.instead;
    this.button.setAttribute("aria-pressed", String(this.instead));
    this.keep(-1);
  }

  /** A finger that stays on a cell looks at it and does not take it. */
  #holdable(grid) {
    let timer = 0;
    let held = false;
    const release = () => clearTimeout(timer);
    grid.addEventListener("pointerdown", (event) => {
      const cell = event.target.closest(".cell")?.dataset.cell;
      held = false;
      if (event.pointerType === "mouse" || cell === undefined) return;
      timer = setTimeout(() => {
        held = true;
        this.keep(Number(cell));
      }, HOLD_MILLISECONDS);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) grid.addEventListener(end, release);
    grid.addEventListener("contextmenu", (event) => held && event.preventDefault());
    grid.addEventListener("click", (event) => {
      if (held) event.stopPropagation();
      held = false;
    }, true);
  }

  /** Whether a click on a cell is for its lines alone. One on a stone shows them, too; why it is no move is said as well. */
  claims(cell) {
    const shows = this.instead || this.board.owner(cell) !== FREE;
    this.keep(shows && this.kept !== cell ? cell : -1);
    return this.instead;
  }

  /** The lines of a cell that is looked at; those that are kept come back when it no longer is. */
  look(cell) {
    clearTimeout(this.rest);
    if (cell < 0) this.#draw(this.kept);
    else if (cell !== this.kept) {
      this.#draw(cell);
      if (this.kept >= 0 || cell === this.listed) return;
      if (this.listed < 0) this.#list(cell);
      else this.rest = setTimeout(() => this.#list(cell), REST_MILLISECONDS);
    }
  }

  keep(cell) {
    clearTimeout(this.rest);
    this.kept = cell;
    this.single = -1;
    this.#list(cell);
    this.#draw(cell);
    this.spoken.textContent = cell < 0 ? "" : this.#words(cell);
  }

  /** The cell that was taken has lines as well; nothing of them is drawn over the answer. */
  tell(cell) {
    clearTimeout(this.rest);
    this.#list(cell);
  }

  #list(cell) {
    this.listed = cell;
    if (cell < 0) {
      this.list.fill(this.instead ? "A click on a cell shows its lines, and takes none." : "", []);
      return;
    }
    const { ordered, open } = this.#through(cell);
    this.list.fill(this.#title(cell), ordered.map((number) => ({ words: this.#named(number), open: open.has(number) })));
    this.list.mark(cell === this.kept ? this.single : -1);
  }

  /** A line of the list that is looked at; -1 when it no longer is. */
  #pointAt(i) {
    if (i < 0) this.#draw(this.kept);
    else this.#draw(this.listed, i);
  }

  /** Keeps one line of the list, or lets go of it. */
  #choose(i) {
    const again = this.kept === this.listed && this.single === i;
    this.kept = again ? -1 : this.listed;
    this.single = again ? -1 : i;
    this.list.mark(this.single);
    this.#draw(this.kept);
    this.spoken.textContent = this.single < 0 ? "" : this.#words(this.kept);
  }

  /** All lines of a cell, then one after the other. */
  #step(cell) {
    if (this.kept !== cell) {
      this.keep(cell);
      return;
    }
    this.single = this.single + 1 < this.game.linesThrough(cell).length ? this.single + 1 : -1;
    this.list.mark(this.single);
    this.#draw(cell);
    this.spoken.textContent = this.#words(cell);
  }

  /** The lines through a cell, those first that Maker, or either player, can still complete. */
  #through(cell) {
    const isOpen = (number) => {
      const line = this.game.line(number);
      const isWinnable = (player) => this.game.isLineOf(number, player) && !line.some((other) => this.board.owner(other) === 1 - player);
      return isWinnable(0) || (this.strong && isWinnable(1));
    };
    const numbers = this.game.linesThrough(cell);
    const open = numbers.filter(isOpen);
    return { open: new Set(open), ordered: [...open, ...numbers.filter((number) => !isOpen(number))] };
  }

  /** All lines of a cell, one of them before the others; or the one that is kept, alone. */
  #draw(cell, first = -1) {
    this.overlay.replaceChildren(this.#stonesSpared());
    this.board.mark("lined", []);
    if (cell < 0) return;
    const { open, ordered } = this.#through(cell);
    const alone = first < 0 && cell === this.kept && this.single >= 0;
    const shown = alone ? [ordered[this.single]] : ordered.slice(0, MOST_DRAWN);
    this.#drawLines(shown, open, ordered[first]);
    const marked = first < 0 ? shown : [ordered[first]];
    this.board.mark("lined", marked.flatMap((number) => this.game.line(number)));
  }

  /** Stones stay readable: no stroke goes over them. */
  #stonesSpared() {
    const mask = drawn("mask", { id: "stones", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: "100%", height: "100%" });
    mask.append(drawn("rect", { width: "100%", height: "100%", fill: "white" }));
    for (const cell of this.board.buttons.keys()) {
      if (this.board.owner(cell) === FREE) continue;
      const [cx, cy] = this.board.centre(cell);
      mask.append(drawn("circle", { cx, cy, r: 0.39 * this.board.size, fill: "black" }));
    }
    return mask;
  }

  /** Side by side where they have one direction. */
  #drawLines(numbers, open, first) {
    const centre = (cell) => this.board.centre(cell);
    const beside = new Map();
    const strokes = numbers.map((number) => {
      const stroke = strokeOf(this.game, this.game.line(number), centre);
      const [[a, b]] = stroke.segments ?? [[[0, 0], [0, 0]]];
      const angle = ((Math.atan2(b[1] - a[1], b[0] - a[0]) + 2 * Math.PI + 1e-3) % Math.PI).toFixed(1);
      const lane = stroke.path ? 0 : beside.get(angle) ?? 0;
      if (!stroke.path) beside.set(angle, lane + 1);
      return { number, stroke, angle, lane };
    });
    for (const { number, stroke, angle, lane } of strokes) {
      const shift = stroke.path ? 0 : (lane - (beside.get(angle) - 1) / 2) * BESIDE;
      const place = first === undefined ? "" : number === first ? " first" : " other";
      const kind = (open.has(number) ? "open" : "closed") + place;
      if (stroke.path) this.overlay.append(drawn("path", { class: kind, d: stroke.path, mask: "url(#stones)" }));
      const segments = stroke.segments ?? [];
      const move = ([x, y]) => [x - Math.sin(Number(angle)) * shift, y + Math.cos(Number(angle)) * shift];
      const d = segments.map(([a, b]) => `M${move(a)}L${move(b)}`).join("");
      if (d) this.overlay.append(drawn("path", { class: kind, d, mask: "url(#stones)" }));
    }
  }

  #named(number) {
    const names = this.game.line(number).map((other) => this.game.name(other)).join(" ");
    const owner = [0, 1].find((player) => !this.game.isLineOf(number, 1 - player));
    const facts = [owner === undefined ? "" : `${capital(this.players[owner])}’s alone`, this.margins.has(number) ? toSpare(this.margins.get(number)) : ""].filter(Boolean);
    return facts.length > 0 ? `${names} (${facts.join(", ")})` : names;
  }

  #forWhom() {
    return this.strong ? "" : ` for ${capital(this.players[0])}`;
  }

  /** How many lines there are, and how many are open. */
  #title(cell) {
    const { ordered, open } = this.#through(cell);
    const name = this.game.name(cell);
    if (ordered.length === 0) return this.button.hidden ? "" : `No line goes through ${name}.`;
    const count = ordered.length === 1 ? `One line through ${name}` : `${ordered.length} lines through ${name}`;
    return `${count}, ${open.size === ordered.length ? "" : `${open.size || "none"} `}open${this.#forWhom()}:`;
  }

  /** What a screen reader hears. */
  #words(cell) {
    const { ordered, open } = this.#through(cell);
    if (ordered.length === 0) return this.#title(cell);
    if (this.single >= 0) {
      const number = ordered[this.single];
      const state = `${open.has(number) ? "open" : "closed"}${this.#forWhom()}`;
      return `Line ${this.single + 1} of ${ordered.length} through ${this.game.name(cell)}, ${state}: ${this.#named(number)}.`;
    }
    const said = ordered.slice(0, MOST_SAID).map((number) => this.#named(number)).join(" · ");
    return `${this.#title(cell)} ${said}${ordered.length > MOST_SAID ? " · …" : ""}`;
  }
}
