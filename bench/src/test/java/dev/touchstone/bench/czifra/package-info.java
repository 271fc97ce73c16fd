@NullMarked
package dev.touchstone.bench.czifra;

import org.jspecify.annotations.NullMarked;
