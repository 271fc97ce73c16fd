package dev.touchstone.bench.forge;

import java.util.SplittableRandom;

/** The kinds of games in which claims are forged. */
enum Realm {
  /** Weak and strong games of a few cells whose lines are listed: claims. */
  LISTED("listed lines", 60),
  /** Strong ones with turns of several stones. */
  TURNS("several stones", 80),
  /** Games of listed lines with initial stones and openings of any size: statements. */
  ENDS("ends of proofs", 90),
  /** Hex: Links, and who wins. */
  HEX("Hex", 160),
  /** Hex on a square board: by which first moves Black wins. */
  MAPS("maps of Hex", 160),
  /** The plane and strips, and all boards with a region. */
  HOSTS("infinite boards", 70),
  /** Tilings of the plane. */
  TILINGS("tilings", 4);

  private final String words;
  private final int tries;

  Realm(String words, int tries) {
    this.words = words;
    this.tries = tries;
  }

  String words() {
    return words;
  }

  /** How many in each game: what is built on claims needs many, but they take longer and longer. */
  int tries() {
    return tries;
  }

  Arena arena(SplittableRandom random) {
    return switch (this) {
      case LISTED -> ListedArena.ofClaims(random);
      case TURNS -> ListedArena.inTurns(random);
      case ENDS -> ListedArena.ofStatements(random);
      case HEX -> HexArena.random(random);
      case MAPS -> HexArena.ofMap(random);
      case HOSTS -> HostArena.random(random);
      case TILINGS -> TilingArena.random(random);
    };
  }
}
