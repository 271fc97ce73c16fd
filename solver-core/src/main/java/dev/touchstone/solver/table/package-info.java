/**
 * What has been found out of positions: entries and the options of the waiting side, packed; the
 * way from a position to its entry; entries as values that can travel.
 *
 * <p>Nothing here decides where to search next, finds options, or writes proofs; and what a table
 * says is believed by nobody until the verifier has seen the proof.
 */
@NullMarked
package dev.touchstone.solver.table;

import org.jspecify.annotations.NullMarked;
