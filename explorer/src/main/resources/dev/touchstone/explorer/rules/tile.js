// T22: opens a tile of the plane. The steps up to its TILED are a proof of its own: that Breaker wins the weak game with the
// tile's cells and lines.

RULES.add({
  code: 0x16,
  name: "TILE",
  theorem: "T22",
  shape: ASIDE,

  replay(decoder) {
    const { proof, reader } = decoder;
    const places = Array.from({ length: reader.number() }, () => [reader.integer(), reader.integer()]);
    const names = places.map((place) => place.join(","));
    const game = makeGame(names, [], {});
    const ofTile = new ByteReader(reader.bytes, game, reader.position);
    const lines = Array.from({ length: ofTile.number() }, () => ofTile.cells(ofTile.number()));
    reader.position = ofTile.position;
    const tile = {
      ...proof.statement, game: makeGame(names, lines, {}), strong: false, players: ["maker", "breaker"], stones: [[], []], first: 0,
      opening: proof.statement.turn, provers: [1], prover: 1,
    };
    const inTile = new Proof(tile, tile, proof.bytes);
    inTile.places = places;
    decoder.open(inTile);
    return null;
  },
});
