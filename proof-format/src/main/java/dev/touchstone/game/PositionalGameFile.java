package dev.touchstone.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The {@code .pg} form of the public QBF benchmark collection of positional games: sections of
 * words, each opened by a keyword, {@code %} for comments.
 *
 * <p>Such a file is a weak game with Black as Maker when White has no winning lines, and a strong
 * one when White has some, the same or others; the turns alternate until the board is full. What no
 * statement can express is refused with the reason; nothing is dropped silently.
 */
public final class PositionalGameFile {

  private static final Set<String> SECTIONS =
      Set.of(
          "#version",
          "#times",
          "#blackturns",
          "#positions",
          "#blackinitials",
          "#whiteinitials",
          "#blackwins",
          "#whitewins",
          "#firstmoves");

  private final Map<String, List<Words.Line>> sections = new HashMap<>();

  /** The line of the file on which a section is opened first. */
  private final Map<String, Integer> openedAt = new HashMap<>();

  private PositionalGameFile(String text) throws BadGameException {
    List<Words.Line> current = List.of();
    boolean open = false;
    for (Words.Line line : Words.of(text, '%')) {
      String word = line.words().get(0);
      if (!word.startsWith("#")) {
        if (!open) {
          throw FileCells.wrong(line.number(), "'" + word + "' stands before any section");
        }
        current.add(line);
        continue;
      }
      String keyword = word.toLowerCase(Locale.ROOT);
      if (!SECTIONS.contains(keyword)) {
        throw FileCells.wrong(line.number(), "a game has no section '" + word + "'");
      }
      if (line.words().size() > 1) {
        throw FileCells.wrong(line.number(), "the words of " + word + " belong on the next line");
      }
      current = sections.computeIfAbsent(keyword, k -> new ArrayList<>());
      openedAt.putIfAbsent(keyword, line.number());
      open = true;
    }
  }

  /**
   * Reads a file's text.
   *
   * @param fileName what the game is called
   */
  public static GameFile parse(String text, String fileName) throws BadGameException {
    PositionalGameFile file = new PositionalGameFile(text);
    return new GameFile(
        file.setup(), new Layout(Layout.nameOf(fileName), Map.of()), file.whiteWins());
  }

  private Setup setup() throws BadGameException {
    if (!words("#firstmoves").isEmpty()) {
      throw wrong("#firstmoves", "a statement cannot restrict the first move");
    }
    if (words("#positions").isEmpty()) {
      throw wrong("#positions", "the file names no position");
    }
    FileCells cells = new FileCells();
    for (Words.Line line : lines("#positions")) {
      for (String cell : line.words()) {
        OptionalInt before = cells.lineOf(cell);
        if (before.isPresent()) {
          throw FileCells.wrong(
              line.number(),
              "two cells are called %s (see line %s)".formatted(cell, before.getAsInt()));
        }
        cells.name(cell, line.number());
      }
    }
    for (Words.Line line : lines("#blackwins")) {
      cells.line(line.words(), line.number(), whiteWins() ? Player.BLACK : null);
    }
    for (Words.Line line : lines("#whitewins")) {
      cells.line(line.words(), line.number(), Player.WHITE);
    }
    place(cells, Player.BLACK, "#blackinitials");
    place(cells, Player.WHITE, "#whiteinitials");
    checkTurns(cells.cells().size() - cells.stones());
    return cells.setup(firstPlayer());
  }

  /** Whether White completes lines, too. */
  private boolean whiteWins() {
    return !lines("#whitewins").isEmpty();
  }

  private void place(FileCells cells, Player player, String section) throws BadGameException {
    for (Words.Line line : lines(section)) {
      for (String cell : line.words()) {
        cells.stone(player, cell, line.number());
      }
    }
  }

  private Player firstPlayer() {
    List<String> times = words("#times");
    return times.isEmpty() || words("#blackturns").contains(times.get(0))
        ? Player.BLACK
        : Player.WHITE;
  }

  /** The turns must alternate and fill the board: a game of a statement ends no earlier. */
  private void checkTurns(int free) throws BadGameException {
    List<String> times = words("#times");
    Set<String> blackTurns = new LinkedHashSet<>(words("#blackturns"));
    if (times.size() != free) {
      throw wrong(
          "#times",
          "%d turns for %d free positions; a game is played until the board is full"
              .formatted(times.size(), free));
    }
    if (new LinkedHashSet<>(times).size() != times.size() || !times.containsAll(blackTurns)) {
      throw wrong("#blackturns", "not a choice of the turns of #times");
    }
    for (int i = 1; i < times.size(); i++) {
      if (blackTurns.contains(times.get(i)) == blackTurns.contains(times.get(i - 1))) {
        throw wrong(
            "#blackturns",
            "the same player moves at %s and %s; turns alternate"
                .formatted(times.get(i - 1), times.get(i)));
      }
    }
  }

  /** What is wrong with a section, which may be missing. */
  private BadGameException wrong(String section, String what) {
    @Nullable Integer line = openedAt.get(section);
    return line == null
        ? new BadGameException("there is no " + section + ": " + what)
        : FileCells.wrong(line, section + ": " + what);
  }

  private List<Words.Line> lines(String section) {
    return sections.getOrDefault(section, List.of());
  }

  private List<String> words(String section) {
    List<String> words = new ArrayList<>();
    for (Words.Line line : lines(section)) {
      words.addAll(line.words());
    }
    return words;
  }
}
