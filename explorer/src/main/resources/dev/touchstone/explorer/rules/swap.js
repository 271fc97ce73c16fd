// T8: a claim with one cell, u, in the role of another, v.

/** v and u in one number: no game has more cells. */
const MOST_CELLS = 16384;

RULES.add({
  code: 0x09,
  name: "SWAP",
  theorem: "T8",
  shape: ON_TOP,
  plays: LEADS_ON,

  /** A claim keeps the one it is made of, and which cells are exchanged. */
  replay(decoder) {
    const { proof, reader, stack } = decoder;
    const v = reader.cell();
    const u = reader.cell();
    const below = stack.popClaim();
    const claim = decoder.add(BLOCK, below, v * MOST_CELLS + u);
    for (const cell of proof.zone(below)) proof.addToZone(claim, cell === v ? u : cell);
    return claim;
  },

  below(proof, claim, roles) {
    const [v, u] = exchanged(proof, claim);
    return [{ claim: proof.first.get(claim), roles: roles.exchanging(v, u) }];
  },

  aside: () => "a claim with one cell in the role of another",

  /** Lines through v are blocked only where u is on them as well. */
  blocked(proof, claim, blockedBy) {
    const [v, u] = exchanged(proof, claim);
    const { lines } = proof.game;
    return new Set([...blockedBy(proof.first.get(claim))].filter((line) => !lines[line].includes(v) || lines[line].includes(u)));
  },
});

function exchanged(proof, claim) {
  const both = proof.second.get(claim);
  return [Math.floor(both / MOST_CELLS), both % MOST_CELLS];
}
