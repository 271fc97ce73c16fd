// The bytes of a certificate: numbers, cells, lines (docs/format.md, section 2.1).

/** Unfolds a certificate that is compressed by gzip; returns others as they are. */
async function unfolded(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Numbers one after the other, seven bits a byte, least significant first. */
class ByteReader {
  /** @param game whose cells and lines the numbers are; it may be set later */
  constructor(bytes, game, position = 0) {
    this.bytes = bytes;
    this.game = game;
    this.position = position;
  }

  byte() {
    if (this.position >= this.bytes.length) throw new Error("the certificate ends too early");
    return this.bytes[this.position++];
  }

  /** A number; a BigInt only where 53 bits are too few. */
  number() {
    const first = this.byte();
    if (first < 0x80) return first;
    let value = first & 0x7f;
    let unit = 0x80;
    let next = 0x80;
    const start = this.position - 1;
    while (next >= 0x80) {
      next = this.byte();
      value += (next & 0x7f) * unit;
      unit *= 0x80;
    }
    return Number.isSafeInteger(value) ? value : this.#large(start);
  }

  #large(start) {
    let value = 0n;
    for (let i = start; i < this.position; i++) value |= BigInt(this.bytes[i] & 0x7f) << BigInt(7 * (i - start));
    return value;
  }

  /** A whole number that may be negative, written as 0, -1, 1, -2, 2, … */
  integer() {
    const number = this.number();
    return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  }

  cell() {
    const cell = this.number();
    if (cell >= this.game.names.length) throw new Error(`there is no cell ${cell}`);
    return cell;
  }

  line() {
    const line = this.number();
    if (line >= this.game.lines.length) throw new Error(`there is no line ${line}`);
    return line;
  }

  /** So many cells. */
  cells(count) {
    const cells = [];
    while (cells.length < count) cells.push(this.cell());
    return cells;
  }
}
