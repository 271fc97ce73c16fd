package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game against a strategy: the opponent places the stones of its turn one after the other ({@link
 * #move}), the strategy answers the whole turn ({@link #answer}), until the board is full. After
 * the game is decided it can go on all the same. What is undone leaves nothing behind.
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
    Roles own = Roles.own(statement.hypergraph().cellCount());
    int free = statement.hypergraph().cellCount() - statement.taken().count();
    history.add(
        new Situation(
            statement.setup().stones(player),
            statement.setup().stones(player.opponent()),
            answering.parts(new Part(strategy.last(), own, statement.hypergraph().noCells())),
            statement.setup().first() != player,
            Math.min(statement.opening(), free),
            List.of(),
            null));
  }

  public Strategy strategy() {
    return strategy;
  }

  private Hypergraph game() {
    return strategy.statement().hypergraph();
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

  /** How many stones the opponent still has to place before the strategy answers. */
  public int toPlace() {
    return now().opponentMoves() ? now().left() : 0;
  }

  /** The stones that the opponent has placed of a turn that is not complete, in order. */
  public List<Integer> unfinished() {
    return now().opponentMoves() ? now().turn() : List.of();
  }

  /**
   * Whether what the theorem claims has come true and cannot be changed any more: who completes a
   * line has one; who joins two sides has a chain; who prevents a line has a stone on every line,
   * or, in a strong game, was first.
   */
  public boolean isDecided() {
    return strategy.kind().isReached(strategy.statement(), strategy.player(), now().own());
  }

  /** All that is decided for good, by the kind of the claim that is played. */
  public List<Decision> decisions() {
    return strategy.kind().decisions(strategy.statement(), strategy.player(), now().own());
  }

  /**
   * Who has won, if that cannot be changed any more. In the draw of a strong game it is the
   * strategy's player if it has a line, which it does not strive for; not if overlines are void,
   * since a line may be part of one. The opponent never has a line.
   */
  public Optional<Player> winner() {
    boolean won = decisions().stream().anyMatch(it -> !(it instanceof Decision.NoLineLeft));
    return won ? Optional.of(strategy.player()) : Optional.empty();
  }

  /**
   * The most turns of the opponent's that may still have to be looked up, before groups or a
   * potential decide, or a line is complete.
   */
  public int turnsToLookUp() {
    return now().parts().stream().mapToInt(part -> strategy.turnsToLookUp(part.claim())).sum();
  }

  /** The stones since the initial position, in order, whoever placed them. */
  public List<Integer> moves() {
    return history.stream().skip(1).flatMap(moment -> moment.placed().stream()).toList();
  }

  /** The opponent's stones of all turns that were answered, in order. */
  public List<Integer> answered() {
    return history.stream()
        .flatMap(moment -> moment.reply() == null ? Stream.of() : moment.reply().to().stream())
        .toList();
  }

  /** The last stones: of the strategy's turn, or of the opponent's as far as it has come. */
  public CellSet last() {
    CellSet last = game().noCells();
    for (int cell : now().reply() == null ? now().turn() : now().placed()) {
      last = last.with(cell);
    }
    return last;
  }

  /** The last turn of the strategy's, and why, if it has had one. */
  public Optional<Reply> lastReply() {
    for (int i = history.size() - 1; i >= 0; i--) {
      Reply reply = history.get(i).reply();
      if (reply != null) {
        return Optional.of(reply);
      }
    }
    return Optional.empty();
  }

  /** The last turn, if it was the strategy's, and why. */
  public Optional<Reply> reply() {
    return Optional.ofNullable(now().reply());
  }

  /** What the strategy relies on now. */
  public Promise promise() {
    return answering.promise(now().parts(), now().taken(), now().own());
  }

  List<Part> parts() {
    return now().parts();
  }

  /**
   * The lines on which the claims in force have no stone or only one to spare, the former first.
   */
  public List<Margin> margins() {
    return Margins.of(strategy, now());
  }

  /** A stone of the opponent's, which must be on a free cell. */
  public void move(int cell) {
    if (strategyMoves()) {
      throw new IllegalStateException("it is the strategy's turn");
    }
    if (cell < 0 || cell >= game().cellCount() || !now().isFree(cell)) {
      throw new IllegalArgumentException("no free cell " + cell);
    }
    history.add(now().afterOpponent(cell));
  }

  /** What the strategy plays now, and why; the stones are placed. */
  public Reply answer() {
    Situation now = now();
    if (now.opponentMoves()) {
      throw new IllegalStateException("it is the opponent's turn");
    }
    Situation then =
        history.size() > 1
            ? answering.answer(now)
            : answering.open(now, strategy.opening().orElse(game().noCells()));
    history.add(then);
    return Optional.ofNullable(then.reply()).orElseThrow();
  }

  /** Takes back the last stone of the opponent's, or the last answer; whether there was one. */
  public boolean undo() {
    if (history.size() == 1) {
      return false;
    }
    history.remove(history.size() - 1);
    return true;
  }
}
