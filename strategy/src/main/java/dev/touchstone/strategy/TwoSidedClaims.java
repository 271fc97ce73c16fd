package dev.touchstone.strategy;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The claims of strong games for a player (docs/theorems.md, T11 and T12). The sets T_i, by which
 * an option is chosen, follow from the tolerances and from the scene: they are worked out while the
 * certificate is read, and kept.
 */
final class TwoSidedClaims {

  private final Hypergraph game;
  private final ClaimStore store;
  private final BlockedLines blocked;
  private final Ordering ordering;
  private final CellSet own;
  private final CellSet opponents;
  private final List<int[]> lineImages = new ArrayList<>();

  TwoSidedClaims(Statement statement, ClaimStore store) {
    game = statement.hypergraph();
    this.store = store;
    blocked = new BlockedLines(game, store);
    ordering = new Ordering(game, statement.turn());
    own = statement.setup().stones(statement.prover());
    opponents = statement.setup().stones(statement.prover().opponent());
  }

  int done(int line) {
    return store.add(Rule.DONE, Race.done(game, line), new int[0], line);
  }

  /** T12; the stones are those of the open frames. */
  int ordered(List<Answer<Integer>> options, CellSet framesOwn, CellSet framesOpponents)
      throws Fault {
    List<Answer<Race>> races = new ArrayList<>(options.size());
    for (Answer<Integer> option : options) {
      races.add(new Answer<>(option.cells(), race(option.then())));
    }
    Ordering.Made made =
        ordering.check(races, own.union(framesOwn), opponents.union(framesOpponents));
    IntStream.Builder numbers = IntStream.builder();
    for (int i = 0; i < races.size(); i++) {
      CellSet answer = races.get(i).cells();
      CellSet zone = races.get(i).then().zone();
      add(numbers, answer);
      add(numbers, made.touched().get(i).minus(answer).minus(zone));
    }
    int[] then = options.stream().mapToInt(Answer::then).toArray();
    return store.add(Rule.ORDERED, made.claim(), then, numbers.build().toArray());
  }

  private static void add(IntStream.Builder numbers, CellSet cells) {
    numbers.add(cells.count());
    cells.forEach(numbers::add);
  }

  private Race race(int claim) throws Fault {
    return switch (store.kind(claim)) {
      case WIN, HOLD -> store.race(claim);
      case BLOCK -> Race.ofBlock(game, store.zone(claim), blocked.by(claim));
      case COMPLETE, LINK ->
          throw new Fault(
              Reason.WRONG_OPERAND, "a claim for one player's goal among those of a strong game");
    };
  }

  /** T9. */
  int image(int claim, int symmetry) throws Fault {
    while (lineImages.size() <= symmetry) {
      lineImages.add(blocked.images(lineImages.size()));
    }
    Race race = store.race(claim);
    Race image =
        new Race(
            race.wins(),
            store.image(race.needs(), symmetry),
            store.image(race.zone(), symmetry),
            race.tolerances().image(lineImages.get(symmetry), Tolerances.ANY));
    return store.add(Rule.IMAGE, image, new int[] {claim}, symmetry);
  }
}
