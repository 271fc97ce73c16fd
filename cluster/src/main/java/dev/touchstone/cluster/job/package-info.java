/** What is asked of a worker and what it answers, as bytes; and who answers. */
@NullMarked
package dev.touchstone.cluster.job;

import org.jspecify.annotations.NullMarked;
