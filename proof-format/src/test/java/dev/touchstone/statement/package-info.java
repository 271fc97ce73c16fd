/** Tests of the package of the same name. */
@NullMarked
package dev.touchstone.statement;

import org.jspecify.annotations.NullMarked;
