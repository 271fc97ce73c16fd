@NullMarked
package dev.touchstone.signature;

import org.jspecify.annotations.NullMarked;
