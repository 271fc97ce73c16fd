package dev.touchstone.theorem;

import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Rules;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Names a folder after a game: 7,7,5-weak, 5up,6up,4-strong. No separators, blanks, colons or
 * leading dots.
 */
public final class FolderName {

  private static final int LONGEST = 80;

  private FolderName() {}

  /** The stones are part of the name, so that a game does not take the place of another. */
  public static String of(
      String notation, String black, String white, @Nullable Player first, Rules rules) {
    String whole =
        lastPart(notation).replace("+", "up")
            + "-"
            + rules.word()
            + stones(rules.nameOf(Player.BLACK), black)
            + stones(rules.nameOf(Player.WHITE), white)
            + (first == null ? "" : "-first-" + rules.nameOf(first));
    return plain(whole);
  }

  /** A position of Hex: hex-7,7-black-d4-white-first; or all first moves: hex-7,7-openings. */
  public static String ofHex(Setup setup, boolean openings) {
    StringJoiner name = new StringJoiner("-").add(setup.board().notation());
    for (Player player : Player.values()) {
      if (!setup.stones(player).isEmpty()) {
        name.add(Rules.HEX.nameOf(player));
        setup.stones(player).forEach(cell -> name.add(setup.board().cellName(cell)));
      }
    }
    if (setup.first() == Player.WHITE) {
      name.add(Rules.HEX.nameOf(Player.WHITE)).add("first");
    }
    return plain(name + (openings ? "-openings" : ""));
  }

  private static String plain(String whole) {
    String plain = whole.replaceAll("[^A-Za-z0-9.,_-]+", "-").replaceAll("^[.,_-]+", "");
    return plain.length() <= LONGEST
        ? plain
        : plain.substring(0, LONGEST) + "-%08x".formatted(whole.hashCode());
  }

  private static String stones(String player, String cells) {
    return cells.isBlank() ? "" : "-" + player + "-" + cells.strip();
  }

  private static String lastPart(String notation) {
    if (!Notation.isFile(notation)) {
      return notation;
    }
    String path = Notation.path(notation);
    return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  }
}
