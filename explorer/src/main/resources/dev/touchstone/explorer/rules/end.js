// T10, T13, T18, T21, T23: the theorem, from what is left.

RULES.add({
  code: 0x10,
  name: "END",
  theorem: "T10, T13, T18, T21, T23",
  shape: ASIDE,

  replay(decoder) {
    decoder.end();
    return null;
  },
});
