// Boards without an end (docs/format.md, 1.1; docs/theorems.md, T19): the plane, and strips of so many rows. Their cells are
// pairs of whole numbers. A certificate sees them through a window, and gives numbers to what that shows.

/** Up and to the right, as the lines are listed. */
const DIRECTIONS = [[0, 1], [1, 0], [1, 1], [1, -1]];
/** No coordinate is as large; those of cells that are named have five digits. */
const FARTHEST_NAMED = 99999;
const FARTHEST = 2 ** 20;
const ROW = 2 * FARTHEST;

class InfiniteGame {
  /**
   * @param rows of a strip, Infinity of the plane
   * @param region the rows and columns that each board of the theorem holds, or null if it is about the host alone
   */
  constructor(k, rows, region) {
    Object.assign(this, { k, rows, region });
    this.layout = { infinite: true, rows, edges: true };
  }

  get cellCount() {
    return Infinity;
  }

  get isInfinite() {
    return true;
  }

  /** The cell at a place; numbers ascend with y, then with x. */
  cellAt([x, y]) {
    return (y + FARTHEST) * ROW + x + FARTHEST;
  }

  place(cell) {
    return [(cell % ROW) - FARTHEST, Math.floor(cell / ROW) - FARTHEST];
  }

  hasPlace([x, y]) {
    return Math.abs(x) < FARTHEST / 2 && Math.abs(y) < FARTHEST / 2 && (this.rows === Infinity || (y >= 0 && y < this.rows));
  }

  name(cell) {
    return this.place(cell).join(",");
  }

  cell(name) {
    if (!/^(0|-?[1-9]\d{0,4}),(0|-?[1-9]\d{0,4})$/.test(name)) return -1;
    const place = name.split(",").map(Number);
    return this.hasPlace(place) ? this.cellAt(place) : -1;
  }

  /** A run has the number of its first cell and its direction. */
  linesThrough(cell) {
    const [x, y] = this.place(cell);
    const lines = [];
    DIRECTIONS.slice(0, this.k === 1 ? 1 : 4).forEach(([up, right], direction) => {
      for (let i = 0; i < this.k; i++) {
        const ends = [[x - i * right, y - i * up], [x + (this.k - 1 - i) * right, y + (this.k - 1 - i) * up]];
        if (ends.every((end) => this.hasPlace(end))) lines.push(4 * this.cellAt(ends[0]) + direction);
      }
    });
    return lines.sort((a, b) => a - b);
  }

  line(number) {
    const [up, right] = DIRECTIONS[number % 4];
    const [x, y] = this.place(Math.floor(number / 4));
    return Array.from({ length: this.k }, (_, i) => this.cellAt([x + i * right, y + i * up])).sort((a, b) => a - b);
  }

  isLineOf() {
    return true;
  }

  /** The number of the run of these cells, which begins with the lowest one. */
  lineOf(cells) {
    const [first, second] = [...cells].sort((a, b) => a - b);
    const [[x, y], [nextX, nextY]] = [this.place(first), this.place(second ?? first + 1)];
    return 4 * first + DIRECTIONS.findIndex(([up, right]) => up === nextY - y && right === nextX - x);
  }

  linesMeeting(cells) {
    return [...new Set(cells.flatMap((cell) => this.linesThrough(cell)))].sort((a, b) => a - b);
  }

  /** What a certificate's header says: which rectangle it looks at. */
  readWindow(reader) {
    const side = (sides) => ({ ...sides, least: reader.integer(), count: reader.number() + 1 });
    const [across, up] = [side(), this.rows === Infinity ? side() : { least: 0, count: this.rows }];
    return new Seen(this, across, up);
  }
}

/** The cells and lines that have numbers where this rectangle is looked at: it with a margin, and the runs that meet it. */
class Seen extends ListedGame {
  constructor(host, across, up) {
    const margin = host.k - 1;
    const [marginUp, width] = [host.rows === Infinity ? margin : 0, across.count + 2 * margin];
    const [left, bottom] = [across.least - margin, up.least - marginUp];
    const height = up.count + 2 * marginUp;
    if (width * height > MOST_CELLS) throw new Error("its window is too large");
    const places = Array.from({ length: width * height }, (_, cell) => [left + (cell % width), bottom + Math.floor(cell / width)]);
    const cellAt = ([x, y]) => (x < left || x >= left + width || y < bottom || y >= bottom + height ? -1 : (y - bottom) * width + x - left);
    const isSeen = ([x, y]) => x >= across.least && x < across.least + across.count && y >= up.least && y < up.least + up.count;
    const lines = [];
    for (const [x, y] of places) {
      for (const [dy, dx] of DIRECTIONS) {
        const run = Array.from({ length: host.k }, (_, i) => [x + i * dx, y + i * dy]);
        if (run.some(isSeen) && run.every((place) => cellAt(place) >= 0)) lines.push(run.map(cellAt));
      }
    }
    super(places.map((place) => place.join(",")), lines, {});
    /** Which cells are in the rectangle, and not in its margin. */
    const inWindow = Uint8Array.from(places, (place) => Number(isSeen(place)));
    Object.assign(this, { host, places, cellAt, inWindow });
  }

  get isInfinite() {
    return true;
  }

  place(cell) {
    return this.places[cell];
  }
}
