// Two-sided claims where a turn has several stones (docs/theorems.md, T12; in Java certificate/TurnOrdering): an option is for
// the turns that miss T_i and leave it room on every line, and the first such option is given. The turns are not listed: one
// that is not at home with an option has a cell, or so many cells of a line, that is not, and only sets of such cells are
// looked through.

/** For which turns of O's an option has room. */
class RoomyOption {
  /** @param scene what all options have in common; see orderedTurns */
  constructor(scene, { answer, race }) {
    const { game, turn, needs, isOwn, theirs, outside } = scene;
    this.turn = turn;
    /** T_i. */
    this.touches = marked(game.names.length, [...race.zone, ...answer].filter((cell) => !needs[cell]));
    const answered = marked(game.names.length, answer);
    this.blocks = marked(game.names.length, [...answer, ...race.needs]);
    this.most = race.most;
    this.left = game.lines.map((line) => line.length - countOf(line, this.touches));
    const isSettled = (line) => line.some((cell) => isOwn[cell] || needs[cell] || answered[cell]);
    this.rooms = game.lines.map((line, number) => {
      const room = race.most[number] - countOf(line, theirs);
      return room >= 0 && room < turn && race.most[number] < this.left[number] && !isSettled(line) ? room : turn;
    });
    /** Lines on which fewer than p stones more would be too many. */
    this.limited = [...this.rooms.keys()].filter((line) => this.rooms[line] < turn);
    const isClosed = Uint8Array.from(this.touches);
    for (const line of this.limited) if (this.rooms[line] === 0) for (const cell of game.lines[line]) isClosed[cell] = 1;
    this.isClosed = isClosed.map((closed, cell) => closed & (1 - outside[cell]));
    this.isFree = isClosed.map((closed, cell) => (1 - closed) & (1 - outside[cell]));
    this.free = game.lines.map((line) => countOf(line, this.isFree));
    /** The most stones of a set that it answers: anywhere, -1 if there is none, and by lines. */
    this.anywhere = -1;
    /** The same of a line that misses the window (T19). */
    this.far = 0;
    this.inWindow = game.inWindow;
    this.reach = new Map();
  }

  /** Whether it can answer these stones, of which lines have so many. */
  isHome(cells, onLine) {
    return !cells.some((cell) => this.isClosed[cell]) && [...onLine].every(([line, count]) => count <= this.rooms[line]);
  }

  answers(cells, onLine) {
    const more = this.turn - cells.length;
    this.anywhere = Math.max(this.anywhere, more);
    if (this.inWindow) this.far = Math.max(this.far, this.turn - cells.filter((cell) => this.inWindow[cell]).length);
    for (const [line, count] of onLine) this.reach.set(line, Math.max(this.reach.get(line) ?? 0, count + more));
  }

  /** δ: no set that it answers has more stones on this line, which has so many cells of which no set was looked through. */
  mostOn(line, quiet) {
    return Math.min(Math.max(this.anywhere, this.reach.get(line) ?? 0), Math.min(this.rooms[line], this.free[line]) + quiet);
  }
}

/**
 * T12: the claim of options { answer, race } for turns of so many stones. Of each option the guards, which a turn must leave alone
 * as well as T_i, since they are on lines without room; and the lines on which it has room for fewer stones than a turn has. Quiet
 * cells do not count. own, opponents: the stones of the scene.
 */
function orderedTurns(game, turn, options, own, opponents) {
  const cells = game.names.length;
  const all = marked(cells, options.flatMap(({ answer, race }) => [...race.zone, ...answer]));
  const needs = marked(cells, options.flatMap(({ answer, race }) => race.needs.filter((cell) => !answer.includes(cell))));
  for (const cell of own) if (all[cell]) needs[cell] = 1;
  /** Stones that no option looks at. */
  const quiet = [...own, ...opponents].filter((cell) => !needs[cell] && !all[cell]);
  const outside = marked(cells, quiet).map((is, cell) => is | needs[cell]);
  const scene = { game, turn, needs, isOwn: marked(cells, own), theirs: marked(cells, opponents), outside };
  const rooms = options.map((option) => new RoomyOption(scene, option));
  lookThroughTurns(game, turn, rooms);
  return {
    wins: options.every(({ race }) => race.wins),
    needs,
    ...claimOfTurns(scene, rooms, marked(cells, quiet)),
    guards: rooms.map(({ isClosed, touches }) => members(isClosed).filter((cell) => !touches[cell])),
    limits: rooms.map(({ limited, rooms: room }) => limited.filter((line) => room[line] > 0).map((line) => ({ line, room: room[line] }))),
    far: rooms.map(({ far }) => far),
    quiet,
  };
}

/** Finds for each turn the first option with which it is at home, by sets that are not at home with those before. */
function lookThroughTurns(game, turn, rooms) {
  const visit = (set, from) => {
    const onLine = new Map();
    for (const cell of set) for (const line of game.through[cell]) onLine.set(line, (onLine.get(line) ?? 0) + 1);
    let at = from;
    while (at < rooms.length && !rooms[at].isHome(set, onLine)) at++;
    if (at === rooms.length) throw new Error(`a turn on ${set.join(" ")} has no answer`);
    const option = rooms[at];
    option.answers(set, onLine);
    if (set.length === turn) return;
    option.isClosed.forEach((is, cell) => is && visit([...set, cell], at + 1));
    for (const line of option.limited) {
      const more = option.rooms[line] + 1 - (onLine.get(line) ?? 0);
      if (option.rooms[line] === 0 || more > turn - set.length) continue;
      const open = game.lines[line].filter((cell) => option.isFree[cell] && !set.includes(cell));
      for (const some of subsets(open, more)) visit([...set, ...some], at + 1);
    }
  };
  visit([], 0);
}

function subsets(cells, size) {
  if (size === 0) return [[]];
  return cells.flatMap((cell, i) => subsets(cells.slice(i + 1), size - 1).map((rest) => [cell, ...rest]));
}

/** Z and t; where O has all stones of the scene already, and more would be let off, Z⁺ keeps O from having others. */
function claimOfTurns({ game, needs, isOwn, theirs }, rooms, isQuiet) {
  const most = new Int16Array(game.lines.length).fill(ANY_NUMBER);
  const fits = game.lines.map(() => true);
  const taken = game.lines.map((line) => countOf(line, theirs));
  const zone = new Uint8Array(game.names.length);
  for (const option of rooms) {
    option.touches.forEach((is, cell) => (zone[cell] |= is));
    game.lines.forEach((line, number) => {
      const then = option.most[number];
      if (then >= option.left[number] || countOf(line, option.blocks) > 0) return;
      most[number] = Math.min(most[number], Math.max(then - option.mostOn(number, countOf(line, isQuiet)), BLOCKED));
      fits[number] &&= then >= taken[number];
    });
  }
  game.lines.forEach((line, number) => {
    if (most[number] >= taken[number] || !fits[number] || line.some((cell) => isOwn[cell] || needs[cell])) return;
    for (const cell of line) if (!theirs[cell]) zone[cell] = 1;
    most[number] = ANY_NUMBER;
  });
  normalise(game, most, needs, zone);
  return { zone, most };
}
