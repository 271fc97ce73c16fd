// The kinds of claims (docs/theorems.md, Claims): a file in kinds/ for each, which adds itself. Whoever wants to know what a
// claim promises asks the claim for its kind, and never the statement: a proof may hold claims of both.

const KINDS = [];

/** Adds a kind; its number is the one by which claims in memory name it. */
function addKind(kind) {
  const numbered = Object.freeze({ ...kind, code: KINDS.length });
  KINDS.push(numbered);
  return numbered;
}
