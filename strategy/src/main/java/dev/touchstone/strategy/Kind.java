package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The kinds of claims, and what is different when one is played (docs/theorems.md, Claims). */
enum Kind {
  BLOCK(0, Ground.BLOCK_OPTION) {
    @Override
    boolean leansOnStones() {
      return false;
    }

    /** Without a zone there is nothing that O could take. */
    @Override
    boolean hasWork(CellSet zone) {
      return !zone.isEmpty();
    }

    @Override
    boolean isReached(Statement statement, Player player, CellSet own) {
      return blocksAll(statement, player, own);
    }

    /** A player who blocks may have got a line by the way, where a line wins for both. */
    @Override
    List<Decision> decisions(Statement statement, Player player, CellSet own) {
      return decisionsOfKeeping(statement, player, own);
    }

    @Override
    LineSet open(Statement statement, Player player, CellSet own, CellSet opponents) {
      return openToOpponent(statement, player, own);
    }
  },
  COMPLETE(1, Ground.COMPLETE_OPTION) {
    @Override
    boolean isReached(Statement statement, Player player, CellSet own) {
      return ownedLine(statement, player, own).isPresent();
    }

    @Override
    List<Decision> decisions(Statement statement, Player player, CellSet own) {
      return decisionsOfCompleting(statement, player, own);
    }

    @Override
    LineSet open(Statement statement, Player player, CellSet own, CellSet opponents) {
      return openToOwn(statement, player, opponents);
    }
  },
  /** P completes a line before O does. */
  WIN(2, Ground.ORDERED_OPTION) {
    @Override
    boolean isTwoSided() {
      return true;
    }

    @Override
    boolean isReached(Statement statement, Player player, CellSet own) {
      return ownedLine(statement, player, own).isPresent();
    }

    @Override
    List<Decision> decisions(Statement statement, Player player, CellSet own) {
      return decisionsOfCompleting(statement, player, own);
    }

    @Override
    LineSet open(Statement statement, Player player, CellSet own, CellSet opponents) {
      return openToOwn(statement, player, opponents);
    }
  },
  /** O does not complete a line before P does. */
  HOLD(3, Ground.ORDERED_OPTION) {
    @Override
    boolean isTwoSided() {
      return true;
    }

    @Override
    boolean isReached(Statement statement, Player player, CellSet own) {
      return blocksAll(statement, player, own) || ownedLine(statement, player, own).isPresent();
    }

    @Override
    List<Decision> decisions(Statement statement, Player player, CellSet own) {
      return decisionsOfKeeping(statement, player, own);
    }

    @Override
    LineSet open(Statement statement, Player player, CellSet own, CellSet opponents) {
      return openToOpponent(statement, player, own);
    }
  },
  /** Link of Hex: P comes to own a chain between two ends; in the end, between P's sides. */
  LINK(4, Ground.LINK_OPTION) {
    @Override
    boolean isReached(Statement statement, Player player, CellSet own) {
      return Chain.of(statement, player, own).isPresent();
    }

    @Override
    List<Decision> decisions(Statement statement, Player player, CellSet own) {
      return Chain.of(statement, player, own).stream()
          .<Decision>map(chain -> new Decision.Joined(player, chain))
          .toList();
    }

    /** There are no lines. */
    @Override
    LineSet open(Statement statement, Player player, CellSet own, CellSet opponents) {
      return openToOpponent(statement, player, own);
    }
  };

  private final int code;
  private final Ground option;

  Kind(int code, Ground option) {
    this.code = code;
    this.option = option;
  }

  /** The number by which claims in memory name their kind. */
  int code() {
    return code;
  }

  static Kind of(int code) {
    for (Kind kind : values()) {
      if (kind.code == code) {
        return kind;
      }
    }
    throw new IllegalArgumentException("no kind " + code);
  }

  /** On what an answer by an option of such a claim rests. */
  Ground option() {
    return option;
  }

  /** Whether P must own some cells: only then a claim has needs in memory. */
  boolean leansOnStones() {
    return true;
  }

  /** Whether it minds the lines of both players: then it has tolerances (T11 to T13). */
  boolean isTwoSided() {
    return false;
  }

  /**
   * Whether a claim with this zone has anything to do or to show. The stones that it leans on are
   * to be shown even when the line is complete.
   */
  boolean hasWork(CellSet zone) {
    return true;
  }

  /** Whether P has what the claim promises and cannot lose it any more. */
  abstract boolean isReached(Statement statement, Player player, CellSet own);

  /** What P, who is this player and owns these cells, has reached for good. */
  abstract List<Decision> decisions(Statement statement, Player player, CellSet own);

  private static List<Decision> decisionsOfCompleting(
      Statement statement, Player player, CellSet own) {
    return ownedLine(statement, player, own).stream()
        .<Decision>map(line -> new Decision.Line(player, line))
        .toList();
  }

  private static List<Decision> decisionsOfKeeping(
      Statement statement, Player player, CellSet own) {
    boolean strong = statement.rules() == Rules.STRONG;
    List<Decision> decisions = new ArrayList<>();
    if (blocksAll(statement, player, own)) {
      decisions.add(
          strong ? new Decision.NoLineLeft(player.opponent()) : new Decision.Blocked(player));
    }
    // With void overlines a run may be too long to win.
    if (strong && statement.overlineWins()) {
      decisions.addAll(decisionsOfCompleting(statement, player, own));
    }
    return decisions;
  }

  private static boolean blocksAll(Statement statement, Player player, CellSet own) {
    return openToOpponent(statement, player, own).isEmpty();
  }

  private static Optional<CellSet> ownedLine(Statement statement, Player player, CellSet own) {
    Hypergraph game = statement.hypergraph();
    for (int line : game.linesOf(player).toArray()) {
      if (own.containsAll(game.line(line))) {
        return Optional.of(game.line(line));
      }
    }
    return Optional.empty();
  }

  /**
   * The lines that still matter to P: those by which P wins, as long as O has no stone there, if P
   * is to complete one; otherwise those by which O wins, as long as P has none.
   */
  abstract LineSet open(Statement statement, Player player, CellSet own, CellSet opponents);

  private static LineSet openToOwn(Statement statement, Player player, CellSet opponents) {
    Hypergraph game = statement.hypergraph();
    return game.linesOf(player).minus(game.linesMeeting(opponents));
  }

  private static LineSet openToOpponent(Statement statement, Player player, CellSet own) {
    Hypergraph game = statement.hypergraph();
    return game.linesOf(player.opponent()).minus(game.linesMeeting(own));
  }
}
