/** What people see of a run: in a terminal, and on a page of the coordinator's own machine. */
@NullMarked
package dev.touchstone.cluster.view;

import org.jspecify.annotations.NullMarked;
