package dev.touchstone.cluster.tree;
