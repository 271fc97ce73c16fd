package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Applies the rules of strong games at random, and looks every claim that comes out through by
 * brute force, from every position that fits it. Whatever a rule lets pass must be true.
 */
class RaceSoundnessTest {

  private static final int GAMES = Integer.getInteger("soundness.games", 400);

  private final Map<Reason, Integer> refused = new EnumMap<>(Reason.class);
  private int ordered;
  private int telling;
  private int wins;
  private int ofBlocks;
  private int images;

  @Test
  void everyTwoSidedClaimThatTheRulesLetPassIsTrue() {
    Random random = new Random(14);
    for (int i = 0; i < GAMES; i++) {
      int cells = random.nextInt(12) == 0 ? 8 : 4 + random.nextInt(4);
      derive(StrongGames.of(StrongGames.game(random, cells) + "\nwinner black\n"), random);
    }
    requireEnough(400);
  }

  /** The same where some lines are one player's alone. */
  @ParameterizedTest
  @CsvSource({"1, 7, 200", "2, 7, 800", "3, 6, 400"})
  void soIsEachInTurnsAndWithLinesOfOnePlayersAlone(int turn, int cells, int games) {
    Random random = new Random(15);
    int times = games * GAMES / 400;
    for (int i = 0; i < times; i++) {
      int count = 4 + random.nextInt(cells - 3);
      String game = StrongGames.uneven(StrongGames.game(random, count), random, turn);
      String outcome = random.nextBoolean() ? "\nwinner black\n" : "\nholds white\n";
      derive(StrongGames.of(game + outcome), random);
    }
    requireEnough(times / turn);
  }

  private void requireEnough(int games) {
    assertThat(ordered).as("claims by ORDERED").isGreaterThan(games * 25);
    assertThat(telling).as("those with a zone and a tolerance").isGreaterThan(games * 15 / 4);
    assertThat(wins).as("Wins of them with a zone").isGreaterThan(games * 5 / 2);
    assertThat(ofBlocks).as("Holds that lean on a Block claim").isGreaterThan(games * 5 / 2);
    assertThat(images).as("images").isGreaterThan(games / 4);
    assertThat(refused.keySet())
        .isEqualTo(
            EnumSet.of(
                Reason.OPTION_NOT_USED,
                Reason.MOVE_NOT_ANSWERED,
                Reason.ANSWER_TOO_LARGE,
                Reason.WRONG_OPERAND));
  }

  /** Grows a pool of claims for a while; it holds Block claims and a Complete one, too. */
  private void derive(Statement statement, Random random) {
    Hypergraph game = statement.hypergraph();
    RaceRules rules =
        new RaceRules(statement, new HostRules(statement), new Looks(game, statement.turn()));
    List<Claim> pool = new ArrayList<>();
    pool.add(new Block(game.noCells(), game.noLines()));
    pool.add(new Complete(game.line(0), game.noCells()));
    blocks(statement, pool, random);
    try {
      for (int line : game.linesOf(statement.prover()).toArray()) {
        pool.add(checked(statement, rules.done(line), "DONE"));
      }
    } catch (Fault e) {
      throw new AssertionError(e);
    }
    for (int i = 0; i < 150; i++) {
      try {
        boolean image = random.nextInt(15) == 0;
        Claim claim = image ? image(game, pool, random) : ordered(statement, rules, pool, random);
        checked(statement, claim, image ? "IMAGE" : "ORDERED");
        if (!claim.zone().isEmpty() || random.nextInt(8) == 0) {
          // Claims that say little would soon crowd out the others.
          pool.add(claim);
        }
      } catch (Fault fault) {
        if (fault.reason() != Reason.NOT_A_SYMMETRY) {
          refused.merge(fault.reason(), 1, Integer::sum);
        }
      }
    }
  }

  /** Pairs, and exchanged cells of them: whether they are true {@link RuleSoundnessTest} asks. */
  private static void blocks(Statement statement, List<Claim> pool, Random random) {
    Hypergraph game = statement.hypergraph();
    int turn = statement.turn();
    for (int i = 0; i < 6; i++) {
      List<Integer> cells = new ArrayList<>();
      IntStream.range(0, game.cellCount()).forEach(cells::add);
      Collections.shuffle(cells, random);
      int[] pairs = new int[2 + 2 * random.nextInt(cells.size() / 2)];
      Arrays.setAll(pairs, cells::get);
      try {
        int[] groups = Arrays.copyOf(pairs, pairs.length / (turn + 1) * (turn + 1));
        Claim block =
            GroupsRule.check(game, turn, new Step.Groups(turn + 1, CellList.of(groups), true));
        pool.add(block);
        if (groups.length > 0 && pairs.length < cells.size()) {
          pool.add(SwapRule.check(game, block, pairs[0], cells.get(pairs.length)));
        }
        if (turn > 1) {
          continue;
        }
        LineSet half = game.noLines();
        for (int line = random.nextInt(2); line < game.lineCount(); line += 2) {
          half = half.with(line);
        }
        pool.add(PotentialRule.check(game, 1, new Step.Potential(game.allCells(), half)));
      } catch (Fault expected) {
        // A potential that is too large.
      }
    }
  }

