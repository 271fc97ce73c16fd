package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Applies the rules at random to random small games, and looks every claim that comes out through
 * by brute force. Whatever a rule lets pass must be true.
 */
class RuleSoundnessTest {

  private enum Kind {
    GROUPS,
    POTENTIAL,
    OPTIONS,
    BOTH,
    SWAP,
    IMAGE
  }

  private final Map<Kind, Integer> derived = new EnumMap<>(Kind.class);

  /** Claims with cells and lines: the others are true by any rule. */
  private final Map<Kind, Integer> telling = new EnumMap<>(Kind.class);

  private int completes;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void everyClaimThatTheRulesLetPassIsTrue(int turn) throws Exception {
    Random random = new Random(20 + turn);
    for (int i = 0; i < 1000; i++) {
      derive(randomGame(random, 4 + random.nextInt(turn == 1 ? 4 : 3)), turn, random);
    }
    for (Kind kind : Kind.values()) {
      if (kind != Kind.POTENTIAL || turn == 1) {
        assertThat(derived.getOrDefault(kind, 0)).as("claims by " + kind).isGreaterThan(500);
      }
    }
    if (turn < 3) {
      // With p = 3 a group of a small game is a whole line, and a cell exchanged loses it.
      for (Kind kind : Kind.values()) {
        int least = kind == Kind.POTENTIAL && turn > 1 ? 0 : 200;
        assertThat(telling.getOrDefault(kind, 0))
            .as("telling " + kind)
            .isGreaterThanOrEqualTo(least);
      }
    }
    assertThat(completes).as("Complete claims").isGreaterThan(500);
  }

  private static Hypergraph randomGame(Random random, int cells) throws BadGameException {
    List<int[]> lines = new ArrayList<>();
    int count = 1 + random.nextInt(6);
    for (int i = 0; i < count; i++) {
      lines.add(randomCells(random, cells, 1 + random.nextInt(4)).toArray());
    }
    return new Hypergraph(cells, lines);
  }

  private static CellSet randomCells(Random random, int cells, int count) {
    CellSet result = CellSet.of(cells);
    for (int i = 0; i < count; i++) {
      result = result.with(random.nextInt(cells));
    }
    return result;
  }

  /** Grows a pool of claims for a while. */
  private void derive(Hypergraph game, int turn, Random random) {
    List<Claim> pool = new ArrayList<>();
    pool.add(new Block(game.noCells(), game.noLines()));
    for (int line = 0; line < game.lineCount(); line++) {
      pool.add(new Complete(game.line(line), game.noCells()));
    }
    for (int i = 0; i < 400; i++) {
      Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
      try {
        Claim claim = apply(kind, game, turn, pool, random);
        derived.merge(kind, 1, Integer::sum);
        telling.merge(kind, isTelling(claim) ? 1 : 0, Integer::sum);
        completes += claim instanceof Complete ? 1 : 0;
        assertThat(ClaimOracle.holds(game, turn, claim))
            .as("%s by %s, p = %d, lines %s", claim, kind, turn, lines(game))
            .isTrue();
        pool.add(claim);
      } catch (Fault expected) {
        // A side condition failed, as most random steps must.
      }
    }
  }

  private static List<String> lines(Hypergraph game) {
    return IntStream.range(0, game.lineCount()).mapToObj(i -> game.line(i).toString()).toList();
  }

  private static Claim apply(Kind kind, Hypergraph game, int turn, List<Claim> pool, Random random)
      throws Fault {
    return switch (kind) {
      case GROUPS -> GroupsRule.check(game, turn, randomGroups(game, turn, random));
      case POTENTIAL -> PotentialRule.check(game, turn, randomPotential(game, random));
      case OPTIONS ->
          OptionsRule.check(
              game, turn, randomOptions(game, turn, pool, random), new Looks(game, turn));
      case BOTH -> BothRule.check(game, randomParts(pool, random));
      case SWAP -> {
        Claim claim = pickTelling(pool, random);
        CellSet beside = game.allCells().minus(claim.zone());
        yield SwapRule.check(
            game, claim, cellOf(claim.zone(), game, random), cellOf(beside, game, random));
      }
      case IMAGE -> {
        Symmetry symmetry = Symmetry.of(game, randomExchange(game, random));
        yield pick(pool, random).image(symmetry);
      }
    };
  }

  /** Two cells exchanged, which now and then is a symmetry of a small game. */
  private static CellList randomExchange(Hypergraph game, Random random) {
    int[] images = IntStream.range(0, game.cellCount()).toArray();
    int a = random.nextInt(images.length);
    int b = random.nextInt(images.length);
    images[a] = b;
    images[b] = a;
    return CellList.of(images);
  }

  private static Claim pick(List<Claim> pool, Random random) {
    return pool.get(random.nextInt(pool.size()));
  }

  private static boolean isTelling(Claim claim) {
    return !claim.zone().isEmpty() && !(claim instanceof Block block && block.lines().isEmpty());
  }

  /** Mostly a claim with cells and lines. */
  private static Claim pickTelling(List<Claim> pool, Random random) {
    Claim claim = pick(pool, random);
    for (int tries = 0; tries < 20 && !isTelling(claim); tries++) {
      claim = pick(pool, random);
    }
    return claim;
  }

  /** Claims whose zones have no cell in common, or a single one. */
  private static List<Claim> randomParts(List<Claim> pool, Random random) {
    List<Claim> parts = new ArrayList<>(List.of(pickTelling(pool, random)));
    int common = random.nextInt(4) == 0 ? 1 : 0;
    for (int tries = 0; tries < 40 && parts.size() < 3; tries++) {
      Claim claim = pickTelling(pool, random);
      if (parts.stream().allMatch(part -> part.zone().countIn(claim.zone()) <= common)) {
        parts.add(claim);
      }
    }
    return parts;
  }

  /** Mostly one of these cells. */
  private static int cellOf(CellSet cells, Hypergraph game, Random random) {
    int[] members = cells.toArray();
    return members.length == 0 || random.nextInt(6) == 0
        ? random.nextInt(game.cellCount())
        : members[random.nextInt(members.length)];
  }

  private static Step.Groups randomGroups(Hypergraph game, int turn, Random random) {
    int size = turn + 1;
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < game.cellCount(); cell++) {
      cells.add(cell);
    }
    Collections.shuffle(cells, random);
    int groups = 1 + random.nextInt(Math.max(1, cells.size() / size));
    int count = Math.min(cells.size(), groups * size) / size * size;
    int[] chosen = cells.subList(0, count).stream().mapToInt(i -> i).toArray();
    return new Step.Groups(size, CellList.of(chosen), true);
  }

  private static Step.Potential randomPotential(Hypergraph game, Random random) {
    LineSet lines = game.noLines();
    for (int line = 0; line < game.lineCount(); line++) {
      lines = random.nextBoolean() ? lines.with(line) : lines;
    }
    return new Step.Potential(randomCells(random, game.cellCount(), 2 * game.cellCount()), lines);
  }

  private static List<Answer<Claim>> randomOptions(
      Hypergraph game, int turn, List<Claim> pool, Random random) {
    List<Answer<Claim>> options = new ArrayList<>();
    boolean block = random.nextBoolean();
    int count = 1 + random.nextInt(turn + 3);
    for (int tries = 0; tries < 40 && options.size() < count; tries++) {
      Claim claim = pick(pool, random);
      if (claim instanceof Block == block) {
        CellSet answer = randomCells(random, game.cellCount(), random.nextInt(turn + 1));
        options.add(new Answer<>(answer, claim));
      }
    }
    return options;
  }
}
