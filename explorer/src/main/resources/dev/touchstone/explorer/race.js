// Two-sided claims of strong games: for each line how many stones O may have there as long as P has none (docs/theorems.md,
// T11 and T12; in Java certificate/Tolerances and Ordering). What an option must find free follows from them.

/** No matter how many. */
const ANY_NUMBER = 32767;
/** P has a stone there already. */
const BLOCKED = -1;

/** These cells, or lines, as ones among zeros. */
function marked(count, members) {
  const marks = new Uint8Array(count);
  for (const member of members) marks[member] = 1;
  return marks;
}

function countOf(line, marks) {
  let count = 0;
  for (const cell of line) count += marks[cell];
  return count;
}

/** T11: P owns this line. */
function doneTolerances({ lines }, own) {
  return Int16Array.from(lines, (line) => (line.some((cell) => lines[own].includes(cell)) ? ANY_NUMBER : line.length - 1));
}

/** A Block claim as a Hold: the lines that it does not block must be blocked. */
function blockTolerances({ lines }, blocked) {
  return Int16Array.from(lines, (_, line) => (blocked.has(line) ? ANY_NUMBER : BLOCKED));
}

/** A line that is P's alone has no tolerance. */
function againstOpponent({ game, seen }, most) {
  if (game.winners === null) return most;
  return most.map((stones, line) => (game.isLineOf(line, 1 - seen.prover) ? stones : ANY_NUMBER));
}

/** A claim as an option of ORDERED has it. */
function raceOf(proof, claim) {
  const kind = proof.kind(claim);
  if (!kind.isTwoSided && kind !== BLOCK) throw new Error("a claim for one player’s goal among those of a strong game");
  const most = kind.isTwoSided ? proof.tolerances(claim) : againstOpponent(proof, blockTolerances(proof.game, proof.blocked(claim)));
  return { wins: kind.isTwoSided && kind.endsGame, needs: proof.needed(claim), zone: proof.zone(claim), most };
}

/** T19: each option pays for so many stones as it may have to answer on one line far away, where a Block claim blocks nothing. */
function farOfOrdered(proof, claims, stones) {
  const before = (claim, i) => (proof.kind(claim).isTwoSided ? proof.far.get(claim) : BLOCKED) - stones[i];
  return Math.max(BLOCKED, Math.min(...claims.map(before)));
}

/**
 * T12 for one stone a turn: the claim of options { answer, race }, and the guards of each: with its answer and the zone of what
 * follows they are T_i, which O's stone must leave alone. own, opponents: the stones of the scene.
 */
function orderedRace(game, options, own, opponents) {
  const cells = game.names.length;
  const reaches = options.map((option) => reachOf(game, option, own, opponents));
  const needs = marked(cells, options.flatMap(({ answer, race }) => race.needs.filter((cell) => !answer.includes(cell))));
  for (const cell of own) if (reaches.some((reach) => reach[cell])) needs[cell] = 1;
  const most = new Int16Array(game.lines.length).fill(ANY_NUMBER);
  const zone = new Uint8Array(cells);
  // The cells in all T_i so far.
  const left = needs.map((needed) => 1 - needed);
  const touched = reaches.map((reach, i) => {
    const touches = reach.map((is, cell) => is & (1 - needs[cell]));
    lower(game, most, options[i], touches, left.map((is, cell) => is & (1 - touches[cell])));
    for (let cell = 0; cell < cells; cell++) {
      left[cell] &= touches[cell];
      zone[cell] |= touches[cell];
    }
    return touches;
  });
  normalise(game, most, needs, zone);
  const guards = options.map(({ answer, race }, i) => members(touched[i]).filter((cell) => !answer.includes(cell) && !race.zone.includes(cell)));
  return { wins: options.every(({ race }) => race.wins), needs, zone, most, guards, limits: options.map(() => []), far: options.map((_, i) => (i === 0 ? 1 : 0)), quiet: [] };
}

/** Puts tolerances into normal form. */
function normalise(game, most, needs, zone) {
  game.lines.forEach((line, number) => {
    if (most[number] >= line.length - countOf(line, zone) || countOf(line, needs) > 0) most[number] = ANY_NUMBER;
  });
}

/** Z, R, and the guards: the free cells of the lines on which O has no room left. */
function reachOf(game, { answer, race }, own, opponents) {
  const reach = marked(game.names.length, [...race.zone, ...answer]);
  const blocking = marked(game.names.length, [...own, ...answer]);
  const [isOwn, theirs] = [own, opponents].map((stones) => marked(game.names.length, stones));
  game.lines.forEach((line, number) => {
    if (race.most[number] !== countOf(line, theirs) || countOf(line, blocking) > 0) return;
    for (const cell of line) if (!isOwn[cell] && !theirs[cell]) reach[cell] = 1;
  });
  return reach;
}

/** The tolerances that an option leaves, one less where the stone that it answers may lie. */
function lower(game, most, { answer, race }, touches, answered) {
  const blocking = marked(game.names.length, [...answer, ...race.needs]);
  game.lines.forEach((line, number) => {
    const then = race.most[number];
    if (then >= line.length - countOf(line, touches) || countOf(line, blocking) > 0) return;
    most[number] = Math.min(most[number], countOf(line, answered) > 0 ? Math.max(then - 1, BLOCKED) : then);
  });
}

/** The members of a set of marks. */
function members(marks) {
  const found = [];
  marks.forEach((is, member) => is && found.push(member));
  return found;
}

/** As in a trace: the lines on which O may not have any number, and how many stones on those that are far. */
function tolerancesInTrace(proof, claim) {
  const limited = [];
  proof.tolerances(claim).forEach((stones, line) => stones !== ANY_NUMBER && limited.push(`${line}:${stones}`));
  return (limited.join(" ") || "-") + (proof.far.has(claim) ? ` | ${proof.far.get(claim)}` : "");
}
