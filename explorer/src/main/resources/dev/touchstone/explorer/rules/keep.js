// The claim on top is kept besides, for so many RECALLs; that these are as many as was said, the verifier counts.

RULES.add({
  code: 0x0b,
  name: "KEEP",
  theorem: "",
  shape: ON_TOP,

  replay({ stack, reader }) {
    reader.number(); // its uses
    stack.keep();
    return null;
  },
});
