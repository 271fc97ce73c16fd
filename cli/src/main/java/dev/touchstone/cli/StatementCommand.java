package dev.touchstone.cli;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.Refusal;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone statement}: what a certificate would have to prove. */
@Command(
    name = "statement",
    customSynopsis = "touchstone statement GAME --weak --winner PLAYER [OPTIONS]",
    description = "Prints the statement that PLAYER wins, true or not, in its canonical form.",
    sortOptions = false,
    footer = "CELLS are a1,b2 or 'a1 b2'. Exit code: 0 printed, 3 wrong usage or no such game.")
final class StatementCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final GameChoice game = new GameChoice();

  @Option(
      names = "--winner",
      required = true,
      paramLabel = "PLAYER",
      converter = PlayerName.class,
      description = "maker or breaker")
  private Player winner = Player.BLACK;

  StatementCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    Outcome outcome = winner == Player.BLACK ? Outcome.BLACK : Outcome.WHITE;
    Statement statement = Problem.weak(game.setup()).wonBy(outcome);
    console.out().print(statement.text());
    return ExitCode.DONE;
  }
}
