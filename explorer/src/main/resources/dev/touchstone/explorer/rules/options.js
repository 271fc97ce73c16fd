// T5, T6 and T14: several answers, each with a region that it needs free. No turn of O's touches all of these regions.

RULES.add({
  code: 0x07,
  name: "OPTIONS",
  theorem: "T5, T6, T14",
  shape: ON_TOP,
  plays: ANSWERS,

  theoremOf: (kind) => kind.theoremOfOptions,

  /** A claim keeps where its operands are: an answer and a claim, and so on. */
  replay(decoder) {
    const { proof, reader, stack } = decoder;
    const options = stack.popAnswers(reader.number());
    const kind = proof.kind(options[0].then);
    const claim = decoder.add(kind, proof.operands.count, options.length);
    for (const { answer, then } of options) {
      proof.operands.append(answerCode(proof, answer));
      proof.operands.append(then);
      proof.addZone(claim, then);
      for (const cell of answer) proof.addToZone(claim, cell);
      for (const cell of proof.needed(then)) if (!answer.includes(cell)) proof.addToNeeds(claim, cell);
    }
    if (kind.leansOnStones) proof.takeNeedsFromZone(claim);
    if (kind === LINK) proof.ends.set(claim, proof.ends.get(options[0].then));
    return claim;
  },

  answer(draft, part, struck) {
    const { proof } = part;
    const isFree = ({ answer, then }) => !struck.some((role) => answer.includes(role) || proof.isInZone(then, role));
    const parts = takeOption(draft, part, optionsOf(proof, part.claim), (option) => option.answer.length <= struck.length && isFree(option), {});
    if (parts === null) throw new Error("no option is free of this move: has the verifier accepted this proof?");
    return parts;
  },

  /** P goes on as if O had passed: an empty turn leaves all options free. */
  spare: (draft, part, left) =>
    takeOption(draft, part, optionsOf(part.proof, part.claim), (option) => option.answer.length <= left, { extra: true }),

  choice({ cells, alternatives, chosen, extra, kind }, names) {
    const which = alternatives.length === 1 ? "the only option" : `option ${chosen + 1} of ${alternatives.length}`;
    const spare = extra && kind.onlyAnswers ? ", with a stone to spare" : "";
    return cells.length > 0 ? `${names(cells)} is ${which}${spare}` : `The stone of ${which} is there already`;
  },

  sentence: ({ extra }) => extra
    ? "Nothing has to be answered, so the proof goes on as if a turn had been passed: all regions were left alone, and one of its answers "
      + "is played. A stone more of one’s own never hurts."
    : "Several answers are ready, each with a region that it needs free. No move touches all of these regions: "
      + "the first answer whose region was left alone is played, and the claim behind it holds from here on.",

  /** The lines that every option blocks, by its claim or by its answer. */
  blocked(proof, claim, blockedBy) {
    const byOption = optionsOf(proof, claim).map(({ answer, then }) =>
      new Set([...blockedBy(then), ...answer.flatMap((cell) => proof.game.through[cell])]));
    return new Set([...byOption[0]].filter((line) => byOption.every((lines) => lines.has(line))));
  },
});

/** Most answers are of one cell. */
function answerCode(proof, answer) {
  return answer.length === 1 ? answer[0] : -proof.answers.push(answer);
}

/** The options of a claim: what P answers, and the claim that holds then. */
function optionsOf(proof, claim) {
  const at = proof.first.get(claim);
  return Array.from({ length: proof.second.get(claim) }, (_, i) => {
    return { answer: codedAnswer(proof, proof.operands.get(at + 2 * i)), then: proof.operands.get(at + 2 * i + 1), guards: [], limits: [] };
  });
}

function codedAnswer(proof, code) {
  return code >= 0 ? [code] : proof.answers[-1 - code];
}

/** The cells that an option needs free: those of its answer, the zone of the claim behind it, and its guards (T12). */
function regionOf(proof, { answer, then, guards }, roles) {
  return [...new Set([...answer, ...proof.zone(then), ...guards])].map((role) => roles.cellOf(role));
}

/** Takes the first option that fits; the parts that are in force then, or null if none fits. */
function takeOption(draft, part, options, fits, more) {
  const chosen = options.findIndex(fits);
  if (chosen < 0) return null;
  const alternatives = options.map(({ answer }) => answer.map((role) => part.roles.cellOf(role)));
  const cells = alternatives[chosen].filter((cell) => draft.isFree(cell) && !part.imagined.includes(cell));
  const region = (i) => regionOf(part.proof, options[i], part.roles).filter((cell) => !part.imagined.includes(cell));
  const limits = (i) => options[i].limits.map(({ line, room }) =>
    ({ cells: part.proof.game.lines[line].map((role) => part.roles.cellOf(role)), room }));
  draft.place(cells, { ...draft.reason(part), alternatives, regionOf: region, limitsOf: limits, chosen, ...more });
  return draft.strategy.parts(part.proof, options[chosen].then, part.roles, part.imagined, part.via.filter(({ rule }) => rule.lasts));
}
