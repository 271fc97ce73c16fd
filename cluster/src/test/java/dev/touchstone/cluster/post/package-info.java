package dev.touchstone.cluster.post;
