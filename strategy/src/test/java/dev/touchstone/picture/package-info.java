@NullMarked
package dev.touchstone.picture;

import org.jspecify.annotations.NullMarked;
