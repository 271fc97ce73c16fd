package dev.touchstone.theorem;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What follows for an m,n,k game from a published value of another weak one (docs/theorems.md): if
 * Breaker wins on a board, then on every part of it, and with longer runs, and there the strong
 * game is a draw; if Maker wins, then on every board that it is a part of, and with shorter runs.
 * Nothing follows from a disputed value.
 *
 * @param board of which the value is published
 */
public record ImpliedValue(String board, PublishedValue published) {

  private static final Pattern SIDES = Pattern.compile("(\\d+),(\\d+),(\\d+)");

  /** The best that there is: values on which several results agree come first. */
  public static Optional<ImpliedValue> of(Statement statement) {
    Matcher sides = SIDES.matcher(statement.board().notation());
    if (!PublishedValue.isUsual(statement) || !sides.matches()) {
      return Optional.empty();
    }
    boolean weak = statement.rules() == Rules.WEAK;
    return PublishedValue.rows()
        .map(ImpliedValue::weak)
        .flatMap(Optional::stream)
        .filter(value -> !value.published.status().equals("disputed"))
        .filter(value -> (weak || value.isBreakers()) && value.covers(sides))
        .min(Comparator.comparing(value -> !value.published.isAgreed()));
  }

  /** A row of the list, if it is of a weak m,n,k game. */
  private static Optional<ImpliedValue> weak(String row) {
    String[] words = row.split(" ", 5);
    return words[0].equals(Rules.WEAK.word()) && SIDES.matcher(words[1]).matches()
        ? Optional.of(new ImpliedValue(words[1], new PublishedValue(words[2], words[3], words[4])))
        : Optional.empty();
  }

  private boolean isBreakers() {
    return published.winner().equals(Rules.WEAK.nameOf(Player.WHITE));
  }

  /** Whether a statement, on one of the boards that this is about, says what follows. */
  public boolean confirmedBy(Statement statement) {
    return statement.rules() == Rules.WEAK
        ? published.confirmedBy(statement)
        : !statement.winner().isWin();
  }

  /** Whether the value of the game with these sides follows. */
  private boolean covers(Matcher game) {
    Matcher known = SIDES.matcher(board);
    known.matches();
    return isBreakers()
        ? isPart(game, known) && side(game, 3) >= side(known, 3)
        : isPart(known, game) && side(game, 3) <= side(known, 3);
  }

  /** Whether one board lies within another, turned or not. */
  private static boolean isPart(Matcher small, Matcher large) {
    int rows = side(large, 1);
    int columns = side(large, 2);
    return (side(small, 1) <= rows && side(small, 2) <= columns)
        || (side(small, 2) <= rows && side(small, 1) <= columns);
  }

  private static int side(Matcher board, int which) {
    return Integer.parseInt(board.group(which));
  }
}
