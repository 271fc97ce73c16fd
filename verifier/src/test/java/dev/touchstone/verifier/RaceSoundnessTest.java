package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
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
    assertThat(ordered).as("claims by ORDERED").isGreaterThan(10_000);
    assertThat(telling).as("those with a zone and a tolerance").isGreaterThan(1_500);
    assertThat(wins).as("Wins of them with a zone").isGreaterThan(1_000);
    assertThat(ofBlocks).as("Holds that lean on a Block claim").isGreaterThan(1_000);
    assertThat(images).as("images").isGreaterThan(100);
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
    RaceRules rules = new RaceRules(statement, new HostRules(statement));
    List<Claim> pool = new ArrayList<>();
    pool.add(new Block(game.noCells(), game.noLines()));
    pool.add(new Complete(game.line(0), game.noCells()));
    blocks(game, pool, random);
    try {
      for (int line = 0; line < game.lineCount(); line++) {
        pool.add(checked(game, rules.done(line), "DONE"));
      }
    } catch (Fault e) {
      throw new AssertionError(e);
    }
    for (int i = 0; i < 150; i++) {
      try {
        boolean image = random.nextInt(15) == 0;
        Claim claim = image ? image(game, pool, random) : ordered(game, rules, pool, random);
        checked(game, claim, image ? "IMAGE" : "ORDERED");
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
  private static void blocks(Hypergraph game, List<Claim> pool, Random random) {
    for (int i = 0; i < 6; i++) {
      List<Integer> cells = new ArrayList<>();
      IntStream.range(0, game.cellCount()).forEach(cells::add);
      Collections.shuffle(cells, random);
      int[] pairs = new int[2 + 2 * random.nextInt(cells.size() / 2)];
      Arrays.setAll(pairs, cells::get);
      try {
        Claim block = GroupsRule.check(game, 1, new Step.Groups(2, CellList.of(pairs), true));
        pool.add(block);
        if (pairs.length < cells.size()) {
          pool.add(SwapRule.check(game, block, pairs[0], cells.get(pairs.length)));
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

  private Claim checked(Hypergraph game, Claim claim, String rule) {
    Race race = claim.race(game).orElseThrow();
    assertThat(RaceOracle.holds(game, race))
        .as("%s by %s, lines %s", claim.line(), rule, lines(game))
        .isTrue();
    return claim;
  }

  private static List<String> lines(Hypergraph game) {
    return IntStream.range(0, game.lineCount()).mapToObj(i -> game.line(i).toString()).toList();
  }

  private Claim image(Hypergraph game, List<Claim> pool, Random random) throws Fault {
    int[] exchanged = IntStream.range(0, game.cellCount()).toArray();
    int a = random.nextInt(exchanged.length);
    int b = random.nextInt(exchanged.length);
    exchanged[a] = b;
    exchanged[b] = a;
    Symmetry symmetry = Symmetry.of(game, CellList.of(exchanged));
    List<Claim> twoSided = pool.stream().filter(TwoSided.class::isInstance).toList();
    Claim image = twoSided.get(random.nextInt(twoSided.size())).image(symmetry);
    images++;
    return image;
  }

  private Claim ordered(Hypergraph game, RaceRules rules, List<Claim> pool, Random random)
      throws Fault {
    List<Answer<Claim>> options = options(game, pool, random);
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
  private static List<Answer<Claim>> options(Hypergraph game, List<Claim> pool, Random random) {
    List<Answer<Claim>> options = new ArrayList<>();
    CellSet left = game.allCells();
    boolean onlyWins = random.nextInt(3) > 0;
    for (int tries = 0; tries < 30 && !left.isEmpty(); tries++) {
      Claim then = pool.get(random.nextInt(pool.size()));
      boolean wins = then.race(game).map(Race::wins).orElse(true);
      boolean complete = then instanceof Complete && random.nextInt(20) > 0;
      if (complete || (onlyWins && !wins)) {
        continue;
      }
      int[] needs = then.needs(game).toArray();
      CellSet answer =
          needs.length == 0 || random.nextInt(5) == 0
              ? cells(game, random, random.nextInt(20) == 0 ? 2 : random.nextInt(2))
              : game.single(needs[random.nextInt(needs.length)]);
      CellSet touched = then.zone().union(answer);
      if (!left.minus(touched).isEmpty() || random.nextInt(10) == 0) {
        options.add(new Answer<>(answer, then));
        left = left.intersection(touched);
      }
    }
    return options.isEmpty() ? List.of(new Answer<>(game.noCells(), pool.get(0))) : options;
  }

  private static CellSet cells(Hypergraph game, Random random, int count) {
    CellSet cells = game.noCells();
    for (int i = 0; i < count; i++) {
      cells = cells.with(random.nextInt(game.cellCount()));
    }
    return cells;
  }
}
