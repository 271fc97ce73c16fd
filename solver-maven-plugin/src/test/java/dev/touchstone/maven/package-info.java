@NullMarked
package dev.touchstone.maven;

import org.jspecify.annotations.NullMarked;