  private Claim checked(Statement statement, Claim claim, String rule) {
    Hypergraph game = statement.hypergraph();
    Race race = claim.race(game).orElseThrow();
    assertThat(RaceOracle.holds(game, statement.prover(), statement.turn(), race))
        .as("%s by %s, %s", claim.line(), rule, statement.text())
        .isTrue();
    return claim;
  }

  private Claim image(Hypergraph game, List<Claim> pool, Random random) throws Fault {
    int[] exchanged = IntStream.range(0, game.cellCount()).toArray();
    int a = random.nextInt(exchanged.length);
    int b = random.nextInt(exchanged.length);
    exchanged[a] = b;
    exchanged[b] = a;
    Symmetry symmetry = Symmetry.of(game, CellList.of(exchanged));
    List<Claim> twoSided = pool.stream().filter(TwoSided.class::isInstance).toList();
    if (twoSided.isEmpty()) {
      return pool.get(0);
    }
    Claim image = twoSided.get(random.nextInt(twoSided.size())).image(symmetry);
    images++;
    return image;
  }

  private Claim ordered(Statement statement, RaceRules rules, List<Claim> pool, Random random)
      throws Fault {
    Hypergraph game = statement.hypergraph();
    List<Answer<Claim>> options = options(game, statement.turn(), pool, random);
    CellSet own = cells(game, random, random.nextInt(4));
    CellSet opponents = cells(game, random, random.nextInt(4));
    Claim claim = rules.ordered(options, own, opponents);
    boolean zone = !claim.zone().isEmpty();
    boolean wins = claim.race(game).orElseThrow().wins();
    ordered++;
    telling += zone && !claim.line().endsWith("| -") ? 1 : 0;
    this.wins += zone && wins ? 1 : 0;
    ofBlocks += zone && options.stream().anyMatch(o -> o.then() instanceof Block) ? 1 : 0;
    return claim;
  }

  /**
   * Answers that bring what their claims need, mostly, in an order by chance; so much at random
   * would leave most moves unanswered, so claims go on until no cell is in all of them.
   */
  private static List<Answer<Claim>> options(
      Hypergraph game, int turn, List<Claim> pool, Random random) {
    List<Answer<Claim>> options = new ArrayList<>();
    CellSet left = game.allCells();
    boolean onlyWins = random.nextInt(3) > 0;
    boolean more = true;
    for (int tries = 0; tries < 30 && more; tries++) {
      Claim then = pool.get(random.nextInt(pool.size()));
      boolean wins = then.race(game).map(Race::wins).orElse(true);
      boolean complete = then instanceof Complete && random.nextInt(20) > 0;
      if (complete || (onlyWins && !wins)) {
        continue;
      }
      int[] needs = then.needs(game).toArray();
      CellSet answer =
          needs.length == 0 || random.nextInt(5) == 0
              ? cells(game, random, random.nextInt(20) == 0 ? turn + 1 : random.nextInt(turn + 1))
              : some(game, needs, turn, random);
      CellSet touched = then.zone().union(answer);
      if (!left.minus(touched).isEmpty() || random.nextInt(turn == 1 ? 10 : 3) == 0) {
        options.add(new Answer<>(answer, then));
        left = left.intersection(touched);
        // Turns of several stones want more options than that no cell is in all of them.
        more = !left.isEmpty() || random.nextInt(turn) > 0;
      }
    }
    return options.isEmpty() ? List.of(new Answer<>(game.noCells(), pool.get(0))) : options;
  }

  /** Up to p of these. */
  private static CellSet some(Hypergraph game, int[] needs, int turn, Random random) {
    CellSet some = game.single(needs[random.nextInt(needs.length)]);
    for (int i = 1; i < turn; i++) {
      some = some.with(needs[random.nextInt(needs.length)]);
    }
    return some;
  }

  private static CellSet cells(Hypergraph game, Random random, int count) {
    CellSet cells = game.noCells();
    for (int i = 0; i < count; i++) {
      cells = cells.with(random.nextInt(game.cellCount()));
    }
    return cells;
  }
}
