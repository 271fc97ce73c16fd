package dev.touchstone.cli;

import dev.touchstone.game.Notation;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Files;
import java.nio.file.Path;

/** A game's file where a theorem's folder is wanted: there must be a proof of the game first. */
final class GameInstead {

  private GameInstead() {}

  /**
   * Says by which command there will be one; other files, and folders, are none of its business.
   */
  static void refuse(Path file) throws Refusal {
    String name = file.toString();
    if (Notation.isFile(name) && Files.exists(file) && !Files.isDirectory(file)) {
      throw Refusal.usage(
          "%s is a game, not the folder of a theorem; this proves it and makes one: touchstone solve %s --weak"
              .formatted(name, word(name)));
    }
  }

  /** One word to a shell. */
  private static String word(String name) {
    return name.matches("[\\p{L}\\p{N}_./,+@%=:-]+")
        ? name
        : "'" + name.replace("'", "'\\''") + "'";
  }
}
