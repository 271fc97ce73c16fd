package dev.touchstone.cluster.view;
