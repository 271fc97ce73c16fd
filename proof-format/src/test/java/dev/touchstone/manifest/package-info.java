@NullMarked
package dev.touchstone.manifest;

import org.jspecify.annotations.NullMarked;
