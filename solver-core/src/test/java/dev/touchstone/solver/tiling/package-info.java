@NullMarked
package dev.touchstone.solver.tiling;

import org.jspecify.annotations.NullMarked;
