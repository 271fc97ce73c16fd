package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Cells;
import dev.touchstone.strategy.Strategy;
import dev.touchstone.theorem.Refusal;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Against which player the strategy plays, where it can play against either. */
final class SideChoice {

  @Option(
      names = "--as",
      paramLabel = "PLAYER",
      description = "your side: black or white, where both can be played")
  private @Nullable String side;

  @Option(
      names = "--first-move",
      paramLabel = "CELL",
      description = "a map of Hex: Black's first move; the winner's side is played")
  private @Nullable String firstMove;

  boolean isMade() {
    return side != null || firstMove != null;
  }

  /** The strategy that plays against this side. */
  Strategy against(Strategy of) throws Refusal {
    Strategy strategy = firstMove == null ? of : after(of, firstMove);
    if (side == null) {
      return strategy;
    }
    Statement statement = strategy.statement();
    if (strategy.players().size() < statement.provers().size()) {
      checkNotStolen(strategy, side);
    }
    StringJoiner sides = new StringJoiner(" or ");
    for (Player prover : strategy.players()) {
      String name = statement.rules().nameOf(prover.opponent());
      if (name.equalsIgnoreCase(side)) {
        return strategy.as(prover);
      }
      sides.add(name);
    }
    throw Refusal.usage("--as: you can play %s here, not '%s'".formatted(sides, side));
  }

  /** T23: the proof of a map has an answer to every first move. */
  private static Strategy after(Strategy map, String move) throws Refusal {
    if (!map.isMap()) {
      throw Refusal.usage("--first-move is for a map of Hex, which says who wins after each one");
    }
    Board board = map.statement().board();
    List<Integer> cells = MoveList.read("--first-move", board, Cells.of(map.statement()), move);
    if (cells.size() != 1) {
      throw Refusal.usage("--first-move: one cell");
    }
    return map.after(cells.get(0));
  }

  /** T13 (c): who moves first has a strategy, but it is not the one that is written down. */
  private static void checkNotStolen(Strategy strategy, String side) throws Refusal {
    Rules rules = strategy.statement().rules();
    String held = rules.nameOf(strategy.player());
    if (held.equalsIgnoreCase(side)) {
      throw Refusal.usage(
          "--as: only %s's strategy is in this proof, so you play %s; that %s does not lose either follows by stealing it"
              .formatted(
                  held,
                  rules.nameOf(strategy.player().opponent()),
                  rules.nameOf(strategy.player().opponent())));
    }
  }
}
