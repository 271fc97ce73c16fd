@NullMarked
package dev.touchstone.strategy;

import org.jspecify.annotations.NullMarked;
