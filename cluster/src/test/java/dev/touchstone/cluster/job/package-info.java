package dev.touchstone.cluster.job;
