package dev.touchstone.cli;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads maker or breaker. */
final class PlayerName implements ITypeConverter<Player> {

  @Override
  public Player convert(String text) {
    for (Player player : Player.values()) {
      if (of(player).equals(text.toLowerCase(Locale.ROOT))) {
        return player;
      }
    }
    throw new TypeConversionException("maker or breaker, not '" + text + "'");
  }

  static String of(Player player) {
    return Rules.WEAK.nameOf(player);
  }
}
