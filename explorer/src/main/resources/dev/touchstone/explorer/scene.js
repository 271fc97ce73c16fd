// The scene: which cells are available and which lines are needed where a leaf stands. It is what
// COVER and POTENTIAL abbreviate (docs/format.md, sections 2.3 and 2.4).

/** Up to so many groups are ordered by what they block. */
const RANKED = 256;

function bitCount(word) {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Tables of a game: for each cell the lines through it, as words of 32 bits. */
class Incidence {
  constructor(game) {
    this.game = game;
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
      const blocked = statement.provers.every((prover) => line.some((cell) => statement.stones[prover].includes(cell)));
      if (blocked) scene.words[scene.needed + (number >>> 5)] &= ~(1 << (number & 31));
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

/** Expands a COVER: chooses groups until no line is needed; returns their cells one after the other. */
function cover(scene, size, choices) {
  const groups = [];
  for (let line = scene.tightest(); line >= 0; line = scene.tightest()) {
    const cells = scene.cellsOf(line);
    if (cells.length < size) throw new Error(`COVER meets a line with ${cells.length} available cells`);
    const chosen = cells.length === size ? cells : choose(scene, cells, size, choices.next());
    for (const cell of chosen) groups.push(cell);
    scene.group(groups, groups.length - size, size);
  }
  return groups;
}

/**
 * The group at this place of the order: by the needed lines that contain it, the most first, then
 * by colex number; by colex number alone if there are many groups.
 */
function choose(scene, cells, size, place) {
  const count = size === 2 ? (cells.length * (cells.length - 1)) / 2 : binomial(cells.length, size);
  if (count > RANKED) return unrank(BigInt(place), cells.length, size).map((i) => cells[i]);
  if (place >= count) throw new Error(`choice ${place} of ${count}`);
  return size === 2 ? choosePair(scene, cells, place) : chooseGroup(scene, cells, size, place, Number(count));
}

const keys = new Int32Array(RANKED);

function choosePair(scene, cells, place) {
  const { lineWords, through } = scene.incidence;
  let number = 0;
  let first = 0;
  for (let b = 1; b < cells.length; b++) {
    for (let a = 0; a < b; a++) {
      let blocked = 0;
      for (let w = 0; w < lineWords; w++) {
        const both = through[cells[a] * lineWords + w] & through[cells[b] * lineWords + w];
        if (both !== 0) blocked += bitCount(both & scene.words[scene.needed + w]);
      }
      // One number to compare: more lines are less, and among equals the colex number decides.
      keys[number] = number - blocked * RANKED;
      if (keys[number] < keys[first]) first = number;
      number++;
    }
  }
  let rest = (place === 0 ? keys[first] : sortedKey(number, place)) & (RANKED - 1);
  let b = 1;
  while (rest >= b) rest -= b++;
  return [cells[rest], cells[b]];
}

function sortedKey(count, place) {
  return keys.subarray(0, count).sort()[place];
}

function chooseGroup(scene, cells, size, place, count) {
  const { lineWords, through } = scene.incidence;
  const members = Array.from({ length: size }, (_, i) => i);
  for (let number = 0; number < count; number++) {
    let blocked = 0;
    for (let w = 0; w < lineWords; w++) {
      let lines = scene.words[scene.needed + w];
      for (const member of members) lines &= through[cells[member] * lineWords + w];
      blocked += bitCount(lines);
    }
    keys[number] = number - blocked * RANKED;
    // The next members in colex order.
    let i = 0;
    while (i + 1 < size && members[i] + 1 === members[i + 1]) members[i] = i++;
    members[i]++;
  }
  return unrank(BigInt(sortedKey(count, place) & (RANKED - 1)), cells.length, size).map((i) => cells[i]);
}

/** The number of ways to choose k of n, exactly. */
function binomial(n, k) {
  if (k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

/** The k of n places with this colex number, ascending. */
function unrank(number, n, k) {
  const places = new Array(k);
  let rest = number;
  let place = n - 1;
  for (let i = k; i >= 1; i--) {
    while (binomial(place, i) > rest) place--;
    places[i - 1] = place;
    rest -= binomial(place, i);
    place--;
  }
  return places;
}
