// T3 again: groups that follow from the scene and a few choices (docs/format.md, section 2.4).

RULES.add({
  code: 0x04,
  name: "COVER",
  theorem: "T3",
  shape: LEAF_OF_SCENE,
  ...BY_GROUPS,

  stage(reader, scene) {
    const size = scene.incidence.groupSize;
    const choices = new Deviations(reader);
    const cells = cover(scene, size, choices);
    if (choices.left > 0) throw new Error(`${choices.left} choices are left over`);
    return { size, cells };
  },
});

/** Which choices are not the first of their order, as the bytes say. */
class Deviations {
  constructor(reader) {
    this.reader = reader;
    this.left = reader.number();
    this.before = this.left > 0 ? reader.number() : 0;
  }

  next() {
    if (this.left === 0) return 0;
    if (this.before > 0) {
      this.before--;
      return 0;
    }
    const place = this.reader.number();
    this.left--;
    this.before = this.left > 0 ? this.reader.number() : 0;
    return place;
  }
}

/** Up to so many groups are ordered by what they block. */
const RANKED = 256;

/** Chooses groups until no line is needed; returns their cells one after the other. */
function cover(scene, size, choices) {
  const groups = [];
  for (let line = scene.tightest(); line >= 0; line = scene.tightest()) {
    const cells = scene.cellsOf(line);
    if (cells.length < size) throw new Error(`COVER meets a line with ${cells.length} available cells`);
    const chosen = cells.length === size ? cells : choose(scene, cells, size, choices.next());
    for (const cell of chosen) groups.push(cell);
    scene.group(groups, groups.length - size, size);
  }
  return groups;
}

/**
 * The group at this place of the order: by the needed lines that contain it, the most first, then
 * by colex number; by colex number alone if there are many groups.
 */
function choose(scene, cells, size, place) {
  const count = size === 2 ? (cells.length * (cells.length - 1)) / 2 : binomial(cells.length, size);
  if (place >= count) throw new Error(`choice ${place} of ${count}`);
  if (count > RANKED) return unrank(BigInt(place), cells.length, size).map((i) => cells[i]);
  return size === 2 ? choosePair(scene, cells, place) : chooseGroup(scene, cells, size, place, Number(count));
}

const keys = new Int32Array(RANKED);

function choosePair(scene, cells, place) {
  const { lineWords, through } = scene.incidence;
  let number = 0;
  let first = 0;
  for (let b = 1; b < cells.length; b++) {
    for (let a = 0; a < b; a++) {
      let blocked = 0;
      for (let w = 0; w < lineWords; w++) {
        const both = through[cells[a] * lineWords + w] & through[cells[b] * lineWords + w];
        if (both !== 0) blocked += bitCount(both & scene.words[scene.needed + w]);
      }
      // One number to compare: more lines are less, and among equals the colex number decides.
      keys[number] = number - blocked * RANKED;
      if (keys[number] < keys[first]) first = number;
      number++;
    }
  }
  let rest = (place === 0 ? keys[first] : sortedKey(number, place)) & (RANKED - 1);
  let b = 1;
  while (rest >= b) rest -= b++;
  return [cells[rest], cells[b]];
}

function sortedKey(count, place) {
  return keys.subarray(0, count).sort()[place];
}

function chooseGroup(scene, cells, size, place, count) {
  const { lineWords, through } = scene.incidence;
  const members = Array.from({ length: size }, (_, i) => i);
  for (let number = 0; number < count; number++) {
    let blocked = 0;
    for (let w = 0; w < lineWords; w++) {
      let lines = scene.words[scene.needed + w];
      for (const member of members) lines &= through[cells[member] * lineWords + w];
      blocked += bitCount(lines);
    }
    keys[number] = number - blocked * RANKED;
    // The next members in colex order.
    let i = 0;
    while (i + 1 < size && members[i] + 1 === members[i + 1]) members[i] = i++;
    members[i]++;
  }
  return unrank(BigInt(sortedKey(count, place) & (RANKED - 1)), cells.length, size).map((i) => cells[i]);
}

/** The number of ways to choose k of n, exactly. */
function binomial(n, k) {
  if (k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

/** The k of n places with this colex number, ascending. */
function unrank(number, n, k) {
  const places = new Array(k);
  let rest = number;
  let place = n - 1;
  for (let i = k; i >= 1; i--) {
    while (binomial(place, i) > rest) place--;
    places[i - 1] = place;
    rest -= binomial(place, i);
    place--;
  }
  return places;
}

function bitCount(word) {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
