// What the keys do, wherever the focus is; the arrow keys on the board are the board's own.

/** The moments of the game, as players step through them. */
const KEYS = {
  b: (explorer) => explorer.back(),
  Backspace: (explorer) => explorer.back(),
  ArrowLeft: (explorer) => explorer.back(),
  f: (explorer) => explorer.go(explorer.now + 1),
  ArrowRight: (explorer) => explorer.go(explorer.now + 1),
  r: (explorer) => explorer.go(0),
};

function actByKey(explorer, event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !explorer.strategy) return;
  if (key.startsWith("Arrow") && (event.shiftKey || target.closest?.("#board, input, select, textarea"))) return;
  const act = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (act === undefined) return;
  event.preventDefault();
  act(explorer);
}
