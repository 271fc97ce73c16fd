package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.theorem.InWords;

/** A theorem in a few words, the same wherever pages name it and where it is cited. */
final class Title {

  private Title() {}

  /**
   * With the name of the game; without one with its board in words, which tell more than a kind.
   */
  static String of(Entry theorem) {
    String kind = theorem.game().statement().board().notation();
    return theorem.game().name().equals(kind)
        ? InWords.headline(theorem.game().statement())
        : theorem.headline();
  }
}
