// T3: disjoint groups of one cell more than the stones of a turn. O cannot take all of a group before P has taken some of it.

/** What GROUPS and COVER have in common: all but how the groups are read. */
const BY_GROUPS = {
  plays: ANSWERS,

  /** A claim keeps where its step stands, and in which scene. */
  replay(decoder) {
    const { proof, reader, at, scenes } = decoder;
    const claim = decoder.add(BLOCK, at, scenes.number);
    for (const cell of this.stage(reader, decoder.leafScene()).cells) proof.addToZone(claim, cell);
    if (!decoder.isAnswered) scenes.changed(at);
    return claim;
  },

  groups(proof, claim) {
    const { rule, reader, scene } = proof.scenes.leaf(proof.first.get(claim), proof.second.get(claim));
    const { size, cells } = rule.stage(reader, scene);
    return Array.from({ length: cells.length / size }, (_, g) => cells.slice(g * size, g * size + size));
  },

  answer(draft, part, struck) {
    return answerInGroups(draft, part, this.groups(part.proof, part.claim), struck);
  },

  choice: ({ cells, group }, names) => `${names(cells)} answers in the ${group.length === 2 ? "pair" : "group"} ${names(group)}`,

  sentence: (reason, { turn }) => turn === 1
    ? "The cells stand in pairs (equal letters). Whoever takes one cell of a pair is answered on the other, so no line "
      + "that contains a whole pair can be completed."
    : `The cells stand in groups of ${turn + 1} (equal letters), one more than the stones of a turn. Each group that is `
      + "entered is answered inside, so no line that contains a whole group can be completed.",

  /** All lines that contain a group, needed or not. */
  blocked(proof, claim) {
    const { lines, through } = proof.game;
    const contain = (group) => through[group[0]].filter((line) => group.every((cell) => lines[line].includes(cell)));
    return new Set(this.groups(proof, claim).flatMap(contain));
  },
};

/** P takes a cell of each group that was entered, unless it has a stone there, if in mind only. */
function answerInGroups(draft, part, groups, struck) {
  for (const group of groups) {
    if (!group.some((role) => struck.includes(role))) continue;
    const cells = group.map((role) => part.roles.cellOf(role)).sort((a, b) => part.roles.rank(a) - part.roles.rank(b));
    if (cells.some((cell) => draft.isOwn(cell) || part.imagined.includes(cell))) continue;
    const reply = cells.find((cell) => draft.isFree(cell));
    if (reply === undefined) throw new Error("a whole group is taken: has the verifier accepted this proof?");
    draft.place([reply], { ...draft.reason(part), group: cells });
  }
  return [part];
}

RULES.add({
  code: 0x03,
  name: "GROUPS",
  theorem: "T3",
  shape: LEAF,
  ...BY_GROUPS,

  stage(reader, scene) {
    const size = reader.number();
    const cells = reader.cells(size * reader.number());
    for (let at = 0; at < cells.length; at += size) scene.group(cells, at, size);
    return { size, cells };
  },
});
