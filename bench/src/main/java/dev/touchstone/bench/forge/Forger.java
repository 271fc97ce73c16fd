package dev.touchstone.bench.forge;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Grows claims of random games, one application of a rule at a time, through the reader and the
 * replay of a verifier, and holds each one that it lets pass against brute force.
 */
final class Forger {

  private static final int TRIES_PER_GAME = 60;

  /**
   * What became of the applications of one rule.
   *
   * @param passed claims that were let through
   * @param telling those of them that say something of cells and lines
   */
  record Count(long tried, long passed, long telling) {

    Count and(boolean pass, boolean tells) {
      return new Count(tried + 1, passed + (pass ? 1 : 0), telling + (pass && tells ? 1 : 0));
    }
  }

  /** A false claim, and the try at which it was let through. */
  record Caught(long tries, Rule rule, Claimed claim, SmallGame game) {

    @Override
    public String toString() {
      return "%s lets %s pass, which is false: try %d, p = %d, lines %s, %s"
          .formatted(
              rule,
              claim,
              tries,
              game.turn(),
              game.lines().stream().map(Integer::toBinaryString).toList(),
              game.statement().hypergraph().isShared() ? "of both players" : "some of one");
    }
  }

  private final Tracer verifier;
  private final SplittableRandom random;
  private final Map<Rule, Count> counts = new EnumMap<>(Rule.class);
  private long tries;

  Forger(Tracer verifier, long seed) {
    this.verifier = verifier;
    random = new SplittableRandom(seed);
  }

  Map<Rule, Count> counts() {
    return counts;
  }

  /** Goes on until a false claim is let through, or so many applications were tried. */
  Optional<Caught> forge(long most) throws IOException {
    while (tries < most) {
      SmallGame game = SmallGame.random(random);
      Optional<Caught> caught = forge(game, most);
      if (caught.isPresent()) {
        return caught;
      }
    }
    return Optional.empty();
  }

  private Optional<Caught> forge(SmallGame game, long most) throws IOException {
    Truth truth = new Truth(game);
    Pool pool = new Pool();
    pool.add(List.of(new Step.Nothing()), new Claimed(Claimed.Kind.BLOCK, 0, 0));
    for (int line = 0; line < game.lines().size(); line++) {
      Claimed complete = new Claimed(Claimed.Kind.COMPLETE, 0, game.lines().get(line));
      pool.add(List.of(new Step.Stones(line)), complete);
    }
    for (int line = 0; game.strong() && line < game.lines().size(); line++) {
      List<Step> done = List.of(new RaceStep.Done(line));
      Optional<Claimed> claim = passed(game, pool.followedBy(done));
      if (claim.isEmpty()) {
        // A line of the opponent's; the claims of other lines are made.
        continue;
      }
      if (!truth.of(claim.get())) {
        return Optional.of(new Caught(++tries, Rule.DONE, claim.get(), game));
      }
      pool.add(done, claim.get());
    }
    Attempts attempts = new Attempts(game, pool, random);
    for (int i = 0; i < TRIES_PER_GAME && tries < most; i++) {
      Rule rule = attempts.some();
      List<Step> made = attempts.of(rule);
      Optional<Claimed> claim = passed(game, pool.followedBy(made));
      tries++;
      boolean tells = claim.isPresent() && claim.get().saysSomething();
      counts.merge(
          rule,
          new Count(0, 0, 0).and(claim.isPresent(), tells),
          (before, now) -> before.and(claim.isPresent(), tells));
      if (claim.isPresent()) {
        if (!truth.of(claim.get())) {
          return Optional.of(new Caught(tries, rule, claim.get(), game));
        }
        pool.add(made, claim.get());
      }
    }
    return Optional.empty();
  }

  /** What the last of these steps leaves on the stack, if the verifier comes that far. */
  private Optional<Claimed> passed(SmallGame game, List<Step> steps) throws IOException {
    byte[] certificate = CertificateWriter.bytes(game.statement(), steps);
    List<String> lines = verifier.trace(game.statement(), certificate);
    if (lines.size() < steps.size()) {
      return Optional.empty();
    }
    String last = lines.get(lines.size() - 1);
    return Optional.of(Claimed.read(last.substring(last.indexOf(' ', last.indexOf(' ') + 1) + 1)));
  }
}
