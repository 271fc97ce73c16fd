// Shapes by which one stone of Hex is joined to a side whatever the other player does, as players call them: S is the stone, * the
// carrier, the last row lies at the side, each half a cell to the right of the one above. The same in Java: strategy/EdgeTemplate.

const EDGE_TEMPLATES = [
  { words: "edge bridge", rows: [".S", "**"] },
  { words: "ziggurat", rows: ["..S*", ".***", "****"] },
  { words: "template IV1a", rows: ["....S*.", "..*****", ".******", "*******"] },
  { words: "template IV1b", rows: ["....*S*.", "..******", ".***.***", "********"] },
];

/** The cells with a sign: each its row from the side, which begins with 1, and its place along it. */
function templateCells({ rows }, sign) {
  return rows.flatMap((row, i) => [...row].flatMap((one, place) => (one === sign ? [[rows.length - i, place]] : [])));
}

/** As a mirror shows it that leaves the side where it is. */
function mirroredAtSide([row, place]) {
  return [row, row - place];
}

/** What players call a stone with this carrier, as the side sees both; null if they have no name for it. */
function templateOf(stone, carrier) {
  const fits = (template, [row, place], cells) => {
    const [[ownRow, ownPlace]] = templateCells(template, "S");
    const wanted = new Set(templateCells(template, "*").map(String));
    return ownRow === row && cells.length === wanted.size && cells.every(([r, p]) => wanted.has(String([r, p - place + ownPlace])));
  };
  const found = EDGE_TEMPLATES.find((template) =>
    fits(template, stone, carrier) || fits(template, mirroredAtSide(stone), carrier.map(mirroredAtSide)));
  return found?.words ?? null;
}
