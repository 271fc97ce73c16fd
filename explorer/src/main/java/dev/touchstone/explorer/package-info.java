/**
 * Theorems as pages to play on: the certificate is decoded in the browser, which answers every move
 * from it. What is here only puts the pages together; the player is the JavaScript in the
 * resources.
 */
@NullMarked
package dev.touchstone.explorer;

import org.jspecify.annotations.NullMarked;
