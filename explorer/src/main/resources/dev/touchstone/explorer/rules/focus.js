// A frame in which stones set the scene for some leaves; it yields the claim.

RULES.add({
  code: 0x0e,
  name: "FOCUS",
  theorem: "",
  ...FRAME,
  yields: () => null,
});
