// The links of Hex on the board, as players draw them: a stroke between what is joined, an outline around the cells that it needs; and
// as a list, of which a link that is looked at shows its cells.

/** A stroke leaves a stone so far from its middle. */
const LINK_FROM_STONE = 0.4;

class LinksView {
  constructor(board, list) {
    this.board = board;
    this.list = list;
    this.pinned = null;
    this.picture = null;
    const { layout } = board.game;
    if (!layout.hexagons) return;
    const { columns, rows } = hexExtent(layout);
    this.picture = drawn("svg", { viewBox: `0 0 ${columns} ${rows}`, class: "hexlinks", "aria-hidden": "true" });
    board.grid.append(this.picture);
  }

  show(strategy, position) {
    if (this.picture === null) return;
    const links = strategy.isOver(position) ? [] : linksInForce(strategy, position);
    const isStone = (cell) => position.stones.of(cell) === strategy.player;
    this.picture.replaceChildren(...links.flatMap((link) => this.#strokes(link, isStone)));
    const told = links.filter((link) => !link.isTouching);
    this.pinned = null;
    this.list.replaceChildren(...told.map((link) => element("li", {}, this.#button(link))));
    this.list.parentElement.hidden = told.length === 0;
    this.board.mark("linked", []);
  }

  #strokes(link, isStone) {
    const { layout } = this.board.game;
    const strokes = link.isTouching ? [] : [drawn("path", { d: hexOutlineAround(layout, link.carrier), class: "carrier" })];
    // Between the two sides there is no stroke to draw; a cell that only counts as owned gets a ring.
    if (link.from >= link.cells) return strokes;
    const ends = [hexCentre(layout, link.from), link.to < link.cells ? hexCentre(layout, link.to) : hexFoot(layout, link.from, HEX_SIDES[link.to - link.cells + 2 * link.player])];
    strokes.push(drawn("path", { d: shortened(ends, link.to < link.cells), class: link.isTouching ? "touching" : "joining" }));
    for (const end of [link.from, link.to]) {
      if (end >= link.cells || isStone(end)) continue;
      const [cx, cy] = hexCentre(layout, end);
      strokes.push(drawn("circle", { cx, cy, r: LINK_FROM_STONE, class: "counted" }));
    }
    return strokes;
  }

  #button(link) {
    const button = element("button", { type: "button", "aria-pressed": "false" }, link.words);
    const show = (on) => this.board.mark("linked", on ? link.carrier : this.pinned?.link.carrier ?? []);
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && show(true));
    button.addEventListener("pointerleave", () => show(false));
    button.addEventListener("focus", () => button.matches(":focus-visible") && show(true));
    button.addEventListener("blur", () => show(false));
    button.addEventListener("click", () => {
      const isPinned = this.pinned?.button === button;
      this.pinned?.button.setAttribute("aria-pressed", "false");
      this.pinned = isPinned ? null : { button, link };
      button.setAttribute("aria-pressed", String(!isPinned));
      show(!isPinned);
    });
    return button;
  }
}

/** Where a stroke from a cell meets a side: straight down or up, or along the row. */
function hexFoot(layout, cell, side) {
  const { rows, columns } = layout;
  const [x, y] = hexCentre(layout, cell);
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const band = HEX_BAND / 2;
  if (side === "upper") return [x, y - row * HEX_ROW - HEX_RADIUS - band];
  if (side === "lower") return [x, y + (rows - 1 - row) * HEX_ROW + HEX_RADIUS + band];
  return side === "left" ? [x - column - 0.5 - band, y] : [x + columns - 1 - column + 0.5 + band, y];
}

function shortened([[x1, y1], [x2, y2]], both) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * LINK_FROM_STONE, ((y2 - y1) / length) * LINK_FROM_STONE];
  return `M${x1 + dx},${y1 + dy}L${both ? [x2 - dx, y2 - dy] : [x2, y2]}`;
}

/** The edges of these cells that no two of them share. */
function hexOutlineAround(layout, cells) {
  const edges = new Map();
  const key = (point) => point.map((coordinate) => coordinate.toFixed(3)).join(",");
  for (const cell of cells) {
    for (let i = 0; i < 6; i++) {
      const [a, b] = [key(hexCorner(layout, cell, i)), key(hexCorner(layout, cell, i + 1))];
      if (!edges.delete(`${b} ${a}`)) edges.set(`${a} ${b}`, `M${a}L${b}`);
    }
  }
  return [...edges.values()].join("");
}
