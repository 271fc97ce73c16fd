package dev.touchstone.cli;

import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.Refusal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** By which rules a board is played, as far as a statement can say it. */
final class RulesChoice {

  @Option(
      names = "--strong",
      description = "Black against White: who first owns a whole line wins, or nobody")
  private boolean strong;

  @Option(names = "--black", paramLabel = "CELLS", description = "Black's stones (strong, Hex)")
  private String black = "";

  @Option(names = "--white", paramLabel = "CELLS", description = "White's stones (strong, Hex)")
  private String white = "";

  @Option(
      names = "--turn",
      paramLabel = "P",
      description = "the stones of a turn, from 1 to 8 (default: 1)")
  private int turn = 1;

  @Option(
      names = "--opening",
      paramLabel = "Q",
      description = "the stones of the very first turn, from 1 to 8 (default: P)")
  private @Nullable Integer opening;

  @Option(
      names = "--overline",
      paramLabel = "WORD",
      description = "wins, or void if only runs of exactly k win (default: wins)")
  private String overline = "wins";

  /** The problem that is described, on this board. */
  Problem problem(GameChoice game) throws Refusal {
    // A name that leads to no board comes first.
    String notation = game.notation();
    Rules rules = game.isHex() ? Rules.HEX : strong ? Rules.STRONG : Rules.WEAK;
    if (rules == Rules.HEX ? strong || game.isWeak() : strong == game.isWeak()) {
      throw Refusal.usage(
          (rules == Rules.HEX
                  ? "%s: Hex has rules of its own; leave --weak and --strong out"
                  : "%s: by which rules? Either --weak (Maker against Breaker) or --strong (the first whole line wins)")
              .formatted(notation));
    }
    boolean weak = rules == Rules.WEAK;
    if (weak ? !black.isEmpty() || !white.isEmpty() : game.hasWeakStones()) {
      throw Refusal.usage(
          "the stones of a %s game are given by --%s and --%s"
              .formatted(rules.word(), names(rules)[0], names(rules)[1]));
    }
    Setup setup = (weak ? game.text() : game.text(rules, black, white)).setup(rules);
    if (!overline.equals("wins") && !overline.equals("void")) {
      throw Refusal.usage("--overline: wins or void, not '" + overline + "'");
    }
    try {
      return new Problem(
          setup, turn, opening == null ? turn : opening, rules, overline.equals("wins"));
    } catch (IllegalArgumentException e) {
      // The messages of Problem begin with the key that they are about.
      throw Refusal.usage("--" + e.getMessage());
    }
  }

  private static String[] names(Rules rules) {
    return PlayerName.both(rules).split(" or ", -1);
  }
}
