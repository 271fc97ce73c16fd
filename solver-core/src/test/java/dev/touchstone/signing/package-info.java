@NullMarked
package dev.touchstone.signing;

import org.jspecify.annotations.NullMarked;
