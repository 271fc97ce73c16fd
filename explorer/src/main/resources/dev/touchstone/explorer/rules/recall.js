// A kept claim again. It is proved where it was made: there is no theorem of its own.

RULES.add({
  code: 0x06,
  name: "RECALL",
  theorem: "",
  shape: LEAF,

  replay: ({ stack, reader }) => stack.recall(reader.number()),
});
