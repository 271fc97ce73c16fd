// The game: cells with names, and winning lines.

/**
 * A game on a board with an end, or what a window shows of one without. Lines are sets, numbered in the lexicographic order of
 * their ascending cells (docs/format.md, section 1.1). The layout is where the cells are shown.
 */
class ListedGame {
  /** @param own lines by which only one player wins, those of player 0 and those of player 1 */
  constructor(names, lines, layout, own = [[], []]) {
    const all = [...lines.map((cells) => ({ cells, winners: [true, true] })),
      ...own.flatMap((some, player) => some.map((cells) => ({ cells, winners: [player === 0, player === 1] })))];
    for (const line of all) line.cells = [...line.cells].sort((a, b) => a - b);
    all.sort((one, other) => lexicographic(one.cells, other.cells));
    const distinct = [];
    for (const line of all) {
      const last = distinct[distinct.length - 1];
      if (last === undefined || lexicographic(last.cells, line.cells) !== 0) distinct.push(line);
      else last.winners = last.winners.map((wins, player) => wins || line.winners[player]);
    }
    this.names = names;
    this.layout = layout;
    this.lines = distinct.map(({ cells }) => cells);
    this.through = names.map(() => []);
    this.lines.forEach((line, number) => line.forEach((cell) => this.through[cell].push(number)));
    /** Whose lines they are, where some are one player's only; otherwise null. */
    this.winners = distinct.every(({ winners }) => winners[0] && winners[1]) ? null : distinct.map(({ winners }) => winners);
  }

  // What a board without an end says as well (infinite.js).

  get cellCount() {
    return this.names.length;
  }

  get isInfinite() {
    return false;
  }

  name(cell) {
    return this.names[cell];
  }

  /** The cell of this name, or -1. */
  cell(name) {
    return this.names.indexOf(name);
  }

  linesThrough(cell) {
    return this.through[cell];
  }

  line(number) {
    return this.lines[number];
  }

  /** Whether this player wins by a line. */
  isLineOf(number, player) {
    return this.winners === null || this.winners[number][player];
  }

  /** The number of the line of these cells, or undefined. */
  lineOf(cells) {
    return this.through[cells[0]].find((line) => this.lines[line].length === cells.length && cells.every((cell) => this.lines[line].includes(cell)));
  }

  /** Lines in ascending order, among them all that meet these cells. */
  linesMeeting() {
    return this.lines.keys();
  }
}

function makeGame(names, lines, layout) {
  return new ListedGame(names, lines, layout);
}

function lexicographic(a, b) {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] !== b[i]) return a[i] - b[i];
  }
  return a.length - b.length;
}
