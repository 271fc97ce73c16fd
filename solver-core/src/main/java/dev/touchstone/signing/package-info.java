/** Private keys, where they come from, and how they sign notes. Nothing here decides a theorem. */
@NullMarked
package dev.touchstone.signing;

import org.jspecify.annotations.NullMarked;
