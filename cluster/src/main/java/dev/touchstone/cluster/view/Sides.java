package dev.touchstone.cluster.view;

import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;

/**
 * The two players as people read them.
 *
 * @param black Black, who is Maker in a weak game
 * @param blackReaches what Black has proved in the end: "Black wins"
 * @param whiteReaches the same of White
 */
public record Sides(String black, String white, String blackReaches, String whiteReaches) {

  /** Those of this game, and of what is asked of it. */
  public static Sides of(Ground ground) {
    String black = name(ground, Player.BLACK);
    String white = name(ground, Player.WHITE);
    return new Sides(
        black, white, reaches(ground, Player.BLACK, black), reaches(ground, Player.WHITE, white));
  }

  private static String name(Ground ground, Player player) {
    String name = ground.problem().rules().nameOf(player);
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static String reaches(Ground ground, Player player, String name) {
    return name + (ground.outcome(player).isHold() ? " holds" : " wins");
  }

  /** What is asked: a game in which nobody may win asks whether one player does. */
  public static String question(Ground ground) {
    Rules rules = ground.problem().rules();
    String game = ground.problem().board().notation() + " (" + rules.word() + ")";
    return rules == Rules.STRONG
        ? game + ": whether " + reaches(ground, ground.attacker(), name(ground, ground.attacker()))
        : game;
  }
}
