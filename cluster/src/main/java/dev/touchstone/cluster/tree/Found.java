package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;

/**
 * What a job has proved.
 *
 * @param answer the mover's stones if the mover wins; none if that takes none, and otherwise
 * @param claim the claim that holds then, or now
 * @param bound whether its steps say what they say in positions like its own only
 * @param place where its certificate is, for whoever keeps it
 * @param length the bytes of the certificate
 */
public record Found(
    Player winner, CellSet answer, Claim claim, boolean bound, long place, int length) {}
