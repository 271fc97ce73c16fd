package dev.touchstone.cli;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about: a board, the stones on it, and who moves first. */
final class GameChoice {

  @Parameters(
      arity = "1..*",
      paramLabel = "GAME",
      description = "m,n,k as in 7,7,5; torus m,n,k; 4,n,7tr; file:NAME.hg or file:NAME.pg")
  private List<String> words = new ArrayList<>();

  @Option(names = "--weak", description = "Maker against Breaker; required, the only rules so far")
  private boolean weak;

  @Option(
      names = "--first",
      paramLabel = "PLAYER",
      converter = PlayerName.class,
      description = "maker or breaker; otherwise Maker or whom the file says")
  private @Nullable Player first;

  @Option(names = "--maker", paramLabel = "CELLS", description = "stones of Maker's: a1,b2")
  private String maker = "";

  @Option(names = "--breaker", paramLabel = "CELLS", description = "stones of Breaker's")
  private String breaker = "";

  /** The board in the notation of the user. */
  String notation() {
    return String.join(" ", words);
  }

  /** A name for a folder that belongs to this game. */
  String folderName() {
    return FolderName.of(notation(), maker, breaker, first);
  }

  /** The game as the solver and the statement take it. */
  Setup setup() throws Refusal {
    if (!weak) {
      throw Refusal.usage(
          "strong games cannot be solved yet; add --weak (Maker against Breaker) for the weak one");
    }
    Setup read = read();
    CellSet black = read.black();
    for (int cell : cells(read.board(), "--maker", maker)) {
      black = put(read.board(), "--maker", cell, black, read.white());
    }
    CellSet white = read.white();
    for (int cell : cells(read.board(), "--breaker", breaker)) {
      white = put(read.board(), "--breaker", cell, white, black);
    }
    return new Setup(read.board(), read.game(), black, white, first == null ? read.first() : first);
  }

  private Setup read() throws Refusal {
    try {
      return Notation.read(notation());
    } catch (BadGameException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw Refusal.file("cannot read the game", e);
    }
  }

  private static CellSet put(Board board, String option, int cell, CellSet own, CellSet other)
      throws Refusal {
    if (own.contains(cell) || other.contains(cell)) {
      throw Refusal.usage(
          option + ": there is a stone on " + board.cellName(cell) + " already; leave it out");
    }
    return own.with(cell);
  }

  /** Cells between blanks or commas; a cell of a file may have a comma in its name. */
  private static List<Integer> cells(Board board, String option, String names) throws Refusal {
    List<Integer> cells = new ArrayList<>();
    for (String word : names.strip().split("\\s+", -1)) {
      String[] parts =
          board.cellNumber(word).isPresent() ? new String[] {word} : word.split(",", -1);
      for (String name : parts) {
        if (!name.isEmpty()) {
          cells.add(cell(board, option, name));
        }
      }
    }
    return cells;
  }

  private static int cell(Board board, String option, String name) throws Refusal {
    return board
        .cellNumber(name)
        .orElseThrow(
            () ->
                Refusal.usage(
                    "%s: there is no cell '%s'; the first is %s, the last %s"
                        .formatted(option, name, board.cellName(0), lastName(board))));
  }

  private static String lastName(Board board) {
    try {
      return board.cellName(board.game().cellCount() - 1);
    } catch (BadGameException e) {
      throw new IllegalStateException("the game was read before", e);
    }
  }
}
