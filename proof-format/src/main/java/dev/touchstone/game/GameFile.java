package dev.touchstone.game;

/** What a file says: the game, and for those who look at it, its name and where its cells lie. */
public record GameFile(Setup setup, Layout layout) {}
