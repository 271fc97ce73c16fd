package dev.touchstone.cli;

import dev.touchstone.archive.Strategies;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.OutputFile;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.picture.Figure;
import dev.touchstone.picture.Picture;
import dev.touchstone.picture.Tiling;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Strategy;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone render}: a position as an image. */
@Command(
    name = "render",
    customSynopsis = {
      "touchstone render DIR --out FILE [--moves CELLS] [--as PLAYER] [--plain]",
      "       touchstone render STATEMENT [CERTIFICATE] --out FILE [--moves CELLS] [--plain]",
      "       touchstone render STATEMENT --out FILE --tiling[=CELL,WAY]",
    },
    description =
        "Draws a position: stones, the last move, the zone shaded, pairs as equal letters.",
    sortOptions = false,
    footer = {
      "With a certificate, which the verifier checks first, the moves are those of your side, and",
      "the strategy answers. With a statement alone they are both players' in turn, and there is",
      "no zone. FILE is written whole or not at all; an old one is replaced.",
      "Exit code: 0 drawn, 1 the certificate was rejected, 2 the verifier cannot judge,",
      "3 wrong usage, an unfinished turn, a file error, 4 out of memory."
    })
final class RenderCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final ProofChoice choice = new ProofChoice();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "the image: NAME.svg or NAME.png")
  private Path out = Path.of("");

  @Option(
      names = "--moves",
      paramLabel = "CELLS",
      description = "the moves that led to it, as in a1,b2")
  private String moves = "";

  @Option(names = "--plain", description = "stones only: no zone and no pairs")
  private boolean plain;

  @Mixin private final SideChoice side = new SideChoice();

  @Mixin private final TilingChoice tiling = new TilingChoice();

  RenderCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    String name = out.toString().toLowerCase(Locale.ROOT);
    if (!name.endsWith(".svg") && !name.endsWith(".png")) {
      throw Refusal.usage("--out: NAME.svg or NAME.png, not " + out);
    }
    boolean svg = name.endsWith(".svg");
    try {
      OutputFile.write(out, tiling.isMade() ? tiling(svg) : position(svg));
    } catch (IOException e) {
      throw Refusal.file("cannot write the image " + out, e);
    }
    console.out().println("drawn: " + out);
    return ExitCode.DONE;
  }

  private byte[] tiling(boolean svg) throws Refusal {
    if (plain || side.isMade() || !moves.isEmpty()) {
      throw Refusal.usage("--tiling shows no game; without --moves, --as and --plain");
    }
    Tiling drawn = tiling.of(choice.files().readStatement());
    return svg ? drawn.svg().getBytes(StandardCharsets.UTF_8) : drawn.png();
  }

  private byte[] position(boolean svg) throws Refusal {
    Figure drawn = choice.isStatementOnly() ? ofStatement() : ofProof();
    Figure figure = plain ? drawn.with(CellSet.of(drawn.cells()), List.of()) : drawn;
    return svg ? Picture.svg(figure).getBytes(StandardCharsets.UTF_8) : Picture.png(figure);
  }

  private Figure ofProof() throws Refusal {
    CheckedProof proof = Loading.proof(console, choice);
    Statement statement = proof.statement();
    Strategy strategy = Loading.on(console, listener -> Strategies.read(proof, listener));
    Playing game = side.against(strategy).play();
    Exchange.play(game, MoveList.read(statement.board(), moves));
    return Figure.of(game, InWords.headline(statement));
  }

  private Figure ofStatement() throws Refusal {
    if (side.isMade()) {
      throw Refusal.usage("--as goes with a certificate: without one, nobody answers");
    }
    Statement statement = choice.files().readStatement();
    Setup setup = statement.setup();
    CellSet black = setup.black();
    CellSet white = setup.white();
    Player next = setup.first();
    int left = statement.opening();
    OptionalInt last = OptionalInt.empty();
    for (int cell : MoveList.read(statement.board(), moves)) {
      if (black.contains(cell) || white.contains(cell)) {
        throw Refusal.usage(
            "--moves: " + statement.board().cellName(cell) + " is already taken by then");
      }
      black = next == Player.BLACK ? black.with(cell) : black;
      white = next == Player.WHITE ? white.with(cell) : white;
      if (--left == 0) {
        next = next.opponent();
        left = statement.turn();
      }
      last = OptionalInt.of(cell);
    }
    return new Figure(
        setup.board(),
        setup.hypergraph().cellCount(),
        black,
        white,
        last,
        setup.hypergraph().noCells(),
        List.of(),
        InWords.headline(statement));
  }
}
