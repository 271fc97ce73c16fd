package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Options for ORDERED at random: answers that bring what their claims need, mostly, until no p
 * cells meet everything that they touch.
 */
final class RandomOptions {

  private static final int TRIES = 40;

  private final Hypergraph game;
  private final int turn;
  private final int[] near;
  private final Random random;
  private final List<CellSet> touched = new ArrayList<>();

  /**
   * For turns of so many stones.
   *
   * @param near where answers lie that bring nothing
   */
  RandomOptions(Hypergraph game, int turn, CellSet near, Random random) {
    this.game = game;
    this.turn = turn;
    this.near = near.toArray();
    this.random = random;
  }

  /** Options that go on by claims of this pool; perhaps not enough of them. */
  List<Answer<Claim>> of(List<Claim> pool) {
    List<Answer<Claim>> options = new ArrayList<>();
    List<Claim> shuffled = new ArrayList<>(pool);
    Collections.shuffle(shuffled, random);
    CellSet turnLeft = game.noCells();
    for (Claim then : shuffled.subList(0, Math.min(TRIES, shuffled.size()))) {
      CellSet answer = answer(then.needs(game));
      CellSet touches = then.zone().union(answer);
      CellSet first = options.isEmpty() ? game.noCells() : options.get(0).then().needs(game);
      boolean related =
          first.isEmpty() || then.needs(game).isEmpty() || first.intersects(then.needs(game));
      if (related && !touches.intersects(turnLeft)) {
        options.add(new Answer<>(answer, then));
        touched.add(touches);
        CellSet meeting = meetingAll(touched, game.noCells());
        if (meeting == null) {
          break;
        }
        turnLeft = meeting;
      }
    }
    return options;
  }

  private CellSet answer(CellSet needs) {
    CellSet answer = game.noCells();
    int[] cells = needs.toArray();
    for (int i = 0; i < turn && cells.length > 0 && random.nextInt(9) > 0; i++) {
      answer = answer.with(cells[random.nextInt(cells.length)]);
    }
    // Now and then a stone that nothing needs: so an option is kept for those who leave it alone.
    return answer.isEmpty() && random.nextInt(3) > 0
        ? game.single(near[random.nextInt(near.length)])
        : answer;
  }

  /**
   * Up to p cells that meet all these sets, some of them chosen already; null if there are none.
   */
  private @Nullable CellSet meetingAll(List<CellSet> sets, CellSet chosen) {
    if (sets.isEmpty()) {
      return chosen;
    }
    if (chosen.count() == turn) {
      return null;
    }
    for (int cell : sets.get(0).toArray()) {
      List<CellSet> others = sets.stream().filter(set -> !set.contains(cell)).toList();
      CellSet found = meetingAll(others, chosen.with(cell));
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
