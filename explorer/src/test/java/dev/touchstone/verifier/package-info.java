/** What the verifier makes of a certificate, step by step, to be compared with the browser. */
@NullMarked
package dev.touchstone.verifier;

import org.jspecify.annotations.NullMarked;
