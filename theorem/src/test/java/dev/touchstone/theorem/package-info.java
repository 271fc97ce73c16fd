@NullMarked
package dev.touchstone.theorem;

import org.jspecify.annotations.NullMarked;
