// Where millions of numbers are kept.

/** An array of numbers that grows, a row of so many for each claim. */
class Column {
  constructor(stride = 1) {
    this.stride = stride;
    this.values = new Int32Array(1024 * stride);
    this.count = 0;
  }

  /** Makes room for this row. */
  reach(row) {
    const least = (row + 1) * this.stride;
    if (least > this.values.length) {
      const wider = new Int32Array(2 * Math.max(least, this.values.length));
      wider.set(this.values);
      this.values = wider;
    }
  }

  set(row, value) {
    this.reach(row);
    this.values[row] = value;
  }

  get(row) {
    return this.values[row];
  }

  /** Puts a number behind those that were appended before. */
  append(value) {
    this.set(this.count++, value);
  }
}
