/**
 * The upper tree of a search whose leaves are jobs: positions, claims, proof numbers, and which
 * leaf comes next.
 */
@NullMarked
package dev.touchstone.cluster.tree;

import org.jspecify.annotations.NullMarked;
