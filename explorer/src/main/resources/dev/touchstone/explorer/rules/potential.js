// T4 (Erdős and Selfridge): each line of n free cells weighs 2^-n, all of them together less than 1/2.

RULES.add({
  code: 0x05,
  name: "POTENTIAL",
  theorem: "T4",
  shape: LEAF_OF_SCENE,
  plays: ANSWERS,

  /** A claim keeps where its step stands, and in which scene. */
  replay(decoder) {
    const { proof, at, scenes } = decoder;
    const scene = decoder.leafScene();
    const claim = decoder.add(BLOCK, at, scenes.number);
    for (const line of scene.neededLines()) for (const cell of scene.cellsOf(line)) proof.addToZone(claim, cell);
    return claim;
  },

  /** The free cell of the zone that carries most of the danger, the lowest role among equals. */
  answer(draft, part) {
    const { proof } = part;
    // Whole numbers: halves of halves of long lines would be rounded away.
    const { longest } = proof.scenes.incidence;
    const weights = new Map();
    for (const line of dangerousLines(proof, part.claim)) {
      const roles = proof.game.lines[line].filter((role) => proof.isInZone(part.claim, role));
      const cells = roles.map((role) => part.roles.cellOf(role));
      if (cells.some((cell) => draft.isOwn(cell))) continue;
      const free = roles.filter((_, i) => draft.isFree(cells[i]));
      for (const role of free) weights.set(role, (weights.get(role) ?? 0n) + (1n << BigInt(longest - free.length)));
    }
    let heaviest = -1;
    for (const [role, weight] of weights) {
      const most = weights.get(heaviest) ?? 0n;
      if (weight > most || (weight === most && role < heaviest)) heaviest = role;
    }
    if (heaviest >= 0) draft.place([part.roles.cellOf(heaviest)], draft.reason(part));
    return [part];
  },

  choice: ({ cells }, names) => names(cells),

  sentence: () => "Each open line with n free cells weighs 2 to the power −n, and all of them together less than 1/2. The answer takes "
    + "the heaviest cell; then the sum stays below 1, and a completed line alone would weigh 1 (Erdős and Selfridge).",

  blocked: (proof, claim) => new Set(dangerousLines(proof, claim)),
});

/** L: the lines that the scene of the step needs. */
function dangerousLines(proof, claim) {
  return proof.scenes.leaf(proof.first.get(claim), proof.second.get(claim)).scene.neededLines();
}
