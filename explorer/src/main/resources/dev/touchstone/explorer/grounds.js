// What an answer rests on, besides the rules: the first move, and that a stone more never hurts. Each says of itself what a
// rule says (rules.js).

const OPENING = {
  name: "The first move",
  theoremOf: (kind) => kind.theoremOfEnd,
  choice: ({ cells }, names) => names(cells),
  sentence: () => "The last step of the proof: a first move, and the claim that holds once it is played.",
};

const EXTRA = {
  name: "A stone to spare",
  theoremOf: () => "Lemma A",
  choice: ({ cells }, names) => names(cells),
  sentence: ({ kind }) => "Nothing has to be answered. A stone more of one’s own never hurts, so it goes "
    + (kind === LINK ? "where the link needs room, or anywhere." : "on the most open lines."),
};
