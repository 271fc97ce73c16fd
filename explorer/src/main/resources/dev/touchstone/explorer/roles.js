/**
 * Which cell of the board stands for which cell of a claim, and back. Below an IMAGE a claim is
 * played on the images of its cells, below a SWAP with one cell in the role of another.
 */
class Roles {
  constructor(cellOf) {
    this.cellOf = cellOf;
    this.roleOn = new Array(cellOf.length);
    cellOf.forEach((cell, role) => (this.roleOn[cell] = role));
  }

  /** The roles of c where these are the roles of IMAGE(c, σ). */
  within(symmetry) {
    return new Roles(symmetry.map((image) => this.cellOf[image]));
  }

  /** The roles of c where these are the roles of SWAP(c, v → u); where v then goes, c never asks. */
  exchanging(v, u) {
    const cellOf = [...this.cellOf];
    [cellOf[v], cellOf[u]] = [cellOf[u], cellOf[v]];
    return new Roles(cellOf);
  }
}
