/** Tests of the verifier, the corpus and its builders. */
@NullMarked
package dev.touchstone.verifier;

import org.jspecify.annotations.NullMarked;
