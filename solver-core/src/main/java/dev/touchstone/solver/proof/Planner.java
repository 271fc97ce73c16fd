package dev.touchstone.solver.proof;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Exchanges;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Start;
import dev.touchstone.solver.board.Symmetries;
import dev.touchstone.solver.pack.Block;
import dev.touchstone.solver.pack.LinearClaim;
import dev.touchstone.solver.pack.Packing;
import dev.touchstone.solver.pack.PackingCode;
import dev.touchstone.solver.proof.Planned.Blocking;
import dev.touchstone.solver.table.Lookup;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import dev.touchstone.solver.table.Options;
import dev.touchstone.solver.table.Table;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Decides what a proof of Breaker's win will say, from what the table holds (docs/adr/0028). A
 * position is looked up from the canonical orientation of the one before it, as in the search
 * (docs/adr/0008-search.md); {@code toBoard} is the symmetry that leads from there to the board as
 * it is. All that is planned lies on the board.
 */
final class Planner {

  /** What a claim takes that is not made yet, for each expansion below it; very roughly. */
  private static final int BYTES_OF_EXPANSION = 60;

  private static final int BYTES_OF_FRAME = 20;
  private static final int BYTES_OF_BLOCK = 60;
  private static final int BYTES_IF_MADE = 8;

  /**
   * With more positions than this in the table, and with an effort that takes more care, no other
   * pairs are looked for than those that the search found: that would take longer than the search.
   */
  private static final int LARGE = 5_000;

  private static final int LARGE_WITH_CARE = 50_000;

  final LineImages lines;
  final MadeClaims made;
  final PairSearch pairs;

  /** Whether other pairs are looked for than those that the search found. */
  final boolean thorough;

  private final Arena arena;
  private final Symmetries symmetries;
  private final Stones stones;
  private final Table table;
  private final Options options;

  /** For positions that are looked at and left. */
  private final Lookup glance;

  private final Int2ObjectOpenHashMap<Known> known = new Int2ObjectOpenHashMap<>();
  private int claims;

  /** The claim of an entry of the table, and the orientation in which it was made. */
  private record Known(Blocking blocking, int orientation) {}

  Planner(Arena arena, Table table, Effort effort) {
    this.arena = arena;
    this.table = table;
    symmetries = arena.symmetries;
    options = table.options();
    stones = new Stones(arena);
    glance = new Lookup(arena);
    lines = new LineImages(arena);
    boolean careful = effort.choices() > Effort.FAST.choices();
    thorough = table.count() <= (careful ? LARGE_WITH_CARE : LARGE);
    made = new MadeClaims(arena, MadeClaims.MOST);
    pairs = new PairSearch(arena, effort);
  }

  /** Breaker's first turn and what holds after it; no cell if Maker moves first. */
  Planned.Answer root(Start start) {
    After after =
        start.breakerMoves()
            ? after(-1, start.maker(), start.free(), 0)
            : new After(-1, -1, start.maker(), start.free(), 0);
    Blocking then =
        start.breakerMoves() ? blocking(after, needed(start)) : block(after, needed(start));
    return new Planned.Answer(-1, after.reply(), then.pieces());
  }

  private long[] needed(Start start) {
    long[] needed = lines.all();
    for (int cell = 0; cell < arena.cells; cell++) {
      if (!Sets.contains(start.maker(), cell) && !Sets.contains(start.free(), cell)) {
        needed = lines.without(needed, cell);
      }
    }
    return needed;
  }

  private After after(int move, long[] maker, long[] free, int toBoard) {
    Lookup lookup = glance;
    int cell = move < 0 ? -1 : symmetries.image(toBoard, move);
    if (lookup.look(maker, free, true) == Sight.BREAKER) {
      return new After(cell, -1, maker, free, toBoard);
    }
    Node node = lookup.decided(table, 0);
    int inner = symmetries.product(toBoard, lookup.fromEntry(0));
    int reply = symmetries.image(inner, node.move);
    return new After(cell, reply, node.maker, stones.without(node.free, node.move), inner);
  }

  /** What holds after a reply. */
  Blocking blocking(After after, long[] needed) {
    return after.isWon()
        ? new Blocking(List.of(), arena.noCells(), lines.none())
        : block(after, lines.without(needed, after.reply()));
  }

  /** Maker is to move: the pairs of exchanges, and a claim for each part. */
  private Blocking block(After after, long[] needed) {
    Lookup lookup = new Lookup(arena);
    Sight sight = lookup.look(after.maker(), after.free(), false);
    Blocking all = new Blocking(new ArrayList<>(), arena.noCells(), lines.none());
    long[] left = needed.clone();
    Exchanges played = lookup.position().exchanges();
    if (played.count() > 0) {
      int[] exchanged = onBoard(cells(played), after.toBoard());
      all.pieces().add(new Planned.Exchanged(exchanged));
      Arrays.stream(exchanged).forEach(cell -> Sets.add(all.zone(), cell));
      Sets.addAll(all.lines(), lines.ofPairs(exchanged));
      for (int l = 0; l < left.length; l++) {
        left[l] &= ~all.lines()[l];
      }
    }
    int parts = sight == Sight.OPEN ? lookup.parts() : 0;
    for (int part = 0; part < parts; part++) {
      int toBoard = symmetries.product(after.toBoard(), lookup.fromEntry(part));
      long[] others = stones.image(after.toBoard(), lookup.freeElsewhere(part));
      long[] needs = left;
      for (int cell = Sets.next(others, 0); cell >= 0; cell = Sets.next(others, cell + 1)) {
        needs = lines.without(needs, cell);
      }
      Blocking claim = claim(lookup.decided(table, part), toBoard, needs);
      Planned.Piece piece = claim.pieces().get(0);
      all.pieces().add(parts == 1 ? piece : new Planned.Focused(others, piece));
      Sets.addAll(all.zone(), claim.zone());
      Sets.addAll(all.lines(), claim.lines());
    }
    return all;
  }

