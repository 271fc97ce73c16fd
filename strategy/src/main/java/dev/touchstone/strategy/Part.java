package dev.touchstone.strategy;

/** A claim in force, and the cells on which it is played. */
record Part(int claim, Roles roles) {}
