/**
 * Pictures of games: positions with the zone, the pairs and the last move, as SVG, PNG and text.
 */
@NullMarked
package dev.touchstone.picture;

import org.jspecify.annotations.NullMarked;
