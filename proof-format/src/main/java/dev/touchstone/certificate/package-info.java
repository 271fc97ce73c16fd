/**
 * Certificates: the steps of a proof and the one canonical byte string that carries them. Nothing
 * here judges truth.
 */
@NullMarked
package dev.touchstone.certificate;

import org.jspecify.annotations.NullMarked;
