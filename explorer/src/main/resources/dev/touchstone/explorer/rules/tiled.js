// T22: a tile is won.

RULES.add({
  code: 0x17,
  name: "TILED",
  theorem: "T10, T22",
  shape: ON_TOP,
  plays: RESTS,

  /** A claim keeps the number of the tile. */
  replay(decoder) {
    const tile = decoder.close();
    return decoder.add(TILE, decoder.proof.tiles.push(tile) - 1);
  },
});
