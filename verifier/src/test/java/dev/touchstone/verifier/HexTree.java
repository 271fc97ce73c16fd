package dev.touchstone.verifier;

import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes proofs of small games of Hex from plain play: a chain that stands is joined stone by
 * stone, and every other position is OPTIONS of what follows after answers, until no move is left
 * unanswered.
 */
final class HexTree {

  private final Statement statement;
  private final HexBoard board;
  private final Hypergraph game;
  private final Player prover;
  private final Map<Long, Boolean> known = new HashMap<>();
  private final List<Step> steps = new ArrayList<>();

  private HexTree(Statement statement) {
    this.statement = statement;
    board = (HexBoard) statement.board();
    game = statement.hypergraph();
    prover = statement.prover();
  }

  /** Whether the player of the statement wins. */
  static boolean isWon(Statement statement) {
    return new HexTree(statement).opening() > -2;
  }

  /** A proof of a statement that is true. */
  static List<Step> proof(Statement statement) {
    HexTree tree = new HexTree(statement);
    CellSet own = statement.setup().stones(tree.prover);
    CellSet opponents = statement.setup().stones(tree.prover.opponent());
    int opening = tree.opening();
    if (opening >= 0) {
      tree.steps.add(new Step.Enter(Step.Frame.ANSWER, game(tree), tree.game.single(opening)));
      tree.write(own.with(opening), opponents);
      tree.steps.add(new Step.Leave());
    } else {
      tree.write(own, opponents);
    }
    tree.steps.add(new Step.End());
    return tree.steps;
  }

  private static CellSet game(HexTree tree) {
    return tree.game.noCells();
  }

  /** The first move that wins, -1 if the other player moves first and loses, -2 if P loses. */
  private int opening() {
    CellSet own = statement.setup().stones(prover);
    CellSet opponents = statement.setup().stones(prover.opponent());
    if (statement.setup().first() != prover) {
      return wins(own, opponents) ? -1 : -2;
    }
    int answer = answer(own, opponents);
    return answer < 0 ? -2 : answer;
  }

  /** O to move. */
  private boolean wins(CellSet own, CellSet opponents) {
    if (!chain(own).isEmpty()) {
      return true;
    }
    CellSet free = game.allCells().minus(own).minus(opponents);
    if (free.isEmpty()) {
      return false;
    }
    long key = own.word(0) | opponents.word(0) << 32;
    Boolean remembered = known.get(key);
    if (remembered != null) {
      return remembered;
    }
    boolean wins = true;
    for (int cell : free.toArray()) {
      wins &= answer(own, opponents.with(cell)) >= 0;
    }
    known.put(key, wins);
    return wins;
  }

  /** P's move that wins; -1 if there is none. */
  private int answer(CellSet own, CellSet opponents) {
    for (int cell : game.allCells().minus(own).minus(opponents).toArray()) {
      if (wins(own.with(cell), opponents)) {
        return cell;
      }
    }
    return -1;
  }

  /** Writes the claim of a position that is won with O to move; returns its zone without N. */
  private CellSet write(CellSet own, CellSet opponents) {
    List<Integer> chain = chain(own);
    if (!chain.isEmpty()) {
      for (int i = 1; i < chain.size(); i++) {
        steps.add(new LinkStep.Touch(chain.get(i - 1), chain.get(i)));
        if (i > 1) {
          steps.add(new LinkStep.Join());
        }
      }
      return game.noCells();
    }
    CellSet zone = game.noCells();
    CellSet open = game.allCells().minus(own).minus(opponents);
    int count = 0;
    while (!open.isEmpty()) {
      int move = open.first();
      int answer = answer(own, opponents.with(move));
      steps.add(new Step.Enter(Step.Frame.ANSWER, game.single(move), game.single(answer)));
      CellSet touched = write(own.with(answer), opponents.with(move)).with(answer);
      steps.add(new Step.Leave());
      zone = zone.union(touched);
      open = open.intersection(touched);
      count++;
    }
    steps.add(new Step.Options(count));
    return zone;
  }

  /** A chain between the sides, end by end; empty if there is none. */
  private List<Integer> chain(CellSet own) {
    int first = game.cellCount();
    Map<Integer, Integer> before = new HashMap<>();
    List<Integer> queue = new ArrayList<>(List.of(first));
    for (int i = 0; i < queue.size(); i++) {
      int node = queue.get(i);
      for (int cell : own.toArray()) {
        if (!before.containsKey(cell) && touches(cell, node)) {
          before.put(cell, node);
          queue.add(cell);
        }
      }
    }
    List<Integer> chain = new ArrayList<>();
    for (int cell : queue.subList(1, queue.size())) {
      if (chain.isEmpty() && touches(cell, first + 1)) {
        chain.add(first + 1);
        for (Integer node = cell; node != null; node = before.get(node)) {
          chain.add(node);
        }
      }
    }
    return chain;
  }

  private boolean touches(int cell, int node) {
    for (int place : board.around(cell, prover)) {
      if (place == node) {
        return true;
      }
    }
    return false;
  }
}
