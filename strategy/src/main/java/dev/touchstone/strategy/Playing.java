package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A game against a strategy: the opponent places the stones of its turn one after the other ({@link
 * #move}), the strategy answers the whole turn ({@link #answer}), until the board is full. After
 * the game is decided it can go on all the same. What is undone leaves nothing behind.
 */
public final class Playing {

  private final Strategy strategy;
  private final Cells cells;
  private final Answers answers;
  private final List<Situation> history = new ArrayList<>();

  Playing(Strategy strategy, Cells cells, Answers answers) {
    this.strategy = strategy;
    this.cells = cells;
    this.answers = answers;
    Statement statement = strategy.statement();
    Player player = strategy.player();
    int free = isEndless() ? statement.opening() : cells.count() - statement.taken().count();
    history.add(
        new Situation(
            stones(statement.setup(), player),
            stones(statement.setup(), player.opponent()),
            answers.beginning(),
            statement.setup().first() != player,
            Math.min(statement.opening(), free),
            List.of(),
            null));
  }

  private CellSet stones(Setup setup, Player player) {
    return cells.set(setup.stones(player).toArray());
  }

  /** Whether it is on an infinite board. */
  private boolean isEndless() {
    return cells instanceof HostCells;
  }

  public Strategy strategy() {
    return strategy;
  }

  /** The numbers and names of the cells in this game. */
  public Cells cells() {
    return cells;
  }

  private Situation now() {
    return history.get(history.size() - 1);
  }

  /** The lines through a cell, whose ever they are. */
  public List<CellSet> linesThrough(int cell) {
    if (cells instanceof HostCells host) {
      Runs runs = new Runs(host);
      return runs.through(host.at(cell)).stream().map(runs::numbers).distinct().toList();
    }
    Hypergraph game = strategy.statement().hypergraph();
    return Arrays.stream(game.linesThrough(cell).toArray()).mapToObj(game::line).toList();
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

  /** The cells without a stone; of an infinite board those that have numbers by now. */
  public CellSet free() {
    return cells.all().minus(now().taken());
  }

  /** Whether this cell has no stone. */
  public boolean isFree(int cell) {
    return now().isFree(cell);
  }

  /** Whether the board is full. */
  public boolean isOver() {
    return !isEndless() && free().isEmpty();
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
    return isEndless()
        ? !decisions().isEmpty()
        : strategy.kind().isReached(strategy.statement(), strategy.player(), now().own());
  }

  /** All that is decided for good, by the kind of the claim that is played. */
  public List<Decision> decisions() {
    if (cells instanceof HostCells host) {
      return decisions(host);
    }
    return strategy.kind().decisions(strategy.statement(), strategy.player(), now().own());
  }

  /** On an infinite board there are always lines left: only who has one has decided the game. */
  private List<Decision> decisions(HostCells host) {
    Statement statement = strategy.statement();
    boolean hasLines = statement.rules() == Rules.STRONG || strategy.player() == Player.BLACK;
    return hasLines && statement.overlineWins()
        ? new Runs(host)
            .owned(now().own()).stream()
                .<Decision>map(line -> new Decision.Line(strategy.player(), line))
                .toList()
        : List.of();
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
    return answers.turnsToLookUp(now().inForce());
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
    return cells.set(now().reply() == null ? now().turn() : now().placed());
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
    return answers.promise(now());
  }

  Answers answers() {
    return answers;
  }

  Situation situation() {
    return now();
  }

  List<Part> parts() {
    return now().parts();
  }

  /**
   * The lines on which the claims in force have no stone or only one to spare, the former first.
   */
  public List<Margin> margins() {
    return Margins.of(strategy, cells, now());
  }

  /**
   * Of a strong game on an infinite board, how many stones the opponent may have on any line that
   * the claim in force does not look at (docs/theorems.md, T19).
   */
  public OptionalInt farTolerance() {
    return isEndless()
        ? now().parts().stream()
            .filter(part -> strategy.claims().kind(part.claim()).isTwoSided())
            .mapToInt(part -> strategy.claims().far(part.claim()))
            .min()
        : OptionalInt.empty();
  }

  /** A stone of the opponent's, which must be on a free cell. */
  public void move(int cell) {
    if (strategyMoves()) {
      throw new IllegalStateException("it is the strategy's turn");
    }
    if (!cells.all().contains(cell) || !isFree(cell)) {
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
    Situation then = history.size() > 1 ? answers.answer(now) : answers.open(now, opening());
    history.add(then);
    return Optional.ofNullable(then.reply()).orElseThrow();
  }

  private CellSet opening() {
    return strategy.opening().orElse(strategy.statement().hypergraph().noCells());
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
