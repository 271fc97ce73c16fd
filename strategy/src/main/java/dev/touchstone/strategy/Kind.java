package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;

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
    boolean isReached(Hypergraph game, CellSet own) {
      return game.linesMeeting(own).containsAll(game.allLines());
    }

    @Override
    CellSet settling(CellSet own, CellSet opponents) {
      return own;
    }
  },
  COMPLETE(1, Ground.COMPLETE_OPTION) {
    @Override
    boolean leansOnStones() {
      return true;
    }

    /** The stones that it leans on are to be shown even when the line is complete. */
    @Override
    boolean hasWork(CellSet zone) {
      return true;
    }

    @Override
    boolean isReached(Hypergraph game, CellSet own) {
      for (int line = 0; line < game.lineCount(); line++) {
        if (own.containsAll(game.line(line))) {
          return true;
        }
      }
      return false;
    }

    @Override
    CellSet settling(CellSet own, CellSet opponents) {
      return opponents;
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
  abstract boolean leansOnStones();

  /** Whether a claim with this zone has anything to do or to show. */
  abstract boolean hasWork(CellSet zone);

  /** Whether P has what the claim promises and cannot lose it any more. */
  abstract boolean isReached(Hypergraph game, CellSet own);

  /** The stones that make a line of no more interest to P. */
  abstract CellSet settling(CellSet own, CellSet opponents);
}
