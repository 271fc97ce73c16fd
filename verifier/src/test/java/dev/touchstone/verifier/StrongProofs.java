package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes proofs of small strong games, one stone a turn: who wins or holds is found by looking at
 * every play, and what is found is written down as DONE, ORDERED and Block claims. Positions that
 * come again are recalled.
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

  /** To the stone of O the answer, and the position after it. */
  private record Option(int opponent, int answer, Node then) {}

  private final Hypergraph game;
  private final StrongValue value;
  private final Ordering ordering;
  private final Map<Long, Node> nodes = new HashMap<>();
  private final List<Step> steps = new ArrayList<>();
  private long keeps;

  private StrongProofs(Statement statement) {
    game = statement.hypergraph();
    value = new StrongValue(game, statement.goal() == Goal.COMPLETE_FIRST);
    ordering = new Ordering(game);
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
      int first = value.answer(own, opponents);
      if (first < 0) {
        return Optional.empty();
      }
      Node root = node(own | 1L << first, opponents);
      count(root);
      write(new Option(-1, first, root));
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
      if ((game.line(line).word(0) & ~own) == 0) {
        return Optional.of(new Node(Race.done(game, line), new RaceStep.Done(line), List.of()));
      }
    }
    return value.wins() ? Optional.empty() : pairs(own, opponents);
  }

  /** A Hold by pairs of free cells, one in each line without a stone of P; by none if P has all. */
  private Optional<Node> pairs(long own, long opponents) {
    return PairLeaf.of(game, own, opponents)
        .map(pairs -> new Node(pairs.claim(game), pairs.leaf(), List.of()));
  }

  /**
   * Options one after the other until no move is left: next always one that leaves the fewest of
   * them. The guards see to it that an option serves the move that it was made for.
   */
  private Node ordered(long own, long opponents) {
    long open = game.allCells().word(0) & ~own & ~opponents;
    List<Option> options = new ArrayList<>();
    List<Answer<Race>> answers = new ArrayList<>();
    while (open != 0) {
      Option best = null;
      long left = open;
      for (long rest = open; rest != 0 && (best == null || left != 0); rest &= rest - 1) {
        Option option = option(own, opponents, Long.numberOfTrailingZeros(rest));
        long touched = open & touched(option, own, opponents);
        if (best == null || Long.bitCount(touched) < Long.bitCount(left)) {
          best = option;
          left = touched;
        }
      }
      if (best == null || left == open) {
        throw new IllegalStateException("an option that does not serve its own move");
      }
      options.add(best);
      answers.add(new Answer<>(game.single(best.answer()), best.then().claim));
      open = left;
    }
    try {
      Race claim = ordering.check(answers, cells(own), cells(opponents)).claim();
      return new Node(claim, new Step.Nothing(), options);
    } catch (Fault e) {
      throw new IllegalStateException(e);
    }
  }

  private Option option(long own, long opponents, int stone) {
    long after = opponents | 1L << stone;
    int answer = value.answer(own, after);
    return new Option(stone, answer, node(own | 1L << answer, after));
  }

  /** T_i, but for stones of P. */
  private long touched(Option option, long own, long opponents) {
    Race then = option.then().claim;
    long touched = then.zone().word(0) | 1L << option.answer();
    for (int line = 0; line < game.lineCount(); line++) {
      long members = game.line(line).word(0);
      int stones = Long.bitCount(members & opponents);
      boolean blocked = (members & (own | 1L << option.answer())) != 0;
      if (!blocked && !then.tolerances().allows(line, stones + 1)) {
        touched |= members & ~opponents;
      }
    }
    return touched;
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
    if (recalled || then.options.isEmpty()) {
      Step.Leaf leaf = recalled ? new Step.Recall(keeps - then.kept) : then.leaf;
      steps.add(new Step.Answered(-1, option.answer(), leaf));
      return;
    }
    CellSet stones = option.opponent() < 0 ? game.noCells() : game.single(option.opponent());
    steps.add(new Step.Enter(Step.Frame.ANSWER, stones, game.single(option.answer())));
    write(then);
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
