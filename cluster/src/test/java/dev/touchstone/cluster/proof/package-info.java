package dev.touchstone.cluster.proof;
