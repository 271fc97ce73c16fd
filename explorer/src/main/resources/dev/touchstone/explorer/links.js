// The Links of Hex that are in force, as players see them: what is joined, and which cells that needs. The same in Java:
// strategy/HexLinks, HexLink.

const HEX_SIDES = ["upper", "lower", "left", "right"];

class HexLink {
  /** @param from the end with the lower number: a cell, or behind the cells one of the player's sides */
  constructor(game, player, from, to, carrier) {
    Object.assign(this, { game, player, from, to, carrier });
    this.cells = game.names.length;
    this.shape = this.#shape();
  }

  get isTouching() {
    return this.carrier.length === 0;
  }

  #shape() {
    if (this.to < this.cells) return this.#isBridge() ? "bridge" : null;
    return this.from < this.cells ? templateOf(this.#seenFromSide(this.from), this.carrier.map((cell) => this.#seenFromSide(cell))) : null;
  }

  /** Two cells with two neighbours in common, which are the carrier, and are none themselves. */
  #isBridge() {
    const [ones, others] = [this.from, this.to].map((cell) => this.game.around(cell, this.player).filter((place) => place >= 0));
    const common = ones.filter((place) => others.includes(place));
    return this.carrier.length === 2 && common.length === 2 && common.every((cell) => this.carrier.includes(cell)) && !ones.includes(this.to);
  }

  /** The board is turned, and for White mirrored at its long diagonal, until the side is below. */
  #seenFromSide(cell) {
    const { rows, columns } = this.game.layout;
    const place = [Math.floor(cell / columns), cell % columns];
    const [across, along] = this.player === 0 ? place : place.reverse();
    return this.to === this.cells ? [across + 1, -along] : [(this.player === 0 ? rows : columns) - across, along];
  }

  get words() {
    const { game, from, to, cells, shape, carrier } = this;
    const side = (end) => HEX_SIDES[end - cells + 2 * this.player];
    const ends = from >= cells ? `from the ${side(from)} to the ${side(to)} side`
      : to >= cells ? `${game.name(from)} to the ${side(to)} side` : `${game.name(from)}-${game.name(to)}`;
    return shape !== null ? `${shape} ${ends}` : `link ${ends} in ${carrier.length === 1 ? "one cell" : `${carrier.length} cells`}`;
  }
}

/**
 * What joins P's stones and sides, side by side. A captured pair (T17) is told as the bridge that it makes, if it makes one; of other
 * pairs and of dead cells only the links are told that count them as P's.
 */
function linksInForce(strategy, position) {
  if (strategy.kind !== LINK) return [];
  const links = [];
  const pairs = [];
  for (const part of strategy.inForce(position)) {
    const { proof, claim, roles, imagined } = part;
    const groups = proof.rule(claim).groups(proof, claim);
    if (groups.length === 0) {
      links.push(linkOf(strategy, part));
      continue;
    }
    const pair = groups[0].map((role) => roles.cellOf(role)).sort((a, b) => a - b);
    if (!pair.some((cell) => imagined.includes(cell))) pairs.push(pair);
  }
  for (const pair of pairs) tellBridge(strategy, pair, pair.find((cell) => position.stones.of(cell) === strategy.player), links);
  return links;
}

/**
 * Puts a bridge in the place of the two links that touch in the same cell of a captured pair. Once one cell of the pair is P's, it is
 * there that the bridge has been joined.
 */
function tellBridge({ game, player }, pair, joined, links) {
  const between = (one, other, carrier) => new HexLink(game, player, ...sortedEnds([one, other]), carrier);
  for (const cell of pair) {
    const arms = links.filter((link) => link.isTouching && [link.from, link.to].includes(cell));
    if (arms.length !== 2) continue;
    const [one, other] = arms.map(({ from, to }) => (from === cell ? to : from));
    const bridge = between(one, other, pair);
    if (bridge.shape === null) continue;
    links[links.indexOf(arms[0])] = joined === undefined ? bridge : between(one, joined, []);
    if (joined === undefined) links.splice(links.indexOf(arms[1]), 1);
    else links[links.indexOf(arms[1])] = between(joined, other, []);
    return;
  }
}

function linkOf({ statement, game, player }, { proof, claim, roles, imagined }) {
  const turned = { images: roles.cells, image: (role) => roles.cellOf(role) };
  const ends = sortedEnds(proof.ends.get(claim).map((end) => imageOfEnd({ game, statement }, turned, end)));
  const carrier = proof.zone(claim).map((role) => roles.cellOf(role)).filter((cell) => !imagined.includes(cell));
  return new HexLink(game, player, ends[0], ends[1], carrier.sort((a, b) => a - b));
}
