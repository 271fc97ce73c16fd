// The address of a page holds the moves up to what is shown, so that a position can be kept and sent; before them the
// strategy's player, where either player has one and it is not the usual one.

/** More of a word that is no move is not repeated. */
const LONGEST_WORD = 20;

/** The player for whom a proof plays if nothing else is said. */
function usualPlayer(proof) {
  return proof.players[proof.players.length - 1];
}

/** What stands behind #. */
function addressOf(proof, player, cells) {
  const { players, game } = proof.statement;
  // A point may be in a name; in the address it stands between names.
  const words = cells.map((cell) => encodeURIComponent(game.name(cell)).replaceAll(".", "%2E").replaceAll("%2C", ","));
  if (player !== usualPlayer(proof)) words.unshift(`~${players[player]}`);
  return words.join(".");
}

/** The player and the cells that an address names, each with the word for it; cells that do not exist are -1. */
function readAddress(proof, hash) {
  const { players, game } = proof.statement;
  const words = hash.length > 1 ? hash.slice(1).split(".") : [];
  const named = proof.players.find((player) => proof.players.length > 1 && words[0] === `~${players[player]}`);
  if (named !== undefined) words.shift();
  return { player: named ?? usualPlayer(proof), moves: words.map((word) => ({ word, cell: game.cell(decoded(word)) })) };
}

/** What is said of a word of an address that is no move. */
function unplayed(word, reason) {
  const shown = decoded(word) || word;
  return `The address goes on with “${shown.length > LONGEST_WORD ? `${shown.slice(0, LONGEST_WORD)}…` : shown}”, which could not be played: ${reason}.`;
}

/** What stands in an address; anything may. */
function decoded(word) {
  try {
    return decodeURIComponent(word);
  } catch {
    return "";
  }
}
