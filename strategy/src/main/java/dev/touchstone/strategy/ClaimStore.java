package dev.touchstone.strategy;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The claims of a proof, each once, numbered as they were made: what a claim is made of has lower
 * numbers. Millions of them fit into memory: a claim is a few bytes and its zone, no object.
 *
 * <p>The bytes of a claim are its rule and then, as numbers:
 *
 * <pre>
 *   NOTHING
 *   STONES     line
 *   GROUPS     size, count of cells, cells
 *   POTENTIAL  count, lines, each less the one before
 *   OPTIONS    count, for each: count of cells, cells, how far back its claim is
 *   BOTH       count, for each: how far back its claim is
 *   SWAP       how far back its claim is, v, u
 *   IMAGE      how far back its claim is, number of the symmetry
 * </pre>
 */
final class ClaimStore {

  /** Some answer of a claim by OPTIONS: its stones and the claim that holds with them. */
  record Option(CellSet answer, int then) {}

  private final Hypergraph game;
  private final int words;
  private final ByteStore bytes = new ByteStore();
  private final LongStore places = new LongStore();
  private final LongStore zones = new LongStore();
  private final LongStore needs = new LongStore();
  private final boolean complete;
  private final List<int[]> symmetries = new ArrayList<>();

  /**
   * An empty store.
   *
   * @param complete whether these are Complete claims, which need stones
   */
  ClaimStore(Hypergraph game, boolean complete) {
    this.game = game;
    this.complete = complete;
    words = game.noCells().wordCount();
  }

  int size() {
    return (int) places.size();
  }

  // Adding: begins with the rule and its numbers, ends with the zone.

  private ByteStore begin(Rule rule) {
    if (places.size() == Integer.MAX_VALUE) {
      throw new OutOfMemoryError("more claims than can be numbered");
    }
    places.add(bytes.size());
    bytes.addNumber(rule.code());
    return bytes;
  }

  private int end(CellSet zone, CellSet needed) {
    for (int i = 0; i < words; i++) {
      zones.add(zone.word(i));
      if (complete) {
        needs.add(needed.word(i));
      }
    }
    return size() - 1;
  }

  int addNothing() {
    begin(Rule.NOTHING);
    return end(game.noCells(), game.noCells());
  }

  int addStones(int line) {
    begin(Rule.STONES).addNumber(line);
    return end(game.noCells(), game.line(line));
  }

  int addGroups(int size, CellList cells) {
    ByteStore to = begin(Rule.GROUPS);
    to.addNumber(size);
    to.addNumber(cells.size());
    for (int i = 0; i < cells.size(); i++) {
      to.addNumber(cells.get(i));
    }
    return end(CellSet.of(game.cellCount(), cells.toArray()), game.noCells());
  }

  int addPotential(CellSet zone, LineSet lines) {
    ByteStore to = begin(Rule.POTENTIAL);
    to.addNumber(lines.count());
    int before = 0;
    for (int line : lines.toArray()) {
      to.addNumber(line - before);
      before = line;
    }
    return end(zone, game.noCells());
  }

  int addOptions(List<Option> options) {
    int number = size();
    ByteStore to = begin(Rule.OPTIONS);
    to.addNumber(options.size());
    CellSet zone = game.noCells();
    CellSet needed = game.noCells();
    for (Option option : options) {
      int[] cells = option.answer().toArray();
      to.addNumber(cells.length);
      for (int cell : cells) {
        to.addNumber(cell);
      }
      to.addNumber(number - option.then());
      zone = zone.union(zone(option.then())).union(option.answer());
      needed = needed.union(needs(option.then()).minus(option.answer()));
    }
    return end(zone.minus(needed), needed);
  }

  int addBoth(List<Integer> parts) {
    int number = size();
    ByteStore to = begin(Rule.BOTH);
    to.addNumber(parts.size());
    CellSet zone = game.noCells();
    for (int part : parts) {
      to.addNumber(number - part);
      zone = zone.union(zone(part));
    }
    return end(zone, game.noCells());
  }

  int addSwap(int claim, int v, int u) {
    int number = size();
    ByteStore to = begin(Rule.SWAP);
    to.addNumber(number - claim);
    to.addNumber(v);
    to.addNumber(u);
    return end(zone(claim).without(v).with(u), game.noCells());
  }

