// T12: several answers, the first one first. Each has cells that it needs free, and guards the lines on which O has no room
// left; O's turn, wherever it lies, is answered by the first option whose cells it leaves alone and which has room for it.

RULES.add({
  code: 0x12,
  name: "ORDERED",
  theorem: "T12",
  shape: ON_TOP,
  plays: ANSWERS,

  /** A claim keeps where its operands are: of each option its answer, its claim, its guards, and its limits. */
  replay(decoder) {
    const { proof, reader, stack } = decoder;
    const { game, seen } = proof;
    const answers = stack.popAnswers(reader.number());
    const own = [...seen.stones[seen.prover], ...stack.own];
    const opponents = [...seen.stones[1 - seen.prover], ...stack.opponents];
    const options = answers.map(({ answer, then }) => ({ answer, race: raceOf(proof, then) }));
    const made = seen.turn === 1 ? orderedRace(game, options, own, opponents) : orderedTurns(game, seen.turn, options, own, opponents);
    const claim = decoder.add(made.wins ? WIN : HOLD, proof.operands.count, answers.length);
    for (const cell of members(made.needs)) proof.addToNeeds(claim, cell);
    for (const cell of members(made.zone)) proof.addToZone(claim, cell);
    answers.forEach(({ answer, then }, i) => {
      const [guards, limits] = [made.guards[i], made.limits[i].flatMap(({ line, room }) => [line, room])];
      for (const number of [answerCode(proof, answer), then, guards.length, ...guards, limits.length, ...limits]) proof.operands.append(number);
    });
    if (made.quiet.length > 0) proof.quiet.set(claim, made.quiet);
    proof.setTolerances(claim, againstOpponent(proof, made.most));
    if (game.isInfinite) proof.far.set(claim, farOfOrdered(proof, answers.map(({ then }) => then), made.far));
    return claim;
  },

  /** O may have come closer to a line anywhere. */
  struck: (proof, claim, roles) => roles,

  answer(draft, part, struck) {
    const { proof, claim } = part;
    // What is quiet plays no part, nor what has no number (T19).
    const counted = struck.filter((role) => role >= 0 && !proof.quiet.get(claim)?.includes(role));
    const parts = takeOption(draft, part, guardedOptionsOf(proof, claim), (option) => isAtHome(proof, option, counted), {});
    if (parts === null) throw new Error("no option is free of this move: has the verifier accepted this proof?");
    return parts;
  },

  spare: (draft, part, left) =>
    takeOption(draft, part, guardedOptionsOf(part.proof, part.claim), (option) => option.answer.length <= left, { extra: true }),

  choice: ({ cells, alternatives, chosen }, names) => {
    const which = alternatives.length === 1 ? "the only option" : `option ${chosen + 1} of ${alternatives.length}`;
    return cells.length > 0 ? `${names(cells)} is ${which}` : `The stone of ${which} is there already`;
  },

  sentence: ({ extra }, { turn }) => extra
    ? "The answer is there already, so the proof goes on as if a turn had been passed. A stone more of one’s own never hurts."
    : turn === 1
      ? "Answers are ready in an order: the first whose cells were left alone is played. The first one answers every move that "
        + "does not meet it, also far away; those behind it answer what is left."
      : "Answers are ready in an order: the first is played whose cells were left alone and which has room for these stones on "
        + "every line. Those behind it answer what the first ones cannot.",
});

/** Whether an option is for O's stones on these roles. */
function isAtHome(proof, { answer, then, guards, limits }, struck) {
  const { lines } = proof.game;
  return !struck.some((role) => answer.includes(role) || guards.includes(role) || proof.isInZone(then, role))
    && limits.every(({ line, room }) => struck.filter((role) => lines[line].includes(role)).length <= room);
}

/** The options of a claim by ORDERED, in their order. */
function guardedOptionsOf(proof, claim) {
  const options = [];
  const { values } = proof.operands;
  let at = proof.first.get(claim);
  const list = () => {
    const from = at + 1;
    at = from + values[at];
    return Array.from(values.subarray(from, at));
  };
  while (options.length < proof.second.get(claim)) {
    const [code, then] = values.subarray(at, at + 2);
    at += 2;
    const [guards, limits] = [list(), list()];
    const pairs = Array.from({ length: limits.length / 2 }, (_, i) => ({ line: limits[2 * i], room: limits[2 * i + 1] }));
    options.push({ answer: codedAnswer(proof, code), then, guards, limits: pairs });
  }
  return options;
}
