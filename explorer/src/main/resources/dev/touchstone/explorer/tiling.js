// A tiling of the plane (docs/theorems.md, T22): copies of tiles, each a finite game that Breaker wins, and disjoint.

class Tiling {
  /**
   * @param tiles their proofs
   * @param places of each tile where it lies, as motions, but for shifts by the lattice
   */
  constructor(board, { width, skew, height }, tiles, places) {
    Object.assign(this, { board, width, skew, height });
    /** For each class of cells that lie in copies: the tile, the motion, and where the motion puts the cell. */
    this.classes = new Map();
    tiles.forEach((tile, i) => {
      for (const motion of places[i]) {
        tile.places.forEach((place) => {
          const [x, y] = motion.of(place);
          this.classes.set(this.#classOf(x, y), { tile, motion, x, y });
        });
      }
    });
  }

  #classOf(x, y) {
    const row = Math.floor(y / this.height);
    const column = x - row * this.skew;
    return (y - row * this.height) * this.width + (((column % this.width) + this.width) % this.width);
  }

  /** The copy in which a cell lies: its tile, its cells in the order of the tile's, and a number of its own; null if it lies in none. */
  copyAt(cell) {
    const [x, y] = this.board.place(cell);
    const found = this.classes.get(this.#classOf(x, y));
    if (!found) return null;
    const motion = found.motion.shifted(x - found.x, y - found.y);
    const cells = found.tile.places.map((place) => this.board.cellAt(motion.of(place)));
    return { tile: found.tile, cells, number: cells[0] };
  }
}
