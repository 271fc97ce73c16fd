/**
 * Messages between coordinator and workers: bytes of our own, sealed by a secret, carried by
 * Hazelcast.
 */
@NullMarked
package dev.touchstone.cluster.post;

import org.jspecify.annotations.NullMarked;
