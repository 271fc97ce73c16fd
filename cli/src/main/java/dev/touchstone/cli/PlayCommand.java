package dev.touchstone.cli;

import dev.touchstone.archive.Strategies;
import dev.touchstone.game.Board;
import dev.touchstone.strategy.Cells;
import dev.touchstone.strategy.Placed;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Strategy;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.NamedGame;
import dev.touchstone.theorem.Refusal;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone play}: a game against a proof. */
@Command(
    name = "play",
    customSynopsis = {
      "touchstone play DIR [--as PLAYER] [--moves CELLS]",
      "       touchstone play STATEMENT CERTIFICATE [--as PLAYER] [--moves CELLS]",
    },
    description = "Plays against you, by the strategy in the certificate.",
    sortOptions = false,
    footer = {
      "The verifier checks the certificate first; nothing is searched. You are the player who cannot",
      "win; where nobody can, you are Black, or the player of --as. Strong games: threats are said.",
      "Type a cell, as in c4, or: undo, why, hint, lines c4, board, moves, go on, help, quit. Where a",
      "turn has more stones, type the cells one by one or all on one line. The game stops when it is",
      "decided. On infinite boards cells are pairs, as in -3,2, and a part is shown, around the stones.",
      "X is Maker or Black, O is Breaker or White, [ ] the last turn. Equal letters are a pair or",
      "a group: a stone on one of them is answered on another. A dot is the rest of the zone, where",
      "an answer is ready; outside it, on -, you threaten nothing. Colours are left out where NO_COLOR",
      "is set, TERM is dumb, or the output is no terminal.",
      "With --moves, it prints a line for each of your turns: its cells, the answer and its theorems.",
      "Exit code: 0 played, 1 the certificate was rejected, 2 the verifier cannot judge,",
      "3 wrong usage, an unfinished turn, or a file cannot be read, 4 out of memory, 5 the manifest",
      "in DIR is of another proof, or wrongly signed."
    })
final class PlayCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final ProofChoice choice = new ProofChoice();

  @Mixin private final SideChoice side = new SideChoice();

  @Option(
      names = "--moves",
      paramLabel = "CELLS",
      description = "your moves, as in a1,b2 or '0,0 -3,2': prints the answers and ends")
  private @Nullable String moves;

  PlayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    CheckedProof proof = Loading.proof(console, choice);
    Strategy strategy = Loading.on(console, listener -> Strategies.read(proof, listener));
    Playing game = side.against(strategy).play();
    if (moves == null) {
      NamedGame named = NamedGame.of(proof.files(), proof.statement(), console::complain);
      new TerminalGame(console, game, named.headline(), Terminal.hasColours(console)).play();
    } else {
      Board board = proof.statement().board();
      for (Exchange exchange : Exchange.play(game, MoveList.read(board, game.cells(), moves))) {
        console.out().println(line(game.cells(), exchange));
      }
    }
    return ExitCode.DONE;
  }

  /** What was played, the answer, and a theorem for each of its stones. */
  private static String line(Cells cells, Exchange exchange) {
    String theirs = MoveList.written(cells, exchange.theirs());
    StringJoiner theorems = new StringJoiner(",");
    for (Placed placed : exchange.reply().placed()) {
      String theorem = placed.ground().theorem().replace(' ', '-');
      placed.cells().forEach(cell -> theorems.add(theorem));
    }
    List<Integer> answer = exchange.reply().cells();
    return (theirs.isEmpty() ? "-" : theirs)
        + (answer.isEmpty() ? " -" : " " + MoveList.written(cells, answer) + " " + theorems);
  }
}
