// The scene: which cells are available and which lines are needed where a leaf stands; what its bytes leave out
// (docs/format.md, section 2.3).

/** Tables of a game: for each cell the lines through it, as words of 32 bits. */
class Incidence {
  constructor({ game, turn }) {
    this.game = game;
    /** One cell more than O takes in a turn (T3). */
    this.groupSize = turn + 1;
    this.cellWords = (game.names.length + 31) >>> 5;
    this.lineWords = (game.lines.length + 31) >>> 5;
    this.longest = game.lines.reduce((most, line) => Math.max(most, line.length), 0);
    this.planes = 32 - Math.clz32(this.longest);
    this.through = new Int32Array(game.names.length * this.lineWords);
    game.through.forEach((lines, cell) => {
      for (const line of lines) this.through[cell * this.lineWords + (line >>> 5)] |= 1 << (line & 31);
    });
  }
}

/**
 * Three kinds of sets side by side in one array of words: the available cells; the needed lines;
 * and, as binary numbers sliced by bit, how many cells of each line are available. To take a cell
 * is one decrement for all its lines at once, and the tightest line is found bit by bit.
 */
class Scene {
  constructor(incidence) {
    this.incidence = incidence;
    const { cellWords, lineWords, planes } = incidence;
    this.needed = cellWords;
    this.counts = cellWords + lineWords;
    this.words = new Int32Array(this.counts + planes * lineWords);
    this.candidates = new Int32Array(lineWords);
  }

  /** The scene in front of the first step. */
  static start(incidence, statement) {
    const scene = new Scene(incidence);
    const { game, lineWords, planes } = incidence;
    for (let cell = 0; cell < game.names.length; cell++) scene.words[cell >>> 5] |= 1 << (cell & 31);
    game.lines.forEach((line, number) => {
      scene.words[scene.needed + (number >>> 5)] |= 1 << (number & 31);
      for (let plane = 0; plane < planes; plane++) {
        const bit = (line.length >>> plane) & 1;
        scene.words[scene.counts + plane * lineWords + (number >>> 5)] |= bit << (number & 31);
      }
    });
    statement.stones.flat().forEach((cell) => scene.take(cell));
    game.lines.forEach((line, number) => {
      const threatens = (prover) => game.isLineOf(number, 1 - prover) && !line.some((cell) => statement.stones[prover].includes(cell));
      if (!statement.provers.some(threatens)) scene.words[scene.needed + (number >>> 5)] &= ~(1 << (number & 31));
    });
    return scene;
  }

  become(other) {
    this.words.set(other.words);
  }

  isAvailable(cell) {
    return (this.words[cell >>> 5] & (1 << (cell & 31))) !== 0;
  }

  /** The cell is available no more. */
  take(cell) {
    if (!this.isAvailable(cell)) return;
    this.words[cell >>> 5] &= ~(1 << (cell & 31));
    const { lineWords, through } = this.incidence;
    for (let w = 0; w < lineWords; w++) {
      let borrow = through[cell * lineWords + w];
      for (let at = this.counts + w; borrow !== 0; at += lineWords) {
        const bits = this.words[at];
        this.words[at] = bits ^ borrow;
        borrow &= ~bits;
      }
    }
  }

  /** A stone of the prover: the cell is taken, its lines are needed no more. */
  give(cell) {
    this.take(cell);
    const { lineWords, through } = this.incidence;
    for (let w = 0; w < lineWords; w++) this.words[this.needed + w] &= ~through[cell * lineWords + w];
  }

  /** A group: its cells are taken, the lines that contain all of it are needed no more. */
  group(cells, from, size) {
    const { lineWords, through } = this.incidence;
    for (let i = from; i < from + size; i++) this.take(cells[i]);
    for (let w = 0; w < lineWords; w++) {
      let contain = -1;
      for (let i = from; i < from + size; i++) contain &= through[cells[i] * lineWords + w];
      this.words[this.needed + w] &= ~contain;
    }
  }

  /** The needed line with the fewest available cells, the first of them; -1 if none is needed. */
  tightest() {
    const { lineWords, planes } = this.incidence;
    const { words, candidates } = this;
    let any = 0;
    for (let w = 0; w < lineWords; w++) {
      candidates[w] = words[this.needed + w];
      any |= candidates[w];
    }
    if (any === 0) return -1;
    for (let plane = planes - 1; plane >= 0; plane--) {
      const at = this.counts + plane * lineWords;
      let fewer = 0;
      for (let w = 0; w < lineWords; w++) fewer |= candidates[w] & ~words[at + w];
      if (fewer !== 0) {
        for (let w = 0; w < lineWords; w++) candidates[w] &= ~words[at + w];
      }
    }
    for (let w = 0; ; w++) {
      if (candidates[w] !== 0) return (w << 5) + 31 - Math.clz32(candidates[w] & -candidates[w]);
    }
  }

  /** The available cells of a line, ascending. */
  cellsOf(line) {
    return this.incidence.game.lines[line].filter((cell) => this.isAvailable(cell));
  }

  neededLines() {
    const lines = [];
    for (let line = 0; line < this.incidence.game.lines.length; line++) {
      if (this.words[this.needed + (line >>> 5)] & (1 << (line & 31))) lines.push(line);
    }
    return lines;
  }
}