  private static int[] cells(Exchanges played) {
    int[] cells = new int[2 * played.count()];
    for (int i = 0; i < played.count(); i++) {
      cells[2 * i] = played.worthless(i);
      cells[2 * i + 1] = played.threat(i);
    }
    return cells;
  }

  /** The claim of a node, as one piece. */
  private Blocking claim(Node node, int toBoard, long[] needed) {
    Known before = known.get(node.id);
    if (before != null) {
      return again(before, toBoard);
    }
    List<Candidate> stored = new ArrayList<>();
    int whole = Node.NONE;
    for (int option = node.options; option >= 0 && whole < 0; option = options.next(option)) {
      // It need not be the last one found: another thread may have put options before it.
      if (options.kind(option).isWhole()) {
        whole = option;
      } else {
        add(node, option, toBoard, stored);
      }
    }
    Blocking claim;
    if (whole < 0) {
      claim = new ChoicePlan(arena, this, node, toBoard, stored, needed).make();
    } else if (options.kind(whole) == OptionKind.PACKED) {
      claim = packed(options.pairs(whole), toBoard);
    } else {
      claim = pairs(onBoard(options.pairs(whole), toBoard));
    }
    known.put(node.id, new Known(claim, toBoard));
    return claim;
  }

  private Blocking again(Known before, int toBoard) {
    Planned.Claim claim = ((Planned.Use) before.blocking.pieces().get(0)).claim();
    made.use(claim);
    int turn = symmetries.product(toBoard, symmetries.inverse(before.orientation));
    return new Blocking(
        List.of(new Planned.Use(claim, turn)),
        stones.image(turn, before.blocking.zone()),
        lines.image(turn, before.blocking.lines()));
  }

  /** Adds an option of the table, if the node's claim was made with it or could have been. */
  private void add(Node node, int option, int toBoard, List<Candidate> to) {
    long[] own = arena.noCells();
    for (int w = 0; w < own.length; w++) {
      own[w] = options.zone(option, w);
    }
    if (!Sets.inside(own, node.zone)) {
      return;
    }
    long[] zone = stones.image(toBoard, own);
    int cell = options.cell(option);
    if (options.kind(option) == OptionKind.CHILD) {
      long[] maker = stones.with(node.maker, cell);
      After after = after(cell, maker, stones.without(node.free, cell), toBoard);
      to.add(new Candidate(new Candidate.Child(after), after.reply(), zone, bytes(after)));
      return;
    }
    int reply = symmetries.image(toBoard, cell);
    int[] found = options.pairs(option);
    if (options.kind(option) == OptionKind.PACKING) {
      int bytes = BYTES_OF_FRAME + BYTES_OF_BLOCK * PackingCode.read(found).blocks().size();
      to.add(new Candidate(new Candidate.Packing(found), reply, zone, bytes));
    } else {
      int[] cells = onBoard(found, toBoard);
      to.add(new Candidate(new Candidate.Paired(cells), reply, zone, PairSearch.BYTES));
    }
  }

  private double bytes(After after) {
    Lookup lookup = glance;
    if (after.isWon() || lookup.look(after.maker(), after.free(), false) != Sight.OPEN) {
      return BYTES_IF_MADE;
    }
    double bytes = 0;
    for (int part = 0; part < lookup.parts(); part++) {
      Node node = lookup.decided(table, part);
      bytes +=
          known.containsKey(node.id)
              ? BYTES_IF_MADE
              : BYTES_OF_FRAME + BYTES_OF_EXPANSION * Math.max(1, node.work);
    }
    return bytes;
  }

  private int[] onBoard(int[] cells, int toBoard) {
    return Arrays.stream(cells).map(cell -> symmetries.image(toBoard, cell)).toArray();
  }

  /** Makes the claim of these pairs on the board. */
  Blocking pairs(int[] cells) {
    long[] zone = arena.noCells();
    Arrays.stream(cells).forEach(cell -> Sets.add(zone, cell));
    return made(new Planned.Pairs(cells), zone, lines.ofPairs(cells));
  }

  /** Makes the claim of a packing of the table's. */
  Blocking packed(int[] code, int toBoard) {
    Packing packing = PackingCode.read(code);
    long[] zone = arena.noCells();
    LinearClaim.addCells(packing, zone);
    long[] blocked = lines.ofPairs(packing.pairs().toArray());
    for (Block block : packing.blocks()) {
      block.lines().forEach(line -> Sets.add(blocked, line));
    }
    return made(
        new Planned.Packed(code, toBoard),
        stones.image(toBoard, zone),
        lines.image(toBoard, blocked));
  }

  /** Makes a claim; from now on it may be used wherever it serves. */
  Blocking made(Planned.Body body, long[] zone, long[] blocked) {
    Planned.Claim claim = new Planned.Claim(claims++, body);
    made.add(claim, zone, blocked);
    return new Blocking(List.of(new Planned.Use(claim, 0)), zone, blocked);
  }
}
