package dev.touchstone.theorem;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.GameFile;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Layout;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game as people write it down: a board, the stones on it, and who moves first.
 *
 * @param notation the board, as in 7,7,5
 * @param maker stones of Maker, or of Black if the game is strong or Hex, separated by blanks or
 *     commas
 * @param breaker stones of Breaker, or of White
 * @param first who moves first, if that is not whom the board's file says, or Maker
 */
public record GameText(String notation, String maker, String breaker, @Nullable Player first) {

  /** A name for a folder that belongs to the weak game. */
  public String folderName() {
    return folderName(Rules.WEAK);
  }

  /** The same under these rules. */
  public String folderName(Rules rules) {
    return FolderName.of(notation, maker, breaker, first, rules);
  }

  /** The weak game as the solver and the statement take it. */
  public Setup setup() throws Refusal {
    return setup(Rules.WEAK);
  }

  /** The same under these rules, which say what the players are called. */
  public Setup setup(Rules rules) throws Refusal {
    Setup read = withStones(read(rules));
    if (rules != Rules.HEX && read.board() instanceof HexBoard) {
      String board = read.board().notation();
      throw Refusal.usage(
          "%s: Hex is no weak game; touchstone solve '%s' solves it, archive add puts it into an archive"
              .formatted(board, board));
    }
    String blacks = rules.nameOf(Player.BLACK);
    CellSet black = read.black();
    for (int cell : cells(read.board(), blacks, maker)) {
      black = put(read.board(), blacks, cell, black, read.white());
    }
    String whites = rules.nameOf(Player.WHITE);
    CellSet white = read.white();
    for (int cell : cells(read.board(), whites, breaker)) {
      white = put(read.board(), whites, cell, white, black);
    }
    return new Setup(read.board(), read.game(), black, white, first == null ? read.first() : first);
  }

  /** An infinite board has numbers for the cells near its stones only. */
  private Setup withStones(Setup read) throws Refusal {
    String stones = maker.strip() + " " + breaker.strip();
    return read(
        () -> {
          Board board = read.board().withStones(List.of(stones.split("\\s+", -1)));
          return board.equals(read.board()) ? read : Setup.empty(board);
        });
  }

  /** What the game's file says for those who look at it; nothing of a game without a file. */
  public Optional<Layout> layout() throws Refusal {
    return Notation.isFile(notation)
        ? Optional.of(read(() -> Notation.readFile(notation)).layout())
        : Optional.empty();
  }

  private Setup read(Rules rules) throws Refusal {
    if (!Notation.isFile(notation)) {
      return read(() -> Notation.read(GameName.notation(notation)));
    }
    GameFile file = read(() -> Notation.readFile(notation));
    if (file.whiteWins() && rules != Rules.STRONG) {
      throw Refusal.usage(notation + ": White wins by lines, too: a strong game; leave --weak out");
    }
    return file.setup();
  }

  /** What reads a notation. */
  private interface Reading<T> {
    T result() throws BadGameException, IOException, Refusal;
  }

  private <T> T read(Reading<T> reading) throws Refusal {
    try {
      return reading.result();
    } catch (BadGameException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      // The platform names the file in the exceptions of its own kind only.
      boolean named = e instanceof FileSystemException;
      throw Refusal.file("cannot read the game" + (named ? "" : " " + notation), e);
    }
  }

  private static CellSet put(Board board, String player, int cell, CellSet own, CellSet other)
      throws Refusal {
    if (own.contains(cell) || other.contains(cell)) {
      throw Refusal.usage(
          player + ": there is already a stone on " + board.cellName(cell) + "; leave it out");
    }
    return own.with(cell);
  }

  /** Cells between blanks, commas or semicolons; a cell of a file may have such in its name. */
  private static List<Integer> cells(Board board, String player, String names) throws Refusal {
    List<Integer> cells = new ArrayList<>();
    for (String word : names.strip().split("\\s+", -1)) {
      String[] parts =
          board.cellNumber(word).isPresent() ? new String[] {word} : word.split("[,;]", -1);
      for (String name : parts) {
        if (!name.isEmpty()) {
          cells.add(cell(board, player, name));
        }
      }
    }
    return cells;
  }

  private static int cell(Board board, String player, String name) throws Refusal {
    return board
        .cellNumber(name)
        .orElseThrow(() -> Refusal.usage(player + ": " + CellWords.missing(board, name)));
  }
}
