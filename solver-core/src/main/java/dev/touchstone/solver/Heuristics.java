package dev.touchstone.solver;

/**
 * What the search knows besides the rules; each can be switched off to see what it is worth. None
 * changes who wins.
 *
 * @param numbers the expected work of a new position grows with its potential, instead of 1
 * @param threats wins by threats are looked for, and answers to threats
 * @param deadCells cells and stones on no needed line, and lines that include another one, are
 *     dropped
 * @param exchanges threats that cost nothing are played out at once
 * @param pairings Breaker's wins by a pairing are looked for
 * @param zones a refutation answers all moves outside its zone, not only the one it was found for
 * @param parts positions that fall apart are searched part by part
 * @param symmetry positions that are images of one another are taken for one
 */
public record Heuristics(
    boolean numbers,
    boolean threats,
    boolean deadCells,
    boolean exchanges,
    boolean pairings,
    boolean zones,
    boolean parts,
    boolean symmetry) {

  public static final Heuristics ALL =
      new Heuristics(true, true, true, true, true, true, true, true);
  public static final Heuristics NONE =
      new Heuristics(false, false, false, false, false, false, false, false);
}
