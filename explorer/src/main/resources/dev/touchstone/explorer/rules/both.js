// T7: claims with disjoint zones, each played in its own.

RULES.add({
  code: 0x08,
  name: "BOTH",
  theorem: "T7",
  shape: ON_TOP,
  plays: LEADS_ON,

  /** A claim keeps where its parts are listed. */
  replay(decoder) {
    const { proof, reader, stack } = decoder;
    const parts = stack.popClaims(reader.number());
    const claim = decoder.add(BLOCK, proof.operands.count, parts.length);
    for (const part of parts) {
      proof.operands.append(part);
      proof.addZone(claim, part);
    }
    return claim;
  },

  below: (proof, claim, roles) => partsOf(proof, claim).map((part) => ({ claim: part, roles })),

  aside: () => "claims side by side, each with cells of its own",

  blocked: (proof, claim, blockedBy) => new Set(partsOf(proof, claim).flatMap((part) => [...blockedBy(part)])),
});

function partsOf(proof, claim) {
  const at = proof.first.get(claim);
  return Array.from(proof.operands.values.subarray(at, at + proof.second.get(claim)));
}
