/** The command line: solve a game, verify a certificate, print a statement. */
@NullMarked
package dev.touchstone.cli;

import org.jspecify.annotations.NullMarked;
