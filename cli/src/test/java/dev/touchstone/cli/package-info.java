@NullMarked
package dev.touchstone.cli;

import org.jspecify.annotations.NullMarked;
