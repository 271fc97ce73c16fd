package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Left;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Replay;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * T23 by brute force: whatever answers are left, true ones all, and whatever first moves are
 * listed, no map is accepted but the true one; and that one is.
 */
class MapSoundnessTest {

  private static final int TRIES = 4000;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void onlyTheTrueMapIsAccepted(int side) throws Exception {
    String size = side + "," + side;
    Statement game = LinkSoundnessTest.statement(size, "winner black");
    Hypergraph cells = game.hypergraph();
    CellSet winning = cells.noCells();
    List<Left<Claim>> answers = new ArrayList<>();
    for (int cell = 0; cell < cells.cellCount(); cell++) {
      Statement opened =
          LinkSoundnessTest.statement(
              size, "black " + game.board().cellName(cell) + "\nfirst white\nwinner black");
      if (HexTree.isWon(opened)) {
        winning = winning.with(cell);
        Link link = (Link) claim(opened);
        answers.add(new Left<>(cells.single(cell), link));
        answers.add(new Left<>(cells.single(cell), widened(link, game)));
      }
    }
    if (side == 3) {
      // By play to the end all zones are large; by two bridges from b2 a1, a2, c2 and c3 are free.
      CellSet bridges = CellSet.of(9, 1, 2, 6, 7);
      answers.add(new Left<>(cells.single(4), Link.between(9, 10, cells.single(4), bridges)));
    }
    assertThat(isProved(game, winning, answers)).isTrue();
    Random random = new Random(side);
    int proved = 0;
    for (int i = 0; i < TRIES; i++) {
      List<Left<Claim>> some = new ArrayList<>(answers);
      some.removeIf(answer -> random.nextInt(6) == 0);
      CellSet listed = winning;
      for (int changes = random.nextInt(3); changes > 0; changes--) {
        int cell = random.nextInt(cells.cellCount());
        listed = listed.contains(cell) ? listed.without(cell) : listed.with(cell);
      }
      if (isProved(game, listed, some)) {
        assertThat(listed).as("%s by %s", size, some).isEqualTo(winning);
        proved++;
      }
    }
    assertThat(proved).isGreaterThan(50);
  }

  /** What is proved of a game, by play to its end. */
  private static Claim claim(Statement statement) throws Fault {
    Hypergraph game = statement.hypergraph();
    Looks looks = new Looks(game, 1);
    Replay<Claim> replay = new Replay<>(game, new CheckedClaims(statement, looks));
    for (Step step : HexTree.proof(statement)) {
      if (!(step instanceof Step.End)) {
        replay.take(step);
      }
    }
    return replay.top().orElseThrow();
  }

  /** A larger zone does no harm to what a Link says. */
  private static Link widened(Link link, Statement statement) {
    CellSet all = statement.hypergraph().allCells();
    return new Link(link.from(), link.to(), link.needs(), all.minus(link.needs()));
  }

  private static boolean isProved(Statement game, CellSet listed, List<Left<Claim>> left) {
    Statement map = new Statement(game.problem(), game.winner(), Optional.of(listed));
    try {
      Conclusion.of(map).check(map, new HostRules(map), left);
      return true;
    } catch (Fault fault) {
      return false;
    }
  }
}
