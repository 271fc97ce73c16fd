package dev.touchstone.strategy;

/**
 * A copy of a tile (docs/theorems.md, T22).
 *
 * @param place the number of the tile's place, among all of the tiling
 * @param across the shift by the lattice, to the right
 * @param up the same upwards
 */
record Copy(int place, int across, int up) {}
