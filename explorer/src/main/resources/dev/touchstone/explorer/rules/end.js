// T10, T13: the theorem, from the one thing left.

RULES.add({
  code: 0x10,
  name: "END",
  theorem: "T10, T13, T18, T21",
  shape: ASIDE,

  replay(decoder) {
    decoder.end();
    return null;
  },
});
