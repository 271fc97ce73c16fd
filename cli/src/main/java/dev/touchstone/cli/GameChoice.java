package dev.touchstone.cli;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.GameName;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about: a board, the stones on it, and who moves first. */
final class GameChoice {

  @Parameters(
      arity = "1..*",
      paramLabel = "GAME",
      description = "m,n,k: 7,7,5; torus, hcylinder, vcylinder m,n,k; 4,n,7tr; n^d; X.hg, .pg")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--weak",
      description = "only Maker wins by a line (default: strong, who is first to own one)")
  private boolean weak;

  @Option(
      names = "--first",
      paramLabel = "PLAYER",
      description = "maker or breaker (strong: black, white; default: as the file says)")
  private @Nullable String first;

  @Option(
      names = "--maker",
      paramLabel = "CELLS",
      description = "Maker's stones: a1,b2; --breaker: Breaker's (strong: --black, --white)")
  private String maker = "";

  @Option(names = "--breaker", paramLabel = "CELLS", hidden = true)
  private String breaker = "";

  /** The board in its notation; a name that leads to no board is judged before all options. */
  String notation() throws Refusal {
    return GameName.notation(String.join(" ", words));
  }

  /** Refuses what is no board, whatever is asked of it. */
  void requireBoard() throws Refusal {
    new GameText(notation(), "", "", null).setup();
  }

  /** Whether it is Hex, which has rules of its own. */
  boolean isHex() throws Refusal {
    return notation().startsWith(Rules.HEX.word() + " ");
  }

  boolean isWeak() {
    return weak;
  }

  /** Whether stones are placed by the names of a weak game. */
  boolean hasWeakStones() {
    return !maker.isEmpty() || !breaker.isEmpty();
  }

  /** The weak game as it was typed. */
  GameText text() throws Refusal {
    return text(Rules.WEAK, maker, breaker);
  }

  /** The same board under these rules, with these stones. */
  GameText text(Rules rules, String black, String white) throws Refusal {
    String notation = notation();
    @Nullable Player firstPlayer = first == null ? null : PlayerName.read("--first", first, rules);
    return new GameText(notation, black, white, firstPlayer);
  }
}
