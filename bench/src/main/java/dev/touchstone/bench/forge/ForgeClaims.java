package dev.touchstone.bench.forge;

import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Forges claims: {@code bench/run forge-claims TRIES SEED REALM}, so many tries in each realm, or
 * in the one that is named. First of the verifier as it is, where a false claim is a bug and the
 * exit code 1; then of verifiers with one flaw each, where a false claim must turn up within as
 * many tries.
 */
final class ForgeClaims {

  private static final Path FLAWED = Path.of("bench/target/flawed");

  /** With the usual seed every flaw is caught within fewer. */
  private static final long USUAL_TRIES = 350_000;

  private ForgeClaims() {}

  /** The verifier of this project. */
  static List<String> trace(Statement statement, byte[] certificate) throws IOException {
    List<String> lines = new ArrayList<>();
    new Verifier().trace(statement, new ByteArrayInputStream(certificate), lines::add);
    return lines;
  }

  /** Whether it was caught, and how. */
  static Optional<Forger.Caught> caught(Flaw flaw, Path root, Path folder, long tries, long seed)
      throws IOException {
    try (FlawedVerifier verifier = FlawedVerifier.of(flaw, root, folder)) {
      return new Forger(verifier, flaw.realm(), seed).forge(tries);
    }
  }

  public static void main(String[] args) throws IOException {
    long tries = args.length > 0 ? Long.parseLong(args[0]) : USUAL_TRIES;
    long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
    List<Realm> realms =
        args.length > 2
            ? List.of(Realm.valueOf(args[2].toUpperCase(Locale.ROOT)))
            : Arrays.asList(Realm.values());
    boolean sound = true;
    for (Realm realm : realms) {
      sound &= forge(realm, tries, seed);
    }
    System.out.println();
    say("%-62s %s%n", "flaw", "caught at try");
    for (int i = 0; i < Flaw.ALL.size(); i++) {
      Flaw flaw = Flaw.ALL.get(i);
      if (realms.contains(flaw.realm())) {
        Path folder = FLAWED.resolve(seed + "-" + i);
        Optional<Forger.Caught> caught = caught(flaw, Path.of("."), folder, tries, seed);
        sound &= caught.isPresent();
        String when = caught.map(found -> "%,13d".formatted(found.tries())).orElse("        never");
        say("%-62s %s%n", flaw.words(), when);
      }
    }
    System.exit(sound ? 0 : 1);
  }

  private static boolean forge(Realm realm, long tries, long seed) throws IOException {
    Forger forger = new Forger(ForgeClaims::trace, realm, seed);
    Optional<Forger.Caught> wrong = forger.forge(tries);
    say("%-15s %10s %10s %20s%n", realm.words(), "tried", "let pass", "with zone and lines");
    forger
        .counts()
        .forEach(
            (rule, count) ->
                say(
                    "%-15s %,10d %,10d %,20d%n",
                    rule, count.tried(), count.passed(), count.telling()));
    System.out.println(wrong.map(Object::toString).orElse("no false claim"));
    return wrong.isEmpty();
  }

  private static void say(String format, Object... values) {
    System.out.printf(Locale.ROOT, format, values);
  }
}
