package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Motion;
import java.util.List;

/**
 * What the rules make of claims, as an algebra: a {@link Replay} leads the steps of a certificate
 * to one call each. The verifier's claims are checked ones, a player's are a graph to play by.
 * Whoever implements it must have a meaning for every rule.
 *
 * @param <C> a claim
 */
public interface Claims<C> {

  /** T1. */
  C nothing();

  /** T2. */
  C stones(int line) throws Fault;

  /** T3, of listed groups and of those of a COVER. */
  C groups(Step.Groups groups) throws Fault;

  /** T4. */
  C potential(Step.Potential potential) throws Fault;

  /** T5, T6 and T14; at least one. */
  C options(List<Answer<C>> options) throws Fault;

  /** T11. */
  C done(int line) throws Fault;

  /**
   * T12; at least one.
   *
   * @param own P's stones in the scene, but for the initial ones
   * @param opponents those of O
   */
  C ordered(List<Answer<C>> options, CellSet own, CellSet opponents) throws Fault;

  /** T7; at least one. */
  C both(List<C> parts) throws Fault;

  /** T15. */
  C touch(int from, int to) throws Fault;

  /** T16. */
  C join(C first, C second) throws Fault;

  /** T17. */
  C fill(C claim, LinkStep.Fill fill) throws Fault;

  /** The claims of the proof that a tile is won; as many as there are tiles. */
  Claims<C> within(Tile tile) throws Fault;

  /** A tile by what was left at the end of its proof. */
  C tile(Tile tile, C proof) throws Fault;

  /** T22; as many claims as the step has lists of places. */
  C tiling(List<C> tiles, TileStep.Tiling tiling) throws Fault;

  /** T8. */
  C swap(C claim, int from, int to) throws Fault;

  /** T9: the image under the symmetry of this number. */
  C image(C claim, long symmetry) throws Fault;

  /** T9: the next symmetry, by the image of each cell. */
  void symmetry(CellList images) throws Fault;

  /** T9 of infinite boards: the next symmetry. */
  void motion(Motion motion) throws Fault;

  /** T10, T13, T18, T21, T23: what is left, in the order in which it was made. */
  void theorem(List<Left<C>> left) throws Fault;
}
