/** Tests of the package of the same name. */
@NullMarked
package dev.touchstone.certificate;

import org.jspecify.annotations.NullMarked;
