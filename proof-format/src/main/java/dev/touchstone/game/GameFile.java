package dev.touchstone.game;

/**
 * A game as a file describes it.
 *
 * @param whiteWins whether the file says that White wins by lines, so that the game is a strong one
 */
public record GameFile(Setup setup, Layout layout, boolean whiteWins) {}
