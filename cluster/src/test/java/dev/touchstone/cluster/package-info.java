/** Tests of the cluster, most of them without a network. */
package dev.touchstone.cluster;
