package dev.touchstone.cli;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.theorem.Refusal;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone statement}: what a certificate would have to prove. */
@Command(
    name = "statement",
    customSynopsis = {
      "touchstone statement GAME --weak --winner maker|breaker [OPTIONS]",
      "       touchstone statement GAME --strong --winner black|white|nobody [OPTIONS]",
      "       touchstone statement GAME --strong --holds black|white [OPTIONS]",
      "       touchstone statement 'hex m,n' --winner black|white [OPTIONS]",
    },
    description =
        "Prints the statement that PLAYER wins, or does not lose, true or not, in its canonical form.",
    sortOptions = false,
    footer = {
      "CELLS are a1,b2 or 'a1 b2'; on boards without an end, plane k, strip r,k, m+,n+,k (at least m",
      "rows and n columns) and m,n+,k, they are '0,0 -3,2'. In Hex Black joins the upper and lower side.",
      "That a player wins is judged if overlines win, or Breaker does; a first turn of more stones than",
      "the others where the player makes it for whom something is proved.",
      "Exit code: 0 printed, 3 wrong usage or no such game."
    })
final class StatementCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final GameChoice game = new GameChoice();

  @Option(
      names = "--winner",
      paramLabel = "PLAYER",
      description = "maker or breaker; black, white or nobody (strong)")
  private @Nullable String winner;

  @Option(
      names = "--holds",
      paramLabel = "PLAYER",
      description = "black or white: who does not lose (strong)")
  private @Nullable String holder;

  @Mixin private final RulesChoice rules = new RulesChoice();

  StatementCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    Problem problem = rules.problem(game);
    Statement statement = problem.wonBy(outcome(problem.rules()));
    String text = statement.text();
    try {
      StatementText.parse(text.getBytes(StandardCharsets.UTF_8));
    } catch (BadStatementException e) {
      // Too long, with the names of a file.
      throw Refusal.usage("no verifier would read this statement: " + e.getMessage());
    }
    console.out().print(text);
    return ExitCode.DONE;
  }

  private Outcome outcome(Rules of) throws Refusal {
    if (holder == null) {
      return winner(of);
    }
    if (winner != null) {
      throw Refusal.usage("either --winner or --holds: a statement says one of them");
    }
    if (of != Rules.STRONG) {
      throw Refusal.usage(
          "--holds: a %s game always has a winner; say --winner".formatted(of.word()));
    }
    return Outcome.holds(PlayerName.read("--holds", holder, of));
  }

  private Outcome winner(Rules of) throws Refusal {
    String possible = PlayerName.both(of) + (of == Rules.STRONG ? " or nobody" : "");
    if (winner == null) {
      throw Refusal.usage(
          "who wins? --winner %s%s"
              .formatted(
                  possible, of == Rules.STRONG ? ", or --holds " + PlayerName.both(of) : ""));
    }
    String word = winner.toLowerCase(Locale.ROOT);
    for (Outcome outcome : Outcome.values()) {
      boolean known = outcome.isWin() || (of == Rules.STRONG && outcome == Outcome.NOBODY);
      if (known && outcome.word(of).equals(word)) {
        return outcome;
      }
    }
    throw Refusal.usage("--winner: %s, not '%s'".formatted(possible, winner));
  }
}
