/** Tests of the package of the same name. */
@NullMarked
package dev.touchstone.game;

import org.jspecify.annotations.NullMarked;
