// What a decoder has on top of its stack, a line for each step (docs/format.md, section 7). The verifier prints the same,
// so that readers of a certificate can be compared step by step.

/** The members of a set, ascending, with blanks between them, or a dash. */
function numbers(set) {
  return [...set].sort((a, b) => a - b).join(" ") || "-";
}

/** Says the lines of a certificate one after the other. */
function trace(statement, digest, bytes, say) {
  const decoder = new Decoder(statement, digest, bytes, ({ proof, step, head, stack }) => {
    say(`${step} ${head.rule.name} ${head.rule.shape.leavesTop ? topInTrace(proof, stack.top()) : "-"}`);
  });
  decoder.run(Infinity);
}

function topInTrace(proof, { claim, answer }) {
  const inTrace = proof.kind(claim).inTrace(proof, claim);
  return answer === null ? inTrace : `answer ${numbers(answer)} : ${inTrace}`;
}
