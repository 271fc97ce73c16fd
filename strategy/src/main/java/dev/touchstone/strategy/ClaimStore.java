package dev.touchstone.strategy;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Motion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The claims of a proof, each once, numbered as they were made: what a claim is made of has lower
 * numbers. Millions of them fit into memory: a claim is a few bytes and its sets, no object.
 *
 * <p>The bytes of a claim are these numbers:
 *
 * <pre>
 *   rule, by its code in a certificate
 *   kind, by its code
 *   only of a kind that leans on stones: where its needs are
 *   count, and for each claim that it is made of how far back that is
 *   count, and its own numbers:
 *
 *     GROUPS     size, cells
 *     POTENTIAL  lines
 *     OPTIONS    for each claim the count of cells of its answer, and the cells
 *     ORDERED    the same, and behind it the count of guards, and the guards; behind all of them,
 *                where a turn has several stones, its {@link Rooms}
 *     STONES, DONE  line
 *     SWAP       v, u
 *     IMAGE      number of the symmetry
 *     FILL       the cells that are filled
 *     TOUCH, JOIN  the two ends of the Link
 *
 *   only of a two-sided claim: its tolerances, as {@link ToleranceRuns}; the far one as there
 * </pre>
 */
final class ClaimStore {

  /**
   * Some answer of a claim by OPTIONS or ORDERED: its stones and the claim that holds with them.
   *
   * @param guards of ORDERED (T12), what T_i has besides R_i and Z_i; otherwise none
   */
  record Option(CellSet answer, int then, CellSet guards) {}

  private final Hypergraph game;
  private final int words;
  private final ByteStore bytes = new ByteStore();
  private final LongStore places = new LongStore();
  private final LongStore zones = new LongStore();
  private final LongStore needs = new LongStore();
  private final List<int[]> symmetries = new ArrayList<>();
  private final List<Motion> motions = new ArrayList<>();

  /** Worked out when it is asked for the first time; the same by whichever thread. */
  private @Nullable Depth depth;

  ClaimStore(Hypergraph game) {
    this.game = game;
    words = game.noCells().wordCount();
  }

  int size() {
    return (int) places.size();
  }

  /** Adds a claim that is made of others by a rule with these numbers; returns its number. */
  int add(Rule rule, Kind kind, CellSet zone, CellSet needed, int[] madeOf, int... numbers) {
    if (places.size() == Integer.MAX_VALUE) {
      throw new OutOfMemoryError("more claims than can be numbered");
    }
    int claim = size();
    places.add(bytes.size());
    bytes.addNumber(rule.code());
    bytes.addNumber(kind.code());
    if (kind.leansOnStones()) {
      bytes.addNumber(Math.toIntExact(needs.size() / words));
      add(needs, needed);
    }
    add(zones, zone);
    bytes.addNumber(madeOf.length);
    for (int other : madeOf) {
      bytes.addNumber(claim - other);
    }
    addList(numbers);
    return claim;
  }

  /**
   * Adds a two-sided claim.
   *
   * @param far the tolerance of lines that an infinite board has besides
   */
  int add(Rule rule, Race race, short far, int[] madeOf, int... numbers) {
    Kind kind = race.wins() ? Kind.WIN : Kind.HOLD;
    int claim = add(rule, kind, race.zone(), race.needs(), madeOf, numbers);
    addList(ToleranceRuns.of(race.tolerances(), game.lineCount()));
    bytes.addNumber(ToleranceRuns.code(far));
    return claim;
  }

  private void addList(int[] list) {
    bytes.addNumber(list.length);
    for (int number : list) {
      bytes.addNumber(number);
    }
  }

  private void add(LongStore sets, CellSet set) {
    for (int i = 0; i < words; i++) {
      sets.add(set.word(i));
    }
  }

  void addSymmetry(int[] images) {
    symmetries.add(images.clone());
  }

  /** The next symmetry of an infinite board; the image of a cell may be -1, without a number. */
  void addMotion(Motion motion, int[] images) {
    motions.add(motion);
    addSymmetry(images);
  }

  int symmetryCount() {
    return symmetries.size();
  }

  /** The image of cells under a symmetry. */
  CellSet image(CellSet cells, int symmetry) throws Fault {
    int[] members = cells.toArray();
    for (int i = 0; i < members.length; i++) {
      members[i] = symmetries.get(symmetry)[members[i]];
      if (members[i] < 0) {
        throw new Fault(Reason.LEAVES_WINDOW, "the image is about cells outside the window");
      }
    }
    return CellSet.of(game.cellCount(), members);
  }

  // Reading.

