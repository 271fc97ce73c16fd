package dev.touchstone.cli;

import dev.touchstone.game.Layout;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about: a board, the stones on it, and who moves first. */
final class GameChoice {

  @Parameters(
      arity = "1..*",
      paramLabel = "GAME",
      description = "m,n,k as in 7,7,5; torus m,n,k; 4,n,7tr; a file: NAME.hg or NAME.pg")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--weak",
      description = "Maker against Breaker (required: no other rules are supported yet)")
  private boolean weak;

  @Option(
      names = "--first",
      paramLabel = "PLAYER",
      converter = PlayerName.class,
      description = "maker or breaker (default: Maker, or as the file says)")
  private @Nullable Player first;

  @Option(names = "--maker", paramLabel = "CELLS", description = "Maker's stones, as in a1,b2")
  private String maker = "";

  @Option(names = "--breaker", paramLabel = "CELLS", description = "Breaker's stones")
  private String breaker = "";

  /** The board in the notation of the user. */
  String notation() {
    return String.join(" ", words);
  }

  /** A name for a folder that belongs to this game. */
  String folderName() {
    return text().folderName();
  }

  /** The game as the solver and the statement take it. */
  Setup setup() throws Refusal {
    if (!weak) {
      throw Refusal.usage(
          "strong games cannot be solved yet; add --weak (Maker against Breaker) for the weak game");
    }
    return text().setup();
  }

  /** What the game's file says for those who look at it. */
  Optional<Layout> layout() throws Refusal {
    return text().layout();
  }

  private GameText text() {
    return new GameText(notation(), maker, breaker, first);
  }
}
