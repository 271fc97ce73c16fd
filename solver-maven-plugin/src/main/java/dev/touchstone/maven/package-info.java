/**
 * The Maven plugin: parameters become a plan and an outcome becomes an exception. What is done is
 * in dev.touchstone.archive, which knows no Maven.
 */
@NullMarked
package dev.touchstone.maven;

import org.jspecify.annotations.NullMarked;
