package dev.touchstone.cli;

import dev.touchstone.archive.Strategies;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.OutputFile;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.picture.Drawing;
import dev.touchstone.picture.Figure;
import dev.touchstone.picture.Format;
import dev.touchstone.picture.Picture;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Cells;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Strategy;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.NamedGame;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone render}: a position as an image. */
@Command(
    name = "render",
    customSynopsis = {
      "touchstone render DIR --out FILE [--moves CELLS] [--as PLAYER] [OPTIONS]",
      "       touchstone render STATEMENT [CERTIFICATE] --out FILE [--moves CELLS] [OPTIONS]",
      "       touchstone render STATEMENT --out FILE --tiling[=CELL,WAY]",
    },
    description =
        "Draws a position as the pages show it: stones, the zone shaded, pairs as letters.",
    sortOptions = false,
    footer = {
      "With a certificate, which the verifier checks first, the moves are those of your side, and",
      "the strategy answers. With a statement alone they are both players' in turn, and there is",
      "no zone. A PDF has one page of the picture's size; a TikZ picture is put into a document by",
      "\\input, with the package tikz. FILE is written whole or not at all; an old one is replaced.",
      "Exit code: 0 drawn, 1 certificate rejected, 2 the verifier cannot judge, 3 wrong usage, an",
      "unfinished turn, a file error, 4 out of memory, 5 manifest of another proof, or wrongly signed."
    })
final class RenderCommand implements Callable<Integer> {

  private static final int MOST_LINES = 4096;

  private final Console console;

  @Mixin private final ProofChoice choice = new ProofChoice();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "the image: NAME.svg, .png, .pdf, or .tikz (.tex) for LaTeX")
  private Path out = Path.of("");

  @Option(
      names = "--moves",
      paramLabel = "CELLS",
      description = "the moves that led to it, as in a1,b2 or '0,0 -3,2'")
  private String moves = "";

  @Option(names = "--plain", description = "stones only: no zone and no pairs")
  private boolean plain;

  @Option(names = "--numbers", description = "the stones of --moves and the answers are numbered")
  private boolean numbers;

  @Option(
      names = "--lines",
      description = "the winning lines as strokes, the short pieces of 4,n,7tr bold")
  private boolean lines;

  @Mixin private final LookChoice look = new LookChoice();

  @Mixin private final SideChoice side = new SideChoice();

  @Mixin private final ViewChoice view = new ViewChoice();

  @Mixin private final TilingChoice tiling = new TilingChoice();

  RenderCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    Format format =
        Format.of(out.toString())
            .orElseThrow(
                () ->
                    Refusal.usage(
                        "--out: NAME.svg, NAME.png, NAME.pdf, NAME.tikz or NAME.tex, not " + out));
    OutputFolder.require(out);
    try {
      OutputFile.write(out, look.file(tiling.isMade() ? tiling() : position(), format));
    } catch (IOException e) {
      throw Refusal.file("cannot write the image " + out, e);
    }
    console.out().println("drawn: " + out);
    return ExitCode.DONE;
  }

  private Drawing tiling() throws Refusal {
    if (plain || numbers || lines || side.isMade() || view.isMade() || !moves.isEmpty()) {
      throw Refusal.usage(
          "--tiling shows no game; without --moves, --as, --plain, --numbers, --lines and --view");
    }
    return tiling.of(choice.files().readStatement());
  }

  private Drawing position() throws Refusal {
    Figure figure = choice.isStatementOnly() ? ofStatement() : ofProof();
    figure = plain ? figure.with(CellSet.of(figure.cells()), List.of()) : figure;
    if (lines) {
      if (figure.board() instanceof HexBoard) {
        throw Refusal.usage("--lines: Hex has no lines; leave it out");
      }
      if (figure.game().lineCount() > MOST_LINES) {
        throw Refusal.usage(
            "--lines: %s lines are too many to be told apart, up to %s are drawn; leave it out"
                .formatted(figure.game().lineCount(), MOST_LINES));
      }
      figure = figure.withLines();
    }
    return Picture.of(figure);
  }

  private NamedGame named(Statement statement) throws Refusal {
    return NamedGame.of(choice.files(), statement, console::complain);
  }

  private Figure ofProof() throws Refusal {
    CheckedProof proof = Loading.proof(console, choice);
    Statement statement = proof.statement();
    Strategy strategy = Loading.on(console, listener -> Strategies.read(proof, listener));
    Playing game = side.against(strategy).play();
    Exchange.play(game, MoveList.read(statement.board(), game.cells(), moves));
    NamedGame named = named(statement);
    return view.of(game, named.headline())
        .laidOut(named.layout())
        .numbered(numbers ? game.moves() : List.of());
  }

  private Figure ofStatement() throws Refusal {
    if (side.isMade()) {
      throw Refusal.usage("--as goes with a certificate: without one, nobody answers");
    }
    Statement statement = choice.files().readStatement();
    Setup setup = statement.setup();
    Cells cells = Cells.of(statement);
    CellSet black = cells.set(setup.black().toArray());
    CellSet white = cells.set(setup.white().toArray());
    Player next = setup.first();
    int left = statement.opening();
    OptionalInt last = OptionalInt.empty();
    List<Integer> placed = MoveList.read(statement.board(), cells, moves);
    for (int cell : placed) {
      if (black.contains(cell) || white.contains(cell)) {
        throw MoveList.taken(statement.board(), cells, cell);
      }
      black = next == Player.BLACK ? black.with(cell) : black;
      white = next == Player.WHITE ? white.with(cell) : white;
      if (--left == 0) {
        next = next.opponent();
        left = statement.turn();
      }
      last = OptionalInt.of(cell);
    }
    NamedGame named = named(statement);
    return view.of(statement, cells, black, white, last, named.headline())
        .laidOut(named.layout())
        .numbered(numbers ? placed : List.of());
  }
}
