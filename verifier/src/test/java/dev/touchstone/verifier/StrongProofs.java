package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes proofs of small strong games: who wins or holds is found by looking at every play, and
 * what is found is written down as DONE, ORDERED and Block claims. Positions that come again are
 * recalled.
 */
public final class StrongProofs {

  /** A position with O to move, its claim, and how that is made: a leaf, or options. */
  private static final class Node {
    final Race claim;
    final Step.Leaf leaf;
    final List<Option> options;
    int uses;
    long kept = -1;

    Node(Race claim, Step.Leaf leaf, List<Option> options) {
      this.claim = claim;
      this.leaf = leaf;
      this.options = options;
    }
  }

  /** To the stones of O the answer, and the position after it. */
  private record Option(long opponents, long answer, Node then) {}

  private final Statement statement;
  private final Hypergraph game;
  private final LineSet theirs;
  private final int turn;
  private final StrongValue value;
  private final Ordering ordering;
  private final Map<Long, Node> nodes = new HashMap<>();
  private final List<Step> steps = new ArrayList<>();
  private long keeps;

  private StrongProofs(Statement statement) {
    this.statement = statement;
    game = statement.hypergraph();
    theirs = game.linesOf(statement.prover().opponent());
    turn = statement.turn();
    boolean wins = statement.goal() == Goal.COMPLETE_FIRST;
    value = new StrongValue(game, statement.prover(), turn, wins);
    ordering = new Ordering(game, turn);
  }

  /** The steps of a proof, if the statement is true. */
  public static Optional<List<Step>> of(Statement statement) {
    long own = statement.setup().stones(statement.prover()).word(0);
    long opponents = statement.setup().stones(statement.prover().opponent()).word(0);
    return new StrongProofs(statement).prove(own, opponents, statement.proverOpens());
  }

  private Optional<List<Step>> prove(long own, long opponents, boolean opens) {
    if (!opens) {
      if (!value.reaches(own, opponents)) {
        return Optional.empty();
      }
      Node root = node(own, opponents);
      count(root);
      write(root);
    } else {
      long first = value.answer(own, opponents, statement.opening());
      if (first < 0) {
        return Optional.empty();
      }
      Node root = node(own | first, opponents);
      count(root);
      write(new Option(0, first, root));
    }
    steps.add(new Step.End());
    return Optional.of(List.copyOf(steps));
  }

  /** The claim of a position with O to move from which P reaches the goal. */
  private Node node(long own, long opponents) {
    long key = own | opponents << 32;
    Node known = nodes.get(key);
    if (known == null) {
      known = leaf(own, opponents).orElseGet(() -> ordered(own, opponents));
      nodes.put(key, known);
    }
    return known;
  }

  private Optional<Node> leaf(long own, long opponents) {
    for (int line = 0; line < game.lineCount(); line++) {
      boolean wins = game.linesOf(statement.prover()).contains(line);
      if (wins && (game.line(line).word(0) & ~own) == 0) {
        Race done = Race.done(game, line).against(theirs);
        return Optional.of(new Node(done, new RaceStep.Done(line), List.of()));
      }
    }
    return value.wins() ? Optional.empty() : pairs(own, opponents);
  }

  /**
   * A Hold by pairs of free cells, one in each line without a stone of P; by none if P has all, as
   * it must be where a pair is taken in one turn.
   */
  private Optional<Node> pairs(long own, long opponents) {
    return PairLeaf.of(game, theirs, own, opponents)
        .filter(pairs -> turn == 1 || pairs.cells().isEmpty())
        .map(pairs -> new Node(pairs.claim(game).against(theirs), pairs.leaf(), List.of()));
  }

  /**
   * Options one after the other until no turn is left: next always one that leaves the fewest of
   * them. The guards see to it that an option serves the turn that it was made for.
   */
  private Node ordered(long own, long opponents) {
    List<Long> open = value.turns(game.allCells().word(0) & ~own & ~opponents, turn);
    List<Option> options = new ArrayList<>();
    List<Answer<Race>> answers = new ArrayList<>();
    while (!open.isEmpty()) {
      Option best = null;
      List<Long> left = open;
      for (int i = 0; i < open.size() && (best == null || !left.isEmpty()); i++) {
        Option option = option(own, opponents, open.get(i));
        List<Long> unserved =
            open.stream().filter(stones -> !serves(option, own, opponents | stones)).toList();
        if (best == null || unserved.size() < left.size()) {
          best = option;
          left = unserved;
        }
      }
      if (best == null || left.size() == open.size()) {
        throw new IllegalStateException("an option that does not serve its own turn");
      }
      options.add(best);
      answers.add(new Answer<>(cells(best.answer()), best.then().claim));
      open = left;
    }
    try {
      Race claim = ordering.check(answers, cells(own), cells(opponents)).claim();
      return new Node(claim, new Step.Nothing(), options);
    } catch (Fault e) {
      throw new IllegalStateException(e);
    }
  }

  private Option option(long own, long opponents, long stones) {
    long after = opponents | stones;
    long answer = value.answer(own, after, turn);
    return new Option(stones, answer, node(own | answer, after));
  }

  /** Whether the option can be given after O's turn. */
  private boolean serves(Option option, long own, long opponents) {
    Race then = option.then().claim;
    if (((then.zone().word(0) | option.answer()) & opponents) != 0) {
      return false;
    }
    for (int line = 0; line < game.lineCount(); line++) {
      long members = game.line(line).word(0);
      boolean blocked = (members & (own | option.answer())) != 0;
      if (!blocked && !then.tolerances().allows(line, Long.bitCount(members & opponents))) {
        return false;
      }
    }
    return true;
  }

  private CellSet cells(long word) {
    return CellSet.ofWords(game.cellCount(), word);
  }

  private void count(Node node) {
    if (node.uses++ == 0) {
      node.options.forEach(option -> count(option.then()));
    }
  }

  private void write(Option option) {
    Node then = option.then();
    boolean recalled = then.kept >= 0;
    Step.Leaf leaf = recalled ? new Step.Recall(keeps - then.kept) : then.leaf;
    boolean isLeaf = recalled || then.options.isEmpty();
    CellSet answer = cells(option.answer());
    if (isLeaf && answer.count() == 1) {
      steps.add(new Step.Answered(-1, answer.first(), leaf));
      return;
    }
    steps.add(new Step.Enter(Step.Frame.ANSWER, cells(option.opponents()), answer));
    if (isLeaf) {
      steps.add(leaf);
    } else {
      write(then);
    }
    steps.add(new Step.Leave());
  }

  private void write(Node node) {
    if (node.options.isEmpty()) {
      steps.add(node.leaf);
      return;
    }
    node.options.forEach(this::write);
    steps.add(new RaceStep.Ordered(node.options.size()));
    if (node.uses > 1) {
      node.kept = keeps++;
      steps.add(new Step.Keep(node.uses - 1));
    }
  }
}