  /** How many turns may have to be looked up below a claim before groups or a potential decide. */
  int turnsToLookUp(int claim) {
    if (depth == null) {
      depth = new Depth(this);
    }
    return depth.of(claim);
  }

  Rule rule(int claim) {
    int code = bytes.from(places.get(claim)).next();
    return Rule.of(code).orElseThrow();
  }

  Kind kind(int claim) {
    return kind(bytes.from(places.get(claim)));
  }

  /** Reads rule and kind. */
  private static Kind kind(ByteStore.Cursor from) {
    from.next();
    return Kind.of(from.next());
  }

  CellSet zone(int claim) {
    return set(zones, claim);
  }

  /** The stones of P that a claim needs. */
  CellSet needs(int claim) {
    ByteStore.Cursor from = bytes.from(places.get(claim));
    return kind(from).leansOnStones() ? set(needs, from.next()) : game.noCells();
  }

  private CellSet set(LongStore from, int number) {
    long[] found = new long[words];
    for (int i = 0; i < words; i++) {
      found[i] = from.get((long) number * words + i);
    }
    return CellSet.ofWords(game.cellCount(), found);
  }

  /** Where the counts of a claim begin. */
  private ByteStore.Cursor operands(int claim) {
    ByteStore.Cursor from = bytes.from(places.get(claim));
    if (kind(from).leansOnStones()) {
      from.next();
    }
    return from;
  }

  private static int[] list(ByteStore.Cursor from) {
    int[] numbers = new int[from.next()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = from.next();
    }
    return numbers;
  }

  /** The claims that a claim is made of, in their order. */
  int[] madeOf(int claim) {
    int[] claims = list(operands(claim));
    for (int i = 0; i < claims.length; i++) {
      claims[i] = claim - claims[i];
    }
    return claims;
  }

  /** The numbers of a claim that are no claims. */
  int[] numbers(int claim) {
    ByteStore.Cursor from = operands(claim);
    list(from);
    return list(from);
  }

  /** A two-sided claim. */
  Race race(int claim) {
    ByteStore.Cursor from = operands(claim);
    list(from);
    list(from);
    Tolerances tolerances = ToleranceRuns.read(list(from), game);
    return new Race(kind(claim) == Kind.WIN, needs(claim), zone(claim), tolerances);
  }

  /** The far tolerance of a two-sided claim (docs/theorems.md, T19). */
  short far(int claim) {
    ByteStore.Cursor from = operands(claim);
    for (int lists = 0; lists < 3; lists++) {
      list(from);
    }
    return ToleranceRuns.tolerance(from.next());
  }

  /** The options of a claim by OPTIONS or ORDERED, in their order. */
  List<Option> options(int claim) {
    boolean guarded = rule(claim) == Rule.ORDERED;
    int[] then = madeOf(claim);
    int[] lists = numbers(claim);
    List<Option> options = new ArrayList<>(then.length);
    int at = 0;
    for (int next : then) {
      int answered = at + 1 + lists[at];
      int guards = guarded ? answered + 1 + lists[answered] : answered;
      CellSet answer = cells(lists, at + 1, answered);
      options.add(
          new Option(answer, next, guarded ? cells(lists, answered + 1, guards) : game.noCells()));
      at = guards;
    }
    return options;
  }

  /** Of a claim by ORDERED, where a turn has several stones. */
  Rooms rooms(int claim) {
    int[] numbers = numbers(claim);
    int options = madeOf(claim).length;
    int at = 0;
    for (int list = 0; list < 2 * options; list++) {
      at += 1 + numbers[at];
    }
    return Rooms.read(game.cellCount(), options, numbers, at);
  }

  /** The groups of a claim by GROUPS, in their order. */
  List<CellSet> groups(int claim) {
    int[] numbers = numbers(claim);
    int size = numbers[0];
    List<CellSet> groups = new ArrayList<>(numbers.length / size);
    for (int at = 1; at < numbers.length; at += size) {
      groups.add(cells(numbers, at, at + size));
    }
    return groups;
  }

  /** The cells that a claim by FILL fills. */
  CellSet filled(int claim) {
    return CellSet.of(game.cellCount(), numbers(claim));
  }

  /** The images of the cells under a symmetry, in order. */
  int[] symmetry(int number) {
    return symmetries.get(number);
  }

  /** The motion that a symmetry is, on an infinite board. */
  Optional<Motion> motion(int number) {
    return motions.isEmpty() ? Optional.empty() : Optional.of(motions.get(number));
  }

  private CellSet cells(int[] numbers, int from, int to) {
    return CellSet.of(game.cellCount(), Arrays.copyOfRange(numbers, from, to));
  }
}
