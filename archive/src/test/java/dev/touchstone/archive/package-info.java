@NullMarked
package dev.touchstone.archive;

import org.jspecify.annotations.NullMarked;
