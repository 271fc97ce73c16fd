package dev.touchstone.bench.cluster;
