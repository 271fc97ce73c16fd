/** Statements: what exactly is claimed, in one canonical text whose SHA-256 is its identity. */
@NullMarked
package dev.touchstone.statement;

import org.jspecify.annotations.NullMarked;
