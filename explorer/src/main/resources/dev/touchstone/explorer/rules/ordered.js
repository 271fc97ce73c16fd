// T12: several answers, the first one first. Each has cells that it needs free, and guards the lines on which O has no room
// left; O's stone, wherever it lies, is answered by the first option whose cells it leaves alone.

RULES.add({
  code: 0x12,
  name: "ORDERED",
  theorem: "T12",
  shape: ON_TOP,
  plays: ANSWERS,

  /** A claim keeps where its operands are: of each option its answer, its claim, how many guards it has, and these. */
  replay(decoder) {
    const { proof, reader, stack } = decoder;
    requireSingleStones(proof.statement);
    const answers = stack.popAnswers(reader.number());
    const { statement } = proof;
    const own = [...statement.stones[statement.prover], ...stack.own];
    const opponents = [...statement.stones[1 - statement.prover], ...stack.opponents];
    const options = answers.map(({ answer, then }) => ({ answer, race: raceOf(proof, then) }));
    const { wins, needs, zone, most, touched } = orderedRace(proof.game, options, own, opponents);
    const claim = decoder.add(wins ? WIN : HOLD, proof.operands.count, answers.length);
    for (const cell of members(needs)) proof.addToNeeds(claim, cell);
    for (const cell of members(zone)) proof.addToZone(claim, cell);
    answers.forEach(({ answer, then }, i) => {
      const guards = members(touched[i]).filter((cell) => !answer.includes(cell) && !proof.isInZone(then, cell));
      for (const number of [answerCode(proof, answer), then, guards.length, ...guards]) proof.operands.append(number);
    });
    proof.setTolerances(claim, most);
    return claim;
  },

  /** O may have come closer to a line anywhere. */
  struck: (proof, claim, roles) => roles,

  answer(draft, part, struck) {
    const { proof } = draft;
    const isFree = ({ answer, then, guards }) =>
      !struck.some((role) => answer.includes(role) || guards.includes(role) || proof.isInZone(then, role));
    const parts = takeOption(draft, part, guardedOptionsOf(proof, part.claim), isFree, {});
    if (parts === null) throw new Error("no option is free of this move: has the verifier accepted this proof?");
    return parts;
  },

  spare: (draft, part) => takeOption(draft, part, guardedOptionsOf(draft.proof, part.claim), () => true, { extra: true }),

  choice: ({ cells, alternatives, chosen }, names) => {
    const which = alternatives.length === 1 ? "the only option" : `option ${chosen + 1} of ${alternatives.length}`;
    return cells.length > 0 ? `${names(cells)} is ${which}` : `The stone of ${which} is there already`;
  },

  sentence: ({ extra }) => extra
    ? "The answer is there already, so the proof goes on as if a turn had been passed. A stone more of one’s own never hurts."
    : "Answers are ready in an order: the first whose cells were left alone is played. The first one answers every move that "
      + "does not meet it, also far away; those behind it answer what is left.",
});

/** The options of a claim by ORDERED, in their order. */
function guardedOptionsOf(proof, claim) {
  const options = [];
  let at = proof.first.get(claim);
  while (options.length < proof.second.get(claim)) {
    const [code, then, count] = proof.operands.values.subarray(at, at + 3);
    at += 3 + count;
    options.push({ answer: codedAnswer(proof, code), then, guards: Array.from(proof.operands.values.subarray(at - count, at)) });
  }
  return options;
}
