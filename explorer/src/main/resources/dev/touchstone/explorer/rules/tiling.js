// T22: the plane is tiled, by copies of tiles that are won. Each answers what O places in it.

RULES.add({
  code: 0x18,
  name: "TILING",
  theorem: "T22",
  shape: ON_TOP,
  plays: ANSWERS_BY_PARTS,
  lasts: true,

  /** A claim keeps the number of the tiling. */
  replay(decoder) {
    const { proof, reader, stack } = decoder;
    const [width, skew, height] = [reader.number(), reader.number(), reader.number()];
    const places = Array.from({ length: reader.number() }, () => Array.from({ length: reader.number() }, () => Motion.read(reader)));
    const claims = stack.popClaims(places.length);
    if (claims.some((claim) => proof.kind(claim) !== TILE)) throw new Error("TILING is of tiles only");
    const tiles = claims.map((claim) => proof.tiles[proof.first.get(claim)]);
    const tiling = new Tiling(proof.statement.game, { width, skew, height }, tiles, places);
    return decoder.add(PLANE, proof.tilings.push(tiling) - 1);
  },

  /** All stones; those outside of all copies ask for nothing. */
  struck: (proof, claim, cells) => cells,

  /** Each copy that was entered answers by its parts, the copy of the lowest stone first. */
  answer(draft, part, struck) {
    const tiling = tilingOf(part);
    const copies = new Map(part.copies);
    const asked = new Set();
    for (const cell of [...struck].sort((a, b) => a - b)) {
      const copy = tiling.copyAt(cell);
      if (copy === null || asked.has(copy.number)) continue;
      asked.add(copy.number);
      const parts = copies.get(copy.number) ?? partsOfCopy(draft.strategy, part, copy);
      copies.set(copy.number, draft.strategy.answerBy(draft, parts));
    }
    return [{ ...part, copies }];
  },

  /** A part keeps those of each copy that was entered. */
  inForce: ({ copies }) => [...(copies ?? new Map()).values()].flat(),

  aside: () => "the plane is tiled by copies of finite games, each won by itself; the one in which the stone lies answers",
});

function tilingOf({ proof, claim }) {
  return proof.tilings[proof.first.get(claim)];
}

/** What a copy has in force as long as nobody has played there. */
function partsOfCopy(strategy, { proof, claim }, { tile, cells }) {
  const via = [{ rule: proof.rule(claim), step: proof.step(claim) }];
  return strategy.parts(tile, tile.root, Roles.ofCopy(cells), [], via);
}
