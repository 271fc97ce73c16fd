/**
 * The engines: where to look next, and what a decided child makes of its parent. They share a
 * table, and a count of their work that says when to stop.
 *
 * <p>Nothing here knows the format of certificates, files, or how many threads there are.
 */
@NullMarked
package dev.touchstone.solver.search;

import org.jspecify.annotations.NullMarked;
