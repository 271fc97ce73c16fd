package dev.touchstone.solver.search;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Symmetries;
import java.io.IOException;

/**
 * Writes the proof that the table holds as steps of a certificate. Nothing of it is kept in memory:
 * the table says which options prove a node, and the pairings of its leaves are searched for again
 * within their zones.
 *
 * <p>Two walks over the same nodes in the same order: the first counts the uses of each claim and
 * the symmetries, the second writes. The stones of the way are those of the board as it is, while
 * nodes are in their canonical orientation.
 */
final class Emitter {

  private final Arena arena;
  private final Game game;
  private final Symmetries symmetries;
  private final Table table;
  private final Family family;
  private final Leaves leaves;
  private final KeptClaims kept = new KeptClaims();
  private StepSink sink;
  private boolean counting = true;

  Emitter(Arena arena, Table table, Effort effort) {
    this.arena = arena;
    game = arena.game;
    symmetries = arena.symmetries;
    this.table = table;
    family = new Family(table.options, arena.cellWords);
    leaves = new Leaves(arena, table.options, effort);
    sink = step -> {};
  }

  /** Emits the proof of the root position, which must be decided, up to END. */
  void emit(long[] maker, long[] empty, boolean breakerMoves, boolean breakerWins, StepSink to)
      throws IOException {
    root(maker, empty, breakerMoves, breakerWins);
    counting = false;
    sink = to;
    kept.startWriting(symmetries.count());
    for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
      if (kept.number(symmetry) >= 0) {
        sink.accept(new Step.Symmetry(CellList.of(symmetries.images(symmetry))));
      }
    }
    root(maker, empty, breakerMoves, breakerWins);
    sink.accept(new Step.End());
  }

  private void root(long[] maker, long[] empty, boolean breakerMoves, boolean breakerWins)
      throws IOException {
    if (breakerMoves && breakerWins) {
      breakerAnswer(-1, maker, empty, 0);
    } else if (breakerWins) {
      block(maker, empty, 0);
    } else if (breakerMoves) {
      complete(maker, empty, 0);
    } else {
      makerAnswer(maker, empty, empty, 0);
    }
  }

  private void write(Step step) throws IOException {
    if (!counting) {
      sink.accept(step);
    }
  }

  private CellSet single(int cell, int toBoard) {
    return cell < 0 ? game.noCells() : game.single(symmetries.image(toBoard, cell));
  }

  private void enter(Frame frame, CellSet opponent, CellSet prover) throws IOException {
    write(new Step.Enter(frame, opponent, prover));
  }

  private void leave() throws IOException {
    write(new Step.Leave());
  }

  /** The orientation of a part that was just looked up: from its own to that of the board. */
  private int toBoard(Lookup lookup, int part, int before) {
    return symmetries.product(before, symmetries.inverse(lookup.symmetry[part]));
  }

  private Node decided(Lookup lookup, int part) {
    Node node = new Node(arena);
    int id = lookup.find(table, part);
    if (id >= 0) {
      table.get(id, node);
    }
    if (id < 0 || !node.decided()) {
      throw new IllegalStateException("the table has lost a part of the proof");
    }
    return node;
  }

  /** Breaker's answer with her to move, after the opponent's move or none (-1). */
  private void breakerAnswer(int opponent, long[] maker, long[] empty, int toBoard)
      throws IOException {
    Lookup lookup = new Lookup(arena);
    if (lookup.look(maker, empty, true) == Sight.BREAKER) {
      enter(Frame.ANSWER, single(opponent, toBoard), game.noCells());
      write(new Step.Nothing());
      leave();
      return;
    }
    Node node = decided(lookup, 0);
    int inner = toBoard(lookup, 0, toBoard);
    int reply = symmetries.image(inner, node.move);
    long[] left = without(node.empty, node.move);
    if (!recallAfter(reply, node.maker, left, inner)) {
      enter(Frame.ANSWER, single(opponent, toBoard), game.single(reply));
      block(node.maker, left, inner);
      leave();
    }
  }

  /** Writes the answer in one step if what follows is a claim at hand in this orientation. */
  private boolean recallAfter(int reply, long[] maker, long[] empty, int toBoard)
      throws IOException {
    Lookup lookup = new Lookup(arena);
    if (lookup.look(maker, empty, false) != Sight.OPEN
        || lookup.parts > 1
        || lookup.position.exchangeCount > 0) {
      return false;
    }
    int id = decided(lookup, 0).id;
    if (!kept.holds(id) || kept.orientation(id) != toBoard(lookup, 0, toBoard)) {
      return false;
    }
    write(new Step.Answered(-1, reply, recall(id)));
    return true;
  }

  private Step.Recall recall(int id) {
    return counting ? kept.count(id) : kept.recall(id);
  }

  private static long[] without(long[] cells, int cell) {
    long[] left = cells.clone();
    left[cell >>> 6] &= ~(1L << cell);
    return left;
  }

  private static long[] with(long[] cells, int cell) {
    long[] more = cells.clone();
    more[cell >>> 6] |= 1L << cell;
    return more;
  }

  /** Breaker's claim in a position with Maker to move: the parts, and the pairs of exchanges. */
  private void block(long[] maker, long[] empty, int toBoard) throws IOException {
    Lookup lookup = new Lookup(arena);
    Sight sight = lookup.look(maker, empty, false);
    int parts = sight == Sight.OPEN ? lookup.parts : 0;
    int exchanges = lookup.position.exchangeCount;
    if (exchanges > 0) {
      int[] pairs = new int[2 * exchanges];
      for (int i = 0; i < pairs.length; i++) {
        pairs[i] = symmetries.image(toBoard, lookup.position.exchanges[i]);
      }
      write(new Step.Groups(2, CellList.of(pairs), true));
    } else if (parts == 0) {
      write(new Step.Nothing());
    }
    for (int part = 0; part < parts; part++) {
      if (parts > 1) {
        enter(Frame.FOCUS, game.noCells(), others(lookup, part, toBoard));
      }
      claim(decided(lookup, part), toBoard(lookup, part, toBoard));
      if (parts > 1) {
        leave();
      }
    }
    int claims = parts + (exchanges > 0 ? 1 : 0);
    if (claims > 1) {
      write(new Step.Both(claims));
    }
  }

  /** The free cells of the parts but one. */
  private CellSet others(Lookup lookup, int part, int toBoard) {
    long[] cells = new long[arena.cellWords];
    for (int other = 0; other < lookup.parts; other++) {
      if (other != part) {
        long[] image = image(toBoard(lookup, other, toBoard), lookup.frees[other]);
        for (int w = 0; w < cells.length; w++) {
          cells[w] |= image[w];
        }
      }
    }
    return CellSet.ofWords(arena.cells, cells);
  }

  /** Maker's claim in a position with Breaker to move. */
  private void complete(long[] maker, long[] empty, int toBoard) throws IOException {
    Lookup lookup = new Lookup(arena);
    if (lookup.look(maker, empty, true) == Sight.MAKER) {
      write(new Step.Stones(leaves.line(lookup.position.winningLine, toBoard)));
      return;
    }
    claim(decided(lookup, 0), toBoard(lookup, 0, toBoard));
  }

  /**
   * Maker's answer with him to move, within these cells: first the exchanges, each of which Breaker
   * must answer.
   */
  private void makerAnswer(long[] maker, long[] empty, long[] within, int toBoard)
      throws IOException {
    Lookup lookup = new Lookup(arena);
    Sight sight = lookup.look(maker, empty, false);
    int exchanges = lookup.position.exchangeCount;
    for (int i = 0; i < exchanges; i++) {
      int worthless = symmetries.image(toBoard, lookup.position.exchanges[2 * i]);
      int line = leaves.line(lookup.position.exchangeLines[i], toBoard);
      enter(Frame.ANSWER, game.noCells(), single(lookup.position.exchanges[2 * i + 1], toBoard));
      write(new Step.Answered(-1, worthless, new Step.Stones(line)));
    }
    if (sight == Sight.MAKER) {
      completed(lookup, toBoard);
    } else {
      makerMove(lookup, within, toBoard);
    }
    for (int i = 0; i < exchanges; i++) {
      write(new Step.Options(2));
      leave();
    }
  }

  private void completed(Lookup lookup, int toBoard) throws IOException {
    int line = lookup.position.winningLine;
    int mapped = leaves.line(line, toBoard);
    for (int w = 0; w < arena.cellWords; w++) {
      long free = arena.members[line * arena.cellWords + w] & lookup.position.empty[w];
      if (free != 0) {
        int cell = symmetries.image(toBoard, (w << 6) + Long.numberOfTrailingZeros(free));
        write(new Step.Answered(-1, cell, new Step.Stones(mapped)));
        return;
      }
    }
    enter(Frame.ANSWER, game.noCells(), game.noCells());
    write(new Step.Stones(mapped));
    leave();
  }

  private void makerMove(Lookup lookup, long[] within, int toBoard) throws IOException {
    for (int part = 0; part < lookup.parts; part++) {
      int id = lookup.find(table, part);
      if (lookup.parts > 1 && (id < 0 || (int) table.numbers(id) != 0)) {
        continue;
      }
      Node node = decided(lookup, part);
      // Another part may have been won since: the zone says which one was meant.
      long[] zone = image(symmetries.inverse(lookup.symmetry[part]), node.zone);
      if (lookup.parts > 1 && !inside(zone, within)) {
        continue;
      }
      int inner = toBoard(lookup, part, toBoard);
      if (node.move < 0) {
        leaves.threats(node, -1, inner, counting ? step -> {} : sink);
        return;
      }
      enter(Frame.ANSWER, game.noCells(), single(node.move, inner));
      complete(with(node.maker, node.move), without(node.empty, node.move), inner);
      leave();
      return;
    }
    throw new IllegalStateException("no part of the position is won");
  }

  private static boolean inside(long[] cells, long[] within) {
    for (int w = 0; w < cells.length; w++) {
      if ((cells[w] & ~within[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  private long[] image(int symmetry, long[] cells) {
    long[] image = new long[arena.cellWords];
    symmetries.apply(symmetry, cells, image);
    return image;
  }

  /** The claim of a node that its waiter wins, in the orientation of the board. */
  private void claim(Node node, int toBoard) throws IOException {
    if (kept.holds(node.id)) {
      write(recall(node.id));
      int turn = symmetries.product(toBoard, symmetries.inverse(kept.orientation(node.id)));
      if (turn != 0) {
        kept.use(turn);
        write(new Step.Image(kept.number(turn)));
      }
      return;
    }
    if (table.options.kind(node.options) == OptionStore.PAIRS) {
      if (!counting) {
        leaves.pairs(node, toBoard, sink);
      }
      return;
    }
    int count = 0;
    int[] options = family.of(node).toIntArray();
    for (int option : options) {
      if (table.options.kind(option) == OptionStore.CHILD) {
        child(node, option, toBoard);
        count++;
      }
    }
    if (!counting) {
      count += leaves.write(node, options, toBoard, sink);
    }
    write(new Step.Options(count));
    if (counting) {
      kept.meet(node.id, toBoard);
    } else if (kept.uses(node.id) > 0) {
      write(new Step.Keep(kept.uses(node.id)));
      kept.keep(node.id, toBoard);
    }
  }

  private void child(Node node, int option, int toBoard) throws IOException {
    int move = table.options.cell(option);
    long[] left = without(node.empty, move);
    if (!node.breakerMoves) {
      breakerAnswer(move, with(node.maker, move), left, toBoard);
      return;
    }
    long[] zone = new long[arena.cellWords];
    for (int w = 0; w < zone.length; w++) {
      zone[w] = table.options.zone(option, w);
    }
    makerAnswer(node.maker, left, zone, toBoard);
  }
}
