// What a decoder has on top of its stack, a line for each step (docs/format.md, section 7). The verifier prints the same,
// so that readers of a certificate can be compared step by step.

/** The members of a set, ascending, with blanks between them, or a dash. */
function numbers(set) {
  return [...set].sort((a, b) => a - b).join(" ") || "-";
}

/**
 * Says the lines of a certificate one after the other. To play, L of a Block claim is never asked for, and claims do not
 * hold it; here it is worked out for each.
 */
function trace(statement, digest, bytes, say) {
  const known = new Map();
  const decoder = new Decoder(statement, digest, bytes, ({ proof, step, head, stack }) => {
    const blocked = (claim) => {
      if (!known.has(claim)) known.set(claim, proof.rule(claim).blocked(proof, claim, blocked));
      return known.get(claim);
    };
    say(`${step} ${head.rule.name} ${head.rule.shape.leavesTop ? topInTrace(proof, stack.top(), blocked) : "-"}`);
  });
  decoder.run(Infinity);
}

function topInTrace(proof, { claim, answer }, blocked) {
  const inTrace = proof.kind(claim).inTrace(proof, claim, blocked);
  return answer === null ? inTrace : `answer ${numbers(answer)} : ${inTrace}`;
}
