package dev.touchstone.cli;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.TruncatedBoard;
import dev.touchstone.picture.Tiling;
import dev.touchstone.picture.Way;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.Refusal;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** That a tiling is drawn, and which run on it: {@code --tiling} or {@code --tiling=c3,up}. */
final class TilingChoice {

  @Option(
      names = "--tiling",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "CELL,WAY",
      description = "copies of 4,n,7tr, and a run of seven: right, up, up-right, up-left")
  private @Nullable String run;

  boolean isMade() {
    return run != null;
  }

  /** The tiling by the board of this statement. */
  Tiling of(Statement statement) throws Refusal {
    if (!(statement.board() instanceof TruncatedBoard board)) {
      throw Refusal.usage(
          "--tiling: " + statement.board().notation() + " tiles nothing; only 4,n,7tr does");
    }
    try {
      return run == null || run.isEmpty() ? Tiling.of(board) : tiling(board, run);
    } catch (BadGameException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  private static Tiling tiling(TruncatedBoard board, String text) throws Refusal, BadGameException {
    String[] words = text.split(",", -1);
    Optional<Way> way =
        Arrays.stream(Way.values())
            .filter(known -> words.length == 2 && known.word().equals(words[1]))
            .findFirst();
    if (way.isEmpty()) {
      String known = Arrays.stream(Way.values()).map(Way::word).collect(Collectors.joining(", "));
      throw Refusal.usage(
          "--tiling: a cell and a way, as in c3,up, not '%s'; ways are %s".formatted(text, known));
    }
    int cell =
        board
            .cellNumber(words[0])
            .orElseThrow(
                () ->
                    Refusal.usage(
                        "--tiling: %s has no cell '%s'".formatted(board.notation(), words[0])));
    return Tiling.of(board, cell, way.get());
  }
}
