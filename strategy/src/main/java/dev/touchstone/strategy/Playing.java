package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A game against a strategy: the opponent moves ({@link #move}), the strategy answers ({@link
 * #answer}), until the board is full. After the game is decided it can go on all the same. Undone
 * moves leave nothing behind.
 */
public final class Playing {

  private final Strategy strategy;
  private final Answering answering;
  private final List<Situation> history = new ArrayList<>();

  Playing(Strategy strategy, Answering answering) {
    this.strategy = strategy;
    this.answering = answering;
    Statement statement = strategy.statement();
    Player player = strategy.player();
    Roles own = Roles.own(statement.game().cellCount());
    history.add(
        new Situation(
            statement.setup().stones(player),
            statement.setup().stones(player.opponent()),
            answering.parts(new Part(strategy.last(), own)),
            statement.setup().first() != player,
            OptionalInt.empty(),
            null));
  }

  public Strategy strategy() {
    return strategy;
  }

  private Game game() {
    return strategy.statement().game();
  }

  private Situation now() {
    return history.get(history.size() - 1);
  }

  /** Whose turn it is. */
  public Player toMove() {
    return now().opponentMoves() ? strategy.player().opponent() : strategy.player();
  }

  /** Whether the strategy is to move. */
  public boolean strategyMoves() {
    return !now().opponentMoves();
  }

  /** The stones of a player. */
  public CellSet stones(Player player) {
    return player == strategy.player() ? now().own() : now().opponents();
  }

  /** The cells without a stone. */
  public CellSet free() {
    return game().allCells().minus(now().taken());
  }

  /** Whether the board is full. */
  public boolean isOver() {
    return free().isEmpty();
  }

  /** The player whose win cannot be changed any more. */
  public Optional<Player> winner() {
    CellSet maker = stones(Player.BLACK);
    for (int line = 0; line < game().lineCount(); line++) {
      if (maker.containsAll(game().line(line))) {
        return Optional.of(Player.BLACK);
      }
    }
    boolean blocked = game().linesMeeting(stones(Player.WHITE)).containsAll(game().allLines());
    return blocked ? Optional.of(Player.WHITE) : Optional.empty();
  }

  /** The moves since the initial position, in order, whoever made them. */
  public List<Integer> moves() {
    return history.stream().skip(1).flatMap(moment -> moment.last().stream().boxed()).toList();
  }

  /** The last move. */
  public OptionalInt last() {
    return now().last();
  }

  /** The last move, if it was the strategy's, and why. */
  public Optional<Reply> reply() {
    return Optional.ofNullable(now().reply());
  }

  /** What the strategy relies on now. */
  public Promise promise() {
    return answering.promise(now().parts(), now().taken(), now().own());
  }

  /** The opponent's move, which must be on a free cell. */
  public void move(int cell) {
    if (strategyMoves()) {
      throw new IllegalStateException("it is the strategy's turn");
    }
    if (cell < 0 || cell >= game().cellCount() || !now().isFree(cell)) {
      throw new IllegalArgumentException("no free cell " + cell);
    }
    history.add(now().afterOpponent(cell));
  }

  /** What the strategy plays now, and why; the move is made. */
  public Reply answer() {
    Situation now = now();
    if (now.opponentMoves()) {
      throw new IllegalStateException("it is the opponent's turn");
    }
    Situation then =
        now.last().isPresent()
            ? answering.answer(now)
            : answering.open(now, strategy.opening().orElse(game().noCells()));
    history.add(then);
    return Optional.ofNullable(then.reply()).orElseThrow();
  }

  /** Takes back the last move; whether there was one. */
  public boolean undo() {
    if (history.size() == 1) {
      return false;
    }
    history.remove(history.size() - 1);
    return true;
  }
}
