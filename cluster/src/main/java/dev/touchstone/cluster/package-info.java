/**
 * One game solved by many: the coordinator, who has the tree and its log, and the workers, who need
 * not be trusted. Start at {@link Coordinator}.
 */
@NullMarked
package dev.touchstone.cluster;

import org.jspecify.annotations.NullMarked;
