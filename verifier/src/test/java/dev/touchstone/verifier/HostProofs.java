package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds strong wins on infinite boards, a few stones deep, and writes them down: first an answer to
 * whatever is far, then one to each cell that it leaves open. The prover plays in the region, if
 * there is one, and in the window.
 */
final class HostProofs {

  /** A claim, with how it is made. */
  private record Node(TwoSided claim, Step.@Nullable Leaf leaf, List<Option> options) {}

  private record Option(CellSet opponent, CellSet answer, Node then) {}

  private final Hypergraph game;
  private final Ordering ordering;
  private final HostRules host;
  private final CellSet playable;
  private final Map<String, Optional<Node>> known = new HashMap<>();
  private final List<Step> steps = new ArrayList<>();

  private HostProofs(Statement seen) {
    InfiniteBoard board = (InfiniteBoard) seen.board();
    game = seen.hypergraph();
    ordering = new Ordering(game, 1);
    host = new HostRules(seen);
    CellSet window = board.within(board.window());
    playable = board.host().region().map(board::within).map(window::intersection).orElse(window);
  }

  /**
   * The steps of a proof with at most so many stones of the prover's, who moves first.
   *
   * @param seen the statement through the window that the certificate will name
   */
  static Optional<List<Step>> of(Statement seen, int stones) {
    HostProofs proofs = new HostProofs(seen);
    CellSet own = seen.setup().stones(seen.prover());
    CellSet opponents = seen.setup().stones(seen.prover().opponent());
    CellSet none = proofs.game.noCells();
    for (Option option : proofs.options(own, opponents, none, stones)) {
      proofs.write(option);
      proofs.steps.add(new Step.End());
      return Optional.of(List.copyOf(proofs.steps));
    }
    return Optional.empty();
  }

  /** The answers to this stone, or to none, that lead to a claim; the smallest zones first. */
  private List<Option> options(CellSet own, CellSet opponents, CellSet stone, int stones) {
    List<Option> options = new ArrayList<>();
    CellSet after = opponents.union(stone);
    playable
        .minus(own)
        .minus(after)
        .forEach(
            cell ->
                node(own.with(cell), after, stones - 1)
                    .ifPresent(then -> options.add(new Option(stone, game.single(cell), then))));
    options.sort(Comparator.comparing((Option option) -> option.then().claim().zone().count()));
    return options;
  }

  private Optional<Node> node(CellSet own, CellSet opponents, int stones) {
    String key = own + "/" + opponents + "/" + stones;
    Optional<Node> found = known.get(key);
    if (found == null) {
      found = found(own, opponents, stones);
      known.put(key, found);
    }
    return found;
  }

  private Optional<Node> found(CellSet own, CellSet opponents, int stones) {
    for (int line = 0; line < game.lineCount(); line++) {
      if (own.containsAll(game.line(line))) {
        TwoSided done = new TwoSided(Race.done(game, line), host.farOfDone());
        return Optional.of(new Node(done, new RaceStep.Done(line), List.of()));
      }
    }
    if (stones == 0 || threatens(opponents, own)) {
      return Optional.empty();
    }
    for (Option first : options(own, opponents, game.noCells(), stones)) {
      Optional<Node> made = completed(own, opponents, first, stones);
      if (made.isPresent()) {
        return made;
      }
    }
    return Optional.empty();
  }

  /** Whether O completes a line with one stone. */
  private boolean threatens(CellSet opponents, CellSet own) {
    for (int line = 0; line < game.lineCount(); line++) {
      CellSet cells = game.line(line);
      if (!cells.intersects(own) && cells.countIn(opponents) == cells.count() - 1) {
        return true;
      }
    }
    return false;
  }

  /** Options behind the first until no move is left. */
  private Optional<Node> completed(CellSet own, CellSet opponents, Option first, int stones) {
    List<Option> options = new ArrayList<>(List.of(first));
    CellSet open = touched(first, own, opponents);
    while (!open.isEmpty()) {
      CellSet stone = game.single(open.first());
      Option best = null;
      CellSet left = open;
      for (Option option : options(own, opponents, stone, stones)) {
        CellSet touched = open.intersection(touched(option, own, opponents));
        if (touched.count() < left.count() && !touched.intersects(stone)) {
          best = option;
          left = touched;
        }
      }
      if (best == null) {
        return Optional.empty();
      }
      options.add(best);
      open = left;
    }
    return made(own, opponents, options);
  }

  /** T_i, but for stones: the guards are those of {@link Ordering}. */
  private CellSet touched(Option option, CellSet own, CellSet opponents) {
    Race then = option.then().claim().of();
    CellSet touched = then.zone().union(option.answer());
    CellSet after = own.union(option.answer());
    for (int line = 0; line < game.lineCount(); line++) {
      CellSet cells = game.line(line);
      if (!cells.intersects(after)
          && !then.tolerances().allows(line, cells.countIn(opponents) + 1)) {
        touched = touched.union(cells);
      }
    }
    return touched.minus(own).minus(opponents);
  }

  private Optional<Node> made(CellSet own, CellSet opponents, List<Option> options) {
    List<Answer<Race>> races = new ArrayList<>();
    List<Answer<Claim>> answers = new ArrayList<>();
    for (Option option : options) {
      races.add(new Answer<>(option.answer(), option.then().claim().of()));
      answers.add(new Answer<>(option.answer(), option.then().claim()));
    }
    try {
      Ordering.Made made = ordering.check(races, own, opponents);
      Race race = made.claim();
      TwoSided claim = new TwoSided(race, host.farOfOrdered(answers, made.far()));
      host.ordered(claim, answers);
      RaceConclusion.checkFits(race, game, own, opponents);
      return claim.far() < 0
          ? Optional.empty()
          : Optional.of(new Node(claim, null, List.copyOf(options)));
    } catch (Fault e) {
      return Optional.empty();
    }
  }

  private void write(Option option) {
    Step.Leaf leaf = option.then().leaf();
    if (leaf != null) {
      steps.add(new Step.Answered(-1, option.answer().first(), leaf));
      return;
    }
    steps.add(new Step.Enter(Step.Frame.ANSWER, option.opponent(), option.answer()));
    option.then().options().forEach(this::write);
    steps.add(new RaceStep.Ordered(option.then().options().size()));
    steps.add(new Step.Leave());
  }
}
