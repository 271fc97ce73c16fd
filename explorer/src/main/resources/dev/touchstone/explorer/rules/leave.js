// The end of a frame: the claim made in it becomes an answer with what follows, or stays.

RULES.add({
  code: 0x0f,
  name: "LEAVE",
  theorem: "",
  shape: ON_TOP,

  replay({ scenes, stack }) {
    stack.leave();
    scenes.close();
    return null;
  },
});
