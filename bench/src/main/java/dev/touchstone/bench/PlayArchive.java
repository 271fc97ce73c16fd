package dev.touchstone.bench;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.InputFile;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.strategy.HostCells;
import dev.touchstone.strategy.HostView;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Strategy;
import dev.touchstone.strategy.UnplayableException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Plays random games, to the last free cell, against the strategy of every theorem below proofs/,
 * or below another folder. None may be lost; and how long an answer takes. On an infinite board a
 * game goes on until it must be won; against a tiling, for some turns.
 */
final class PlayArchive {

  /** Of a game that has no end. */
  private static final int TURNS = 40;

  private static final String ROW = "%-28s %9s %7s %8s %5s %8s %10s %9s%n";

  private final int games;
  private long lostInAll;

  private PlayArchive(int games) {
    this.games = games;
  }

  private void run(Path archive) throws IOException {
    System.out.printf(
        ROW, "theorem", "claims", "load s", "games", "lost", "longest", "answers", "us/answer");
    try (Stream<Path> paths = Files.walk(archive)) {
      List<Path> folders =
          paths
              .filter(path -> path.endsWith("statement") && !path.toString().contains("/target/"))
              .map(Path::getParent)
              .sorted()
              .toList();
      for (Path folder : folders) {
        row(archive.relativize(folder).toString(), folder);
      }
    }
  }

  private void row(String name, Path folder) throws IOException {
    try {
      long start = System.nanoTime();
      Strategy strategy = read(folder);
      double loading = (System.nanoTime() - start) / 1e9;
      Tally tally = new Tally();
      for (int i = 0; i < games; i++) {
        tally.play(strategy, new Random(i));
      }
      lostInAll += tally.lost;
      System.out.printf(
          ROW,
          name,
          Figures.count(strategy.claimCount()),
          Figures.seconds(loading),
          Figures.count(games),
          tally.lost,
          tally.longest,
          Figures.count(tally.answers),
          Figures.seconds(tally.nanos / 1e3 / Math.max(1, tally.answers)));
    } catch (UnplayableException e) {
      System.out.printf("%-28s not played: %s%n", name, e.getMessage());
    }
  }

  private static Strategy read(Path folder) throws IOException, UnplayableException {
    try {
      byte[] text =
          InputFile.bytes(folder.resolve("statement").toString(), StatementText.MAX_BYTES);
      Statement statement = StatementText.parse(text);
      Path plain = folder.resolve("certificate");
      Path file = Files.exists(plain) ? plain : folder.resolve("certificate.gz");
      try (var in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
        return Strategy.read(statement, in);
      }
    } catch (BadStatementException e) {
      throw new IOException(folder + ": " + e.getMessage(), e);
    }
  }

  /** What the games of one theorem add up to. */
  private static final class Tally {
    int lost;
    int longest;
    long answers;
    long nanos;

    /** One game; longest counts the moves until it was decided. */
    void play(Strategy strategy, Random chance) {
      Playing game = strategy.play();
      int decided = -1;
      boolean hasLine = false;
      int turns = 0;
      while (!game.isOver() && !(game.cells() instanceof HostCells && turns > last(strategy))) {
        if (game.strategyMoves()) {
          long start = System.nanoTime();
          game.answer();
          nanos += System.nanoTime() - start;
          answers++;
          turns++;
        } else {
          int cell = any(game, chance);
          game.move(cell);
          hasLine |= game.cells() instanceof HostCells && completes(game, cell) && decided < 0;
        }
        if (decided < 0 && game.isDecided()) {
          decided = game.moves().size();
        }
      }
      longest = Math.max(longest, decided);
      boolean reached = game.isDecided() || strategy.tiling().isPresent();
      lost += reached && !hasLine ? 0 : 1;
    }

    /** As many turns as a game on an infinite board has here. */
    private static int last(Strategy strategy) {
      return strategy.tiling().isPresent() ? TURNS : strategy.depth() + 1;
    }

    /** A free cell; of an infinite board, one around the stones. */
    private static int any(Playing game, Random chance) {
      if (game.cells() instanceof HostCells cells) {
        Window around = HostView.around(game, 2 * cells.run(), 2 * cells.run());
        int cell;
        do {
          int number = chance.nextInt(around.columns() * around.rows());
          cell = cells.cell(new HostCells.At(around.x(number), around.y(number)));
        } while (!game.isFree(cell));
        return cell;
      }
      int[] free = game.free().toArray();
      return free[chance.nextInt(free.length)];
    }

    /** Whether a stone completes a line by which its player wins. */
    private static boolean completes(Playing game, int cell) {
      Strategy strategy = game.strategy();
      CellSet theirs = game.stones(strategy.player().opponent());
      boolean wins =
          strategy.statement().rules() == Rules.STRONG || strategy.player() == Player.WHITE;
      return wins && game.linesThrough(cell).stream().anyMatch(theirs::containsAll);
    }
  }

  public static void main(String[] args) throws IOException {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
    PlayArchive play = new PlayArchive(games);
    play.run(Path.of(args.length > 1 ? args[1] : "proofs"));
    System.exit(play.lostInAll > 0 ? 1 : 0);
  }
}
