package dev.touchstone.cli;

import dev.touchstone.archive.CheckedProof;
import dev.touchstone.archive.Refusal;
import dev.touchstone.archive.Strategies;
import dev.touchstone.game.Board;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone play}: a game against a proof. */
@Command(
    name = "play",
    customSynopsis = {
      "touchstone play DIR [--moves CELLS]",
      "       touchstone play STATEMENT CERTIFICATE [--moves CELLS]",
    },
    description = "Plays the winner's strategy, as the certificate has it, against you.",
    sortOptions = false,
    footer = {
      "The verifier checks the certificate first; nothing is searched. Weak games of one stone a",
      "turn can be played. Type a cell, as in c4, or: undo, hint, board, moves, help, quit.",
      "X is Maker, O is Breaker, [ ] the last stone. A letter stands on each cell of a pair: who",
      "takes one is answered on the other. + is the rest of the zone, where an answer is ready;",
      "outside of it, you threaten nothing.",
      "With --moves, a line for each of your moves: the move, the answer and its theorem.",
      "Exit code: 0 played, 1 the certificate is no proof, 2 the verifier cannot judge,",
      "3 wrong usage, a game that cannot be played, or a file cannot be read."
    })
final class PlayCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final ProofChoice choice = new ProofChoice();

  @Option(names = "--moves", paramLabel = "CELLS", description = "your moves, as in a1,b2; no game")
  private @Nullable String moves;

  PlayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    CheckedProof proof = Loading.proof(console, choice);
    Playing game = Loading.on(console, watch -> Strategies.read(proof, watch)).play();
    if (moves == null) {
      new TerminalGame(console, game).play();
    } else {
      answers(game, MoveList.read(proof.statement().board(), moves))
          .forEach(console.out()::println);
    }
    return ExitCode.DONE;
  }

  /** Lines for these moves; one in front if the strategy begins. */
  private static List<String> answers(Playing game, List<Integer> cells) throws Refusal {
    List<String> lines = new ArrayList<>();
    if (game.strategyMoves()) {
      lines.add(line(game, "-", game.answer()));
    }
    for (int cell : cells) {
      lines.add(line(game, move(game, cell), game.answer()));
    }
    return lines;
  }

  /** Makes a move of {@code --moves}. */
  static String move(Playing game, int cell) throws Refusal {
    Board board = game.strategy().statement().board();
    if (!game.free().contains(cell)) {
      throw Refusal.usage("--moves: there is a stone on " + board.cellName(cell) + " by then");
    }
    game.move(cell);
    return board.cellName(cell);
  }

  private static String line(Playing game, String move, Reply reply) {
    Board board = game.strategy().statement().board();
    return reply.cell().isEmpty()
        ? move + " -"
        : "%s %s %s"
            .formatted(
                move,
                board.cellName(reply.cell().getAsInt()),
                reply.ground().theorem().replace(' ', '-'));
  }
}
