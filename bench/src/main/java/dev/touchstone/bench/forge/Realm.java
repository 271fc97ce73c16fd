package dev.touchstone.bench.forge;

import java.util.SplittableRandom;
import java.util.function.Function;

/** The kinds of games in which claims are forged. */
enum Realm {
  /** Weak and strong games of a few cells whose lines are listed: claims. */
  LISTED("listed lines", 60, ListedArena::ofClaims),
  /** Strong ones with turns of several stones. */
  TURNS("several stones", 80, ListedArena::inTurns),
  /** Games of listed lines with initial stones and openings of any size: statements. */
  ENDS("ends of proofs", 90, ListedArena::ofStatements),
  /** Hex: Links, and who wins. */
  HEX("Hex", 160, HexArena::random),
  /** The plane and strips, and all boards with a region. */
  HOSTS("infinite boards", 70, HostArena::random),
  /** Tilings of the plane. */
  TILINGS("tilings", 4, TilingArena::random);

  private final String words;
  private final int tries;
  private final Function<SplittableRandom, Arena> games;

  Realm(String words, int tries, Function<SplittableRandom, Arena> games) {
    this.words = words;
    this.tries = tries;
    this.games = games;
  }

  String words() {
    return words;
  }

  /** How many in each game: what is built on claims needs many, but they take longer and longer. */
  int tries() {
    return tries;
  }

  Arena arena(SplittableRandom random) {
    return games.apply(random);
  }
}
