package dev.touchstone.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The {@code .pg} form of the public QBF benchmark collection of positional games: sections of
 * words, each opened by a keyword, {@code %} for comments.
 *
 * <p>Such a file is a weak game with Black as Maker when White has no winning lines and the turns
 * alternate until the board is full. Whatever a weak game cannot express is refused with the
 * reason; nothing is dropped silently.
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

  private PositionalGameFile(String text) throws BadGameException {
    List<Words.Line> current = List.of();
    boolean open = false;
    for (Words.Line line : Words.of(text, '%')) {
      String word = line.words().get(0);
      if (!word.startsWith("#")) {
        if (!open) {
          throw new BadGameException(
              "line " + line.number() + ": '" + word + "' stands before any section");
        }
        current.add(line);
        continue;
      }
      String keyword = word.toLowerCase(Locale.ROOT);
      if (!SECTIONS.contains(keyword) || line.words().size() > 1) {
        throw new BadGameException(
            "line " + line.number() + ": a weak game has no section '" + word + "'");
      }
      current = sections.computeIfAbsent(keyword, k -> new ArrayList<>());
      open = true;
    }
  }

  public static Setup parse(String text) throws BadGameException {
    PositionalGameFile file = new PositionalGameFile(text);
    if (!file.words("#whitewins").isEmpty()) {
      throw new BadGameException(
          "#whitewins: White has winning lines; in a weak game only Black (Maker) has");
    }
    if (!file.words("#firstmoves").isEmpty()) {
      throw new BadGameException("#firstmoves: a weak game cannot restrict the first move");
    }
    List<String> positions = file.words("#positions");
    if (positions.isEmpty()) {
      throw new BadGameException("#positions: the file names no position");
    }
    Set<String> black = new LinkedHashSet<>(file.words("#blackinitials"));
    Set<String> white = new LinkedHashSet<>(file.words("#whiteinitials"));
    List<List<String>> lines = new ArrayList<>();
    for (Words.Line line : file.sections.getOrDefault("#blackwins", List.of())) {
      lines.add(line.words());
    }
    Setup setup = HypergraphFile.setup(positions, lines, black, white, file.firstPlayer());
    file.checkTurns(positions.size() - setup.black().count() - setup.white().count());
    return setup;
  }

  private Player firstPlayer() {
    List<String> times = words("#times");
    return times.isEmpty() || words("#blackturns").contains(times.get(0))
        ? Player.BLACK
        : Player.WHITE;
  }

  /** The turns must alternate and fill the board: a weak game ends no earlier. */
  private void checkTurns(int free) throws BadGameException {
    List<String> times = words("#times");
    Set<String> blackTurns = new LinkedHashSet<>(words("#blackturns"));
    if (times.size() != free) {
      throw new BadGameException(
          "#times: %d turns for %d free positions; a weak game is played until the board is full"
              .formatted(times.size(), free));
    }
    if (new LinkedHashSet<>(times).size() != times.size() || !times.containsAll(blackTurns)) {
      throw new BadGameException("#blackturns: not a choice of the turns of #times");
    }
    for (int i = 1; i < times.size(); i++) {
      if (blackTurns.contains(times.get(i)) == blackTurns.contains(times.get(i - 1))) {
        throw new BadGameException(
            "#blackturns: the same player moves at %s and %s; in a weak game turns alternate"
                .formatted(times.get(i - 1), times.get(i)));
      }
    }
  }

  private List<String> words(String section) {
    List<String> words = new ArrayList<>();
    for (Words.Line line : sections.getOrDefault(section, List.of())) {
      words.addAll(line.words());
    }
    return words;
  }
}
