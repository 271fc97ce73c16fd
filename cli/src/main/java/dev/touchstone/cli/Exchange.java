package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Reply;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;

/**
 * A turn of the person's and its answer, or the strategy's first turn if it moves first.
 *
 * @param theirs the person's stones, none if the strategy begins
 */
record Exchange(List<Integer> theirs, Reply reply) {

  Exchange {
    theirs = List.copyOf(theirs);
  }

  /** Plays the cells of {@code --moves} in turns, each answered; refuses a turn cut off. */
  static List<Exchange> play(Playing game, List<Integer> cells) throws Refusal {
    Board board = game.strategy().statement().board();
    List<Exchange> exchanges = new ArrayList<>();
    if (game.strategyMoves()) {
      exchanges.add(new Exchange(List.of(), game.answer()));
    }
    for (int cell : cells) {
      if (!game.isFree(cell)) {
        throw MoveList.taken(board, game.cells(), cell);
      }
      game.move(cell);
      if (game.strategyMoves()) {
        Reply reply = game.answer();
        exchanges.add(new Exchange(reply.to(), reply));
      }
    }
    int placed = game.unfinished().size();
    if (placed > 0) {
      throw Refusal.usage(
          "--moves: the last turn has %s of its %s stones"
              .formatted(placed, placed + game.toPlace()));
    }
    return exchanges;
  }
}
