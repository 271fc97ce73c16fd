/** What the pages are held against, and only the verifier's own package can see. */
@NullMarked
package dev.touchstone.verifier;

import org.jspecify.annotations.NullMarked;
