/**
 * One certificate from the tree and the certificates of its jobs; and whether such a certificate is
 * to be believed.
 */
@NullMarked
package dev.touchstone.cluster.proof;

import org.jspecify.annotations.NullMarked;
