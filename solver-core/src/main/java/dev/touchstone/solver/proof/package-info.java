/**
 * From what the table knows to the steps of a certificate: which options are needed, in which
 * order, which claims are kept and used again.
 *
 * <p>The only room that knows the format. Nothing here searches for who wins: it looks again for
 * pairs and threats that are known to be there.
 */
@NullMarked
package dev.touchstone.solver.proof;

import org.jspecify.annotations.NullMarked;
