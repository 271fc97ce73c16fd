package dev.touchstone.bench.forge;

import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** A small game whose lines are listed; ends of proofs are tried as well if that is wanted. */
final class ListedArena implements Arena {

  private final SmallGame game;
  private final SplittableRandom random;
  private final boolean ends;
  private final Truth truth;
  private final Pool<Claimed> pool = new Pool<>();
  private final Attempts attempts;
  private int linesDone;

  private ListedArena(SmallGame game, SplittableRandom random, boolean ends) {
    this.game = game;
    this.random = random;
    this.ends = ends;
    truth = new Truth(game);
    pool.add(List.of(new Step.Nothing()), new Claimed(Claimed.Kind.BLOCK, 0, 0));
    for (int line = 0; line < game.lines().size(); line++) {
      Claimed complete = new Claimed(Claimed.Kind.COMPLETE, 0, game.lines().get(line));
      pool.add(List.of(new Step.Stones(line)), complete);
    }
    attempts = new Attempts(game, pool, random);
  }

  static Arena ofClaims(SplittableRandom random) {
    return new ListedArena(SmallGame.random(random), random, false);
  }

  static Arena inTurns(SplittableRandom random) {
    return new ListedArena(SmallGame.inTurns(random), random, false);
  }

  static Arena ofStatements(SplittableRandom random) {
    return new ListedArena(SmallGame.withStones(random), random, true);
  }

  @Override
  public Statement statement() {
    return game.statement();
  }

  @Override
  public Attempt next() {
    if (game.strong() && linesDone < game.lines().size()) {
      List<Step> done = List.of(new RaceStep.Done(linesDone++));
      return new Attempt(Rule.DONE.name(), pool.followedBy(done), done);
    }
    if (ends && random.nextInt(3) > 0) {
      return oneLine() ? endByALine() : end();
    }
    Rule rule = attempts.some();
    List<Step> made = attempts.of(rule);
    return new Attempt(rule.name(), pool.followedBy(made), made);
  }

  @Override
  public Outcome judge(Attempt attempt, List<String> trace) {
    if (!attempt.passes(trace)) {
      return Outcome.REFUSED;
    }
    if (attempt.rule().equals(Rule.END.name())) {
      boolean isTrue = new StatementTruth(statement()).isTrue().orElse(true);
      return Outcome.of(true, isTrue, "the statement");
    }
    Claimed claim = Claimed.read(Arena.claim(trace.get(trace.size() - 1)));
    boolean isTrue = truth.of(claim);
    if (isTrue) {
      pool.add(attempt.made(), claim);
    }
    return Outcome.of(claim.saysSomething(), isTrue, claim.toString());
  }

  /** A claim of the kind that is wanted, mostly, behind an answer that brings what it needs. */
  private Attempt end() {
    int own = word(statement().setup().stones(statement().prover()));
    int others = word(statement().taken()) & ~own;
    int most = statement().proverOpens() ? statement().opening() + random.nextInt(2) : 0;
    boolean any = random.nextInt(8) == 0;
    boolean empty = random.nextBoolean();
    boolean twoSided = random.nextBoolean();
    int number =
        pool.some(
            random,
            claim ->
                any
                    || (isWanted(claim, twoSided)
                        && (!empty || (claim.zone() & others) == 0)
                        && Integer.bitCount(missing(claim, own)) <= most));
    List<Step> alone = pool.alone(number);
    List<Step> steps = new ArrayList<>();
    boolean answer = statement().proverOpens() != (random.nextInt(16) == 0);
    if (answer) {
      int opening = missing(pool.claim(number), own);
      if (Integer.bitCount(opening) < most && random.nextBoolean()) {
        opening |= 1 << random.nextInt(game.cells());
      }
      steps.add(new Step.Enter(Step.Frame.ANSWER, set(0), set(opening)));
    }
    steps.addAll(alone);
    if (answer) {
      steps.add(new Step.Leave());
    }
    steps.add(new Step.End());
    return new Attempt(Rule.END.name(), steps, List.of());
  }

  private boolean oneLine() {
    return game.strong() && random.nextInt(8) == 0;
  }

  /** A Hold of a game that has hardly more than one line: any cell of it blocks it. */
  private Attempt endByALine() {
    int line = game.lines().get(random.nextInt(game.lines().size()));
    List<Step> steps = new ArrayList<>();
    for (int left = line; left != 0; left &= left - 1) {
      steps.add(new Step.Enter(Step.Frame.ANSWER, set(0), set(left & -left)));
      steps.add(new Step.Nothing());
      steps.add(new Step.Leave());
    }
    steps.add(new RaceStep.Ordered(Integer.bitCount(line)));
    steps.add(new Step.End());
    return new Attempt(Rule.END.name(), steps, List.of());
  }

  private boolean isWanted(Claimed claim, boolean twoSided) {
    return switch (statement().goal()) {
      case BLOCK -> claim.block();
      case COMPLETE -> claim.kind() == Claimed.Kind.COMPLETE;
      case COMPLETE_FIRST -> claim.kind() == Claimed.Kind.WIN;
      default -> twoSided ? claim.twoSided() : claim.block();
    };
  }

  private static int missing(Claimed claim, int own) {
    return claim.block() ? 0 : claim.others() & ~own;
  }

  private static int word(CellSet cells) {
    return (int) cells.word(0);
  }

  private CellSet set(int cells) {
    return CellSet.of(
        game.cells(),
        IntStream.range(0, game.cells()).filter(c -> (cells >> c & 1) != 0).toArray());
  }
}
