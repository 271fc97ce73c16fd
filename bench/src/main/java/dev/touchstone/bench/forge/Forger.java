package dev.touchstone.bench.forge;

import dev.touchstone.certificate.CertificateWriter;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Grows claims of random games, one application of a rule at a time, through the reader and the
 * replay of a verifier, and holds each one that it lets pass against brute force.
 */
final class Forger {

  /**
   * What became of the applications of one rule.
   *
   * @param passed claims that were let through
   * @param telling those of them that say something of cells and lines
   */
  record Count(long tried, long passed, long telling) {

    static final Count NONE = new Count(0, 0, 0);

    Count and(Outcome outcome) {
      return new Count(
          tried + 1,
          passed + (outcome.passed() ? 1 : 0),
          telling + (outcome.passed() && outcome.tells() ? 1 : 0));
    }
  }

  /** A false claim, and the try at which it was let through. */
  record Caught(long tries, String rule, String claim, String statement) {

    @Override
    public String toString() {
      return "%s lets %s pass, which is false: try %d of %s"
          .formatted(rule, claim, tries, statement.replace('\n', ';'));
    }
  }

  private final Tracer verifier;
  private final Realm realm;
  private final SplittableRandom random;
  private final Map<String, Count> counts = new TreeMap<>();
  private long tries;

  Forger(Tracer verifier, Realm realm, long seed) {
    this.verifier = verifier;
    this.realm = realm;
    random = new SplittableRandom(seed);
  }

  Map<String, Count> counts() {
    return counts;
  }

  /** Goes on until a false claim is let through, or so many applications were tried. */
  Optional<Caught> forge(long most) throws IOException {
    while (tries < most) {
      Optional<Caught> caught = forge(realm.arena(random), most);
      if (caught.isPresent()) {
        return caught;
      }
    }
    return Optional.empty();
  }

  private Optional<Caught> forge(Arena arena, long most) throws IOException {
    for (int i = 0; i < realm.tries() && tries < most; i++) {
      Attempt attempt = arena.next();
      byte[] certificate = CertificateWriter.bytes(arena.statement(), attempt.steps());
      List<String> trace = verifier.trace(arena.statement(), certificate);
      Outcome outcome = arena.judge(attempt, trace);
      tries++;
      counts.put(attempt.rule(), counts.getOrDefault(attempt.rule(), Count.NONE).and(outcome));
      if (outcome.falsehood().isPresent()) {
        String text = arena.statement().text();
        return Optional.of(new Caught(tries, attempt.rule(), outcome.falsehood().get(), text));
      }
    }
    return Optional.empty();
  }
}
