package dev.touchstone.bench.forge;

/** A cell of the plane. */
record Point(int x, int y) {

  Point moved(int across, int up) {
    return new Point(x + across, y + up);
  }
}
