package dev.touchstone.cli;

import dev.touchstone.archive.TimeSpan;
import dev.touchstone.game.OutputFile;
import dev.touchstone.solver.run.TileSearch;
import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.solver.tiling.TilingText;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone tile search}: a tiling of the plane whose tiles Breaker wins. */
@Command(
    name = "search",
    customSynopsis = "touchstone tile search K P [OPTIONS]",
    description =
        "Searches for a tiling by which Breaker keeps K in a row off the plane, P stones a turn.",
    sortOptions = false,
    footer = {
      "First runs of P + 1 cells, then rooks (rows and diagonals of P + 2 cells) with such runs,"
          + " then",
      "bands of parallelograms, then shapes annealed on random lattices. The same K, P, --seed,",
      "--potential and --positions find the same tiling.",
      "To prove by it: touchstone solve \"plane K\" --weak --turn P --tiling FILE. TIME is 90s or"
          + " 10m.",
      "Exit code: 0 found, 3 wrong usage or a file error, 4 none found."
    })
final class TileSearchCommand implements Callable<Integer> {

  private static final int MOST_RUN = 64;
  private static final int MOST_TURN = 4;

  private final Console console;

  @Parameters(index = "0", paramLabel = "K", description = "the cells of a run, up to 64")
  private int length;

  @Parameters(
      index = "1",
      paramLabel = "P",
      description = "stones a turn, 1 to 4; up to 8 for K of 5P + 4 and more")
  private int turn;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "where the tiling goes (default: standard output)")
  private @Nullable Path out;

  @Option(names = "--seed", paramLabel = "N", description = "another search (default: 1)")
  private long seed = 1;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      description = "give up after so many lattices and tilings (default: 1000)")
  private long candidates = 1000;

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "leave a tiling after so many positions (default: 20000)")
  private long positions = 20_000;

  @Option(
      names = "--potential",
      paramLabel = "X",
      description = "leave a tiling with a tile of a greater potential (default: 2.0)")
  private String potential = "2.0";

  @Option(
      names = "--max-time",
      paramLabel = "TIME",
      converter = TimeReader.class,
      description = "give up after this time")
  private @Nullable TimeSpan maxTime;

  @Option(names = "--quiet", description = "no progress, not even on a terminal")
  private boolean quiet;

  TileSearchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    if (length > MOST_RUN || turn < 1 || turn > 2 * MOST_TURN || length <= turn) {
      throw Refusal.usage("K P: runs of 2 to 64 cells, 1 to 8 stones a turn and fewer than a run");
    }
    if (turn > MOST_TURN && length < 5 * turn + 4) {
      throw Refusal.usage(
          "K P: with %d stones a turn K is at least %d; tiles are searched for up to %d stones"
              .formatted(turn, 5 * turn + 4, MOST_TURN));
    }
    if (out != null) {
      OutputFolder.require(out);
    }
    LiveLine line = LiveLine.of(console);
    TileSearch.Budget budget =
        new TileSearch.Budget(
            candidates, positions, greatest(), maxTime == null ? null : maxTime.duration());
    TileSearch search =
        new TileSearch(
            length,
            turn,
            seed,
            budget,
            counts -> {
              if (!quiet) {
                line.show(() -> words(counts));
              }
            });
    console.interruption().cancelBy(search::cancel);
    Optional<Tiling> found = search.run();
    line.clear();
    if (found.isEmpty()) {
      console.complain("no tiling found: " + words(search.counts()));
      return ExitCode.OUT_OF_BUDGET;
    }
    write(TilingText.of(found.get()));
    console.complain("found: " + words(search.counts()));
    return ExitCode.DONE;
  }

  private double greatest() throws Refusal {
    if (!potential.matches("[0-9]{1,3}(\\.[0-9]{1,6})?")) {
      throw Refusal.usage("--potential: a number as in 1.25, not '" + potential + "'");
    }
    return Double.parseDouble(potential);
  }

  private void write(String text) throws Refusal {
    if (out == null) {
      console.out().print(text);
      return;
    }
    try {
      OutputFile.write(out, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw Refusal.file("cannot write the tiling", out, e);
    }
  }

  private static String words(TileSearch.Counts counts) {
    return String.format(
        Locale.ROOT,
        "tilings looked at: %d, least potential %.3f; Maker wins: %d (up to %d positions),"
            + " undecided: %d",
        counts.candidates(),
        counts.leastPotential(),
        counts.lost(),
        counts.hardest(),
        counts.undecided());
  }
}
