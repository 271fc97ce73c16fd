package dev.touchstone.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Any hypergraph at all as a board: named cells, and lines that list them. */
public final class ListedBoard implements Board {

  private final List<String> names;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Hypergraph game;

  /** The cells are numbered in the order of their names here. */
  public ListedBoard(List<String> names, List<List<String>> lines) throws BadGameException {
    this(names, lines, List.of(), List.of());
  }

  /** The same with lines by which only Black, and only White, wins. */
  public ListedBoard(
      List<String> names,
      List<List<String>> lines,
      List<List<String>> black,
      List<List<String>> white)
      throws BadGameException {
    this.names = List.copyOf(names);
    for (String name : names) {
      checkName(name);
      if (numbers.put(name, numbers.size()) != null) {
        throw new BadGameException("two cells are called " + name);
      }
    }
    game = new Hypergraph(names.size(), numbered(lines), numbered(black), numbered(white));
  }

  /**
   * What a cell may be called: a word of printable ASCII. Two cells must not have names that look
   * alike, nor one cell a name that looks like two.
   */
  public static void checkName(String name) throws BadGameException {
    boolean plain = name.chars().allMatch(c -> c > ' ' && c <= '~' && c != '#');
    if (name.isEmpty() || !plain || name.equals("-") || name.endsWith(":")) {
      throw new BadGameException(
          "'"
              + name
              + "' cannot be a cell: its name is printable ASCII without blanks and '#', does not"
              + " end in ':' and is not '-'");
    }
  }

  private List<int[]> numbered(List<List<String>> lines) throws BadGameException {
    List<int[]> result = new ArrayList<>();
    for (List<String> line : lines) {
      int[] cells = new int[line.size()];
      Set<String> seen = new HashSet<>();
      for (int i = 0; i < cells.length; i++) {
        String name = line.get(i);
        Integer number = numbers.get(name);
        if (number == null) {
          throw new BadGameException("there is no cell " + name);
        }
        if (!seen.add(name)) {
          throw new BadGameException("a line names the cell " + name + " twice");
        }
        cells[i] = number;
      }
      result.add(cells);
    }
    return result;
  }

  @Override
  public String notation() {
    return "hypergraph";
  }

  @Override
  public Hypergraph game() {
    return game;
  }

  @Override
  public String cellName(int cell) {
    return names.get(cell);
  }

  @Override
  public OptionalInt cellNumber(String name) {
    Integer number = numbers.get(name);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  @Override
  public Optional<Rectangle> rectangle() {
    return Optional.empty();
  }

  @Override
  public OptionalInt runLength() {
    return OptionalInt.empty();
  }

  @Override
  public String inWords(int lines) {
    return "a board of %s cells with %s lines".formatted(names.size(), lines);
  }
}