  void addSymmetry(int[] images) {
    symmetries.add(images.clone());
  }

  int symmetryCount() {
    return symmetries.size();
  }

  int addImage(int claim, int symmetry) {
    int number = size();
    ByteStore to = begin(Rule.IMAGE);
    to.addNumber(number - claim);
    to.addNumber(symmetry);
    return end(image(zone(claim), symmetry), image(needs(claim), symmetry));
  }

  private CellSet image(CellSet cells, int symmetry) {
    int[] members = cells.toArray();
    for (int i = 0; i < members.length; i++) {
      members[i] = symmetries.get(symmetry)[members[i]];
    }
    return CellSet.of(game.cellCount(), members);
  }

  // Reading.

  private ByteStore.Cursor operands(int claim, Rule rule) {
    ByteStore.Cursor cursor = bytes.from(places.get(claim));
    if (Rule.of(cursor.next()) != rule) {
      throw new IllegalArgumentException("claim " + claim + " is by another rule than " + rule);
    }
    return cursor;
  }

  Rule rule(int claim) {
    return Rule.of(bytes.from(places.get(claim)).next());
  }

  CellSet zone(int claim) {
    return cells(zones, claim);
  }

  boolean zoneHas(int claim, int cell) {
    return (zones.get((long) claim * words + (cell >>> 6)) >>> cell & 1) != 0;
  }

  /** The stones of P that a Complete claim needs. */
  CellSet needs(int claim) {
    return complete ? cells(needs, claim) : game.noCells();
  }

  private CellSet cells(LongStore from, int claim) {
    long[] found = new long[words];
    for (int i = 0; i < words; i++) {
      found[i] = from.get((long) claim * words + i);
    }
    return CellSet.ofWords(game.cellCount(), found);
  }

  List<Option> options(int claim) {
    ByteStore.Cursor from = operands(claim, Rule.OPTIONS);
    int count = from.next();
    List<Option> options = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int[] cells = numbers(from, from.next());
      options.add(new Option(CellSet.of(game.cellCount(), cells), claim - from.next()));
    }
    return options;
  }

  /** The groups of a claim by GROUPS, in their order. */
  List<CellSet> groups(int claim) {
    ByteStore.Cursor from = operands(claim, Rule.GROUPS);
    int size = from.next();
    int count = from.next() / size;
    List<CellSet> groups = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      groups.add(CellSet.of(game.cellCount(), numbers(from, size)));
    }
    return groups;
  }

  int[] potentialLines(int claim) {
    ByteStore.Cursor from = operands(claim, Rule.POTENTIAL);
    int[] lines = numbers(from, from.next());
    for (int i = 1; i < lines.length; i++) {
      lines[i] += lines[i - 1];
    }
    return lines;
  }

  int[] parts(int claim) {
    ByteStore.Cursor from = operands(claim, Rule.BOTH);
    int[] parts = numbers(from, from.next());
    for (int i = 0; i < parts.length; i++) {
      parts[i] = claim - parts[i];
    }
    return parts;
  }

  /** What a claim by IMAGE is the image of, on its cells. */
  Part imaged(int claim, Roles roles) {
    ByteStore.Cursor from = operands(claim, Rule.IMAGE);
    int inner = claim - from.next();
    return new Part(inner, roles.within(symmetries.get(from.next())));
  }

  /** What a claim by SWAP changes, on its cells. */
  Part swapped(int claim, Roles roles) {
    ByteStore.Cursor from = operands(claim, Rule.SWAP);
    int inner = claim - from.next();
    int v = from.next();
    return new Part(inner, roles.exchanging(v, from.next()));
  }

  /** The claims that a claim is made of. */
  int[] madeOf(int claim) {
    return switch (rule(claim)) {
      case NOTHING, STONES, GROUPS, POTENTIAL -> new int[0];
      case OPTIONS -> options(claim).stream().mapToInt(Option::then).toArray();
      case BOTH -> parts(claim);
      case SWAP -> new int[] {claim - operands(claim, Rule.SWAP).next()};
      case IMAGE -> new int[] {claim - operands(claim, Rule.IMAGE).next()};
    };
  }

  private static int[] numbers(ByteStore.Cursor from, int count) {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = from.next();
    }
    return numbers;
  }
}
