/**
 * Tilings of the plane (T22): what they are made of, their files, those that are known, and ways to
 * come by others. Whether Breaker wins the tiles is not asked here.
 */
@NullMarked
package dev.touchstone.solver.tiling;

import org.jspecify.annotations.NullMarked;
