// T16: two Links that meet in one end; neither needs free what the other one needs free.

RULES.add({
  code: 0x14,
  name: "JOIN",
  theorem: "T16",
  shape: ON_TOP,
  plays: LEADS_ON,

  replay(decoder) {
    const { proof, stack } = decoder;
    const [one, other] = stack.popClaims(2);
    const claim = decoder.add(LINK, one, other);
    for (const part of [one, other]) {
      for (const cell of proof.needed(part)) proof.addToNeeds(claim, cell);
      proof.addZone(claim, part);
    }
    proof.takeNeedsFromZone(claim);
    const [ends, others] = [proof.ends.get(one), proof.ends.get(other)];
    const meeting = others.includes(ends[0]) ? ends[0] : ends[1];
    proof.ends.set(claim, sortedEnds([...ends, ...others].filter((end) => end !== meeting)));
    return claim;
  },

  below: (proof, claim, roles) => [proof.first.get(claim), proof.second.get(claim)].map((part) => ({ claim: part, roles })),

  aside: () => "links that meet, side by side",
});
