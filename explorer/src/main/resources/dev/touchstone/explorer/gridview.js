// A board with an end: all of its cells, in rows and columns, in slices, as hexagons, or where a layout puts them.

/** More lines between cells at places of their own, or longer ones, are not to be told apart. */
const MOST_LINES = 64;
const LONGEST_LINE = 5;

class GridView extends BoardView {
  constructor(container, game, taken, looked) {
    super(game, taken, looked);
    this.rows = game.layout.rows;
    this.columns = game.layout.columns;
    /** Whether rows and columns have names, and cells are called by them; otherwise names stand on the cells. */
    this.edges = game.layout.edges;
    this.focused = this.#middle();
    this.#build(container);
  }

  neighbour(cell, key) {
    return neighbour(this.game, cell, key);
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
    this.listen();
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
    const button = this.makeButton(role);
    this.assign(button, cell);
    if (!this.edges) button.append(this.#name(cell));
    if (!this.edges && this.game.names[cell].length > LONGEST_NAME) button.title = this.game.names[cell];
    return button;
  }

  /** The name of a cell, which stays readable beside a stone. */
  #name(cell) {
    const text = this.game.names[cell];
    const name = element("span", { class: "name", "aria-hidden": "true" }, text);
    name.style.setProperty("--length", Math.min(text.length, LONGEST_NAME));
    return name;
  }
}
