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
import dev.touchstone.game.InfiniteBoard;
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

  private final Statement statement;
  private final Hypergraph game;
  private final ClaimStore store;
  private final BlockedLines blocked;
  private final Ordering ordering;
  private final CellSet own;
  private final CellSet opponents;

  /** T19 of T11; on finite boards there are no lines so far away. */
  private final short farOfDone;

  private final List<int[]> lineImages = new ArrayList<>();

  TwoSidedClaims(Statement statement, ClaimStore store) {
    this.statement = statement;
    game = statement.hypergraph();
    this.store = store;
    blocked = new BlockedLines(game, store);
    farOfDone =
        statement.board() instanceof InfiniteBoard board
            ? (short) (board.length() - 1)
            : Tolerances.ANY;
    ordering =
        statement.board() instanceof InfiniteBoard board
            ? new Ordering(game, statement.turn(), board.within(board.window()))
            : new Ordering(game, statement.turn());
    own = statement.setup().stones(statement.prover());
    opponents = statement.setup().stones(statement.prover().opponent());
  }

  int done(int line) {
    return store.add(Rule.DONE, against(Race.done(game, line)), farOfDone, new int[0], line);
  }

  /** T12; the stones are those of the open frames. */
  int ordered(List<Answer<Integer>> options, CellSet framesOwn, CellSet framesOpponents)
      throws Fault {
    List<Answer<Race>> races = new ArrayList<>(options.size());
    for (Answer<Integer> option : options) {
      races.add(new Answer<>(option.cells(), race(option.then())));
    }
    CellSet sceneOwn = own.union(framesOwn);
    CellSet sceneOpponents = opponents.union(framesOpponents);
    Ordering.Made made = ordering.check(races, sceneOwn, sceneOpponents);
    IntStream.Builder numbers = IntStream.builder();
    for (int i = 0; i < races.size(); i++) {
      CellSet answer = races.get(i).cells();
      CellSet zone = races.get(i).then().zone();
      add(numbers, answer);
      add(numbers, made.touched().get(i).minus(answer).minus(zone));
    }
    if (statement.turn() > 1) {
      new Rooms(game, statement.turn(), races, made, sceneOwn, sceneOpponents).addTo(numbers);
    }
    int[] then = options.stream().mapToInt(Answer::then).toArray();
    return store.add(
        Rule.ORDERED,
        made.claim(),
        farOfOrdered(then, made.far()),
        then,
        numbers.build().toArray());
  }

  /** T19: less by the stones that an option may have to answer on one line far away. */
  private short farOfOrdered(int[] options, List<Integer> stones) {
    int far = Tolerances.ANY;
    for (int i = 0; farOfDone != Tolerances.ANY && i < options.length; i++) {
      far = Math.min(far, Math.max(far(options[i]) - stones.get(i), Tolerances.BLOCKED));
    }
    return (short) far;
  }

  private short far(int claim) {
    return store.kind(claim).isTwoSided() ? store.far(claim) : Tolerances.BLOCKED;
  }

  private static void add(IntStream.Builder numbers, CellSet cells) {
    numbers.add(cells.count());
    cells.forEach(numbers::add);
  }

  /** What a claim says where only some lines are the opponent's. */
  private Race against(Race race) {
    return game.isShared() ? race : race.against(game.linesOf(statement.prover().opponent()));
  }

  private Race race(int claim) throws Fault {
    return switch (store.kind(claim)) {
      case WIN, HOLD -> store.race(claim);
      case BLOCK -> against(Race.ofBlock(game, store.zone(claim), blocked.by(claim)));
      case COMPLETE, LINK ->
          throw new Fault(
              Reason.WRONG_OPERAND, "a claim for one player's goal among those of a strong game");
    };
  }

  /** T9 and T20. */
  int image(int claim, int symmetry) throws Fault {
    while (lineImages.size() <= symmetry) {
      lineImages.add(blocked.images(lineImages.size()));
    }
    Race race = store.race(claim);
    short far = store.far(claim);
    Race image =
        new Race(
            race.wins(),
            store.image(race.needs(), symmetry),
            store.image(race.zone(), symmetry),
            race.tolerances().image(lineImages.get(symmetry), far));
    short farOfImage = race.tolerances().farOfImage(lineImages.get(symmetry), far);
    return store.add(Rule.IMAGE, image, farOfImage, new int[] {claim}, symmetry);
  }
}
