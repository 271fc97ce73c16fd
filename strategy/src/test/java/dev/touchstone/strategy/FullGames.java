package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import java.util.Random;

/** Whole games, to the last free cell, that the strategy must not lose. */
final class FullGames {

  private FullGames() {}

  static void play(Strategy strategy, Opponent opponent, int games) {
    Random chance = new Random(5);
    for (int i = 0; i < games; i++) {
      Playing game = strategy.play();
      while (!game.isOver()) {
        if (game.strategyMoves()) {
          answer(game);
        } else {
          game.move(opponent.choose(game, chance));
        }
      }
      assertThat(game.winner()).as("%s %s", opponent, game.moves()).hasValue(strategy.player());
    }
  }

  /** Every game that there is; the number of them. */
  static long playAll(Playing game) {
    if (game.isOver()) {
      assertThat(game.winner()).as("%s", game.moves()).hasValue(game.strategy().player());
      return 1;
    }
    if (game.strategyMoves()) {
      answer(game);
      long games = playAll(game);
      game.undo();
      return games;
    }
    long games = 0;
    for (int cell : game.free().toArray()) {
      game.move(cell);
      games += playAll(game);
      game.undo();
    }
    return games;
  }

  /** The strategy's move: legal, and with a promise that the opponent has no stone in. */
  static void answer(Playing game) {
    CellSet free = game.free();
    Reply reply = game.answer();
    assertThat(reply.cell().isPresent()).isEqualTo(!free.isEmpty());
    reply.cell().ifPresent(cell -> assertThat(free.contains(cell)).isTrue());
    assertThat(game.free().containsAll(reply.promise().zone())).isTrue();
    reply
        .promise()
        .groups()
        .forEach(group -> assertThat(reply.promise().zone().containsAll(group)).isTrue());
    assertThat(game.promise()).isEqualTo(reply.promise());
  }
}
