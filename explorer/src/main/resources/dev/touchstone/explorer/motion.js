// Symmetries, by which claims are moved: permutations of the cells of a board, motions of the plane (docs/theorems.md, T9, T20).

/** By the image of each cell. */
class Permutation {
  constructor(images) {
    this.images = images;
  }

  image(cell) {
    return this.images[cell];
  }
}

/** A turn or reflection of the plane with a translation behind it: (x, y) goes to (ax + by + across, cx + dy + up). */
class Motion {
  constructor([a, b, c, d], across, up) {
    this.matrix = [a, b, c, d];
    this.across = across;
    this.up = up;
  }

  static none() {
    return new Motion([1, 0, 0, 1], 0, 0);
  }

  /** As it is written: x and y are exchanged by bit 4 of the turn, then x is negated by bit 1, and y by bit 2. */
  static read(reader) {
    const turn = reader.number();
    if (turn > 7) throw new Error(`there is no turn ${turn}`);
    const [x, y] = [turn & 1 ? -1 : 1, turn & 2 ? -1 : 1];
    return new Motion(turn & 4 ? [0, x, y, 0] : [x, 0, 0, y], reader.integer(), reader.integer());
  }

  of([x, y]) {
    const [a, b, c, d] = this.matrix;
    return [a * x + b * y + this.across, c * x + d * y + this.up];
  }

  /** The motion that undoes this one. */
  back() {
    const [a, b, c, d] = this.matrix;
    return new Motion([a, c, b, d], -a * this.across - c * this.up, -b * this.across - d * this.up);
  }

  /** First the other one, then this. */
  after({ matrix: [a, b, c, d], across, up }) {
    const [e, f, g, h] = this.matrix;
    const [x, y] = this.of([across, up]);
    return new Motion([e * a + f * c, e * b + f * d, g * a + h * c, g * b + h * d], x, y);
  }

  shifted(across, up) {
    return new Motion(this.matrix, this.across + across, this.up + up);
  }
}

/** A motion for the cells that a window shows. */
class SeenMotion {
  constructor(seen, motion) {
    this.seen = seen;
    this.motion = motion;
  }

  /** -1 for what it moves out of sight. */
  image(cell) {
    return this.seen.cellAt(this.motion.of(this.seen.place(cell)));
  }
}
