package dev.touchstone.solver.search;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Symmetries;
import java.io.IOException;

/**
 * Writes the proof that the table holds as steps of a certificate. No tree is built for that: the
 * table says which options prove a node, and {@link Leaves} writes its leaves.
 *
 * <p>Two walks over the same nodes in the same order: the first counts the uses of each claim and
 * the symmetries, the second writes. Each position is looked up from the canonical orientation of
 * the one before it, as in the search (docs/adr/0008-search.md); {@code toBoard} is the symmetry
 * that leads from there to the board as it is.
 */
final class Emitter {

  private final Arena arena;
  private final Hypergraph game;
  private final Symmetries symmetries;
  private final Stones stones;
  private final Table table;
  private final Family family;
  private final Leaves leaves;
  private final KeptClaims kept = new KeptClaims();
  private Script script;

  Emitter(Arena arena, Table table, Effort effort) {
    this.arena = arena;
    game = arena.game;
    symmetries = arena.symmetries;
    stones = new Stones(arena);
    this.table = table;
    family = new Family(table.options, arena.cellWords);
    leaves = new Leaves(arena, table.options, effort);
    script = new Script(arena, null);
  }

  /** Emits the proof of the root position, which must be decided, up to END. */
  void emit(long[] maker, long[] empty, boolean breakerMoves, boolean breakerWins, StepSink to)
      throws IOException {
    root(maker, empty, breakerMoves, breakerWins);
    script = new Script(arena, to);
    kept.startWriting(symmetries.count());
    for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
      if (kept.number(symmetry) >= 0) {
        script.write(new Step.Symmetry(CellList.of(symmetries.images(symmetry))));
      }
    }
    root(maker, empty, breakerMoves, breakerWins);
    script.write(new Step.End());
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
      script.enter(Frame.ANSWER, script.single(opponent, toBoard), game.noCells());
      script.write(new Step.Nothing());
      script.leave();
      return;
    }
    Node node = decided(lookup, 0);
    int inner = toBoard(lookup, 0, toBoard);
    int reply = symmetries.image(inner, node.move);
    long[] left = stones.without(node.empty, node.move);
    if (!recallAfter(reply, node.maker, left, inner)) {
      script.enter(Frame.ANSWER, script.single(opponent, toBoard), game.single(reply));
      block(node.maker, left, inner);
      script.leave();
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
    script.write(new Step.Answered(-1, reply, recall(id)));
    return true;
  }

  private Step.Recall recall(int id) {
    return script.counts() ? kept.count(id) : kept.recall(id);
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
      script.write(new Step.Groups(2, CellList.of(pairs), true));
    } else if (parts == 0) {
      script.write(new Step.Nothing());
    }
    for (int part = 0; part < parts; part++) {
      if (parts > 1) {
        long[] others = stones.image(toBoard, lookup.freeElsewhere(part));
        script.enter(Frame.FOCUS, game.noCells(), CellSet.ofWords(arena.cells, others));
      }
      claim(decided(lookup, part), toBoard(lookup, part, toBoard));
      if (parts > 1) {
        script.leave();
      }
    }
    int claims = parts + (exchanges > 0 ? 1 : 0);
    if (claims > 1) {
      script.write(new Step.Both(claims));
    }
  }

  /** Maker's claim in a position with Breaker to move. */
  private void complete(long[] maker, long[] empty, int toBoard) throws IOException {
    Lookup lookup = new Lookup(arena);
    if (lookup.look(maker, empty, true) == Sight.MAKER) {
      script.write(new Step.Stones(stones.line(toBoard, lookup.position.winningLine)));
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
      int line = stones.line(toBoard, lookup.position.exchangeLines[i]);
      script.enter(
          Frame.ANSWER,
          game.noCells(),
          script.single(lookup.position.exchanges[2 * i + 1], toBoard));
      script.write(new Step.Answered(-1, worthless, new Step.Stones(line)));
    }
    if (sight == Sight.MAKER) {
      completed(lookup, toBoard);
    } else {
      makerMove(lookup, within, toBoard);
    }
    for (int i = 0; i < exchanges; i++) {
      script.write(new Step.Options(2));
      script.leave();
    }
  }

  private void completed(Lookup lookup, int toBoard) throws IOException {
    int line = lookup.position.winningLine;
    int mapped = stones.line(toBoard, line);
    for (int w = 0; w < arena.cellWords; w++) {
      long free = arena.members[line * arena.cellWords + w] & lookup.position.empty[w];
      if (free != 0) {
        int cell = symmetries.image(toBoard, (w << 6) + Long.numberOfTrailingZeros(free));
        script.write(new Step.Answered(-1, cell, new Step.Stones(mapped)));
        return;
      }
    }
    script.enter(Frame.ANSWER, game.noCells(), game.noCells());
    script.write(new Step.Stones(mapped));
    script.leave();
  }

  private void makerMove(Lookup lookup, long[] within, int toBoard) throws IOException {
    for (int part = 0; part < lookup.parts; part++) {
      int id = lookup.find(table, part);
      if (lookup.parts > 1 && (id < 0 || (int) table.numbers(id) != 0)) {
        continue;
      }
      Node node = decided(lookup, part);
      // Another part may have been won since: the zone says which one was meant.
      long[] zone = stones.image(symmetries.inverse(lookup.symmetry[part]), node.zone);
      if (lookup.parts > 1 && !stones.inside(zone, within)) {
        continue;
      }
      int inner = toBoard(lookup, part, toBoard);
      if (node.move < 0) {
        leaves.threats(node, -1, inner, script.sink());
        return;
      }
      script.enter(Frame.ANSWER, game.noCells(), script.single(node.move, inner));
      complete(stones.with(node.maker, node.move), stones.without(node.empty, node.move), inner);
      script.leave();
      return;
    }
    throw new IllegalStateException("no part of the position is won");
  }

  /** The claim of a node that its waiter wins, in the orientation of the board. */
  private void claim(Node node, int toBoard) throws IOException {
    if (kept.holds(node.id)) {
      script.write(recall(node.id));
      int turn = symmetries.product(toBoard, symmetries.inverse(kept.orientation(node.id)));
      if (turn != 0) {
        kept.use(turn);
        script.write(new Step.Image(kept.number(turn)));
      }
      return;
    }
    if (table.options.kind(node.options) == OptionStore.PAIRS) {
      if (!script.counts()) {
        leaves.pairs(node, toBoard, script.sink());
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
    if (!script.counts()) {
      count += leaves.write(node, options, toBoard, script.sink());
    }
    script.write(new Step.Options(count));
    if (script.counts()) {
      kept.meet(node.id, toBoard);
    } else if (kept.uses(node.id) > 0) {
      script.write(new Step.Keep(kept.uses(node.id)));
      kept.keep(node.id, toBoard);
    }
  }

  private void child(Node node, int option, int toBoard) throws IOException {
    int move = table.options.cell(option);
    long[] left = stones.without(node.empty, move);
    if (!node.breakerMoves) {
      breakerAnswer(move, stones.with(node.maker, move), left, toBoard);
      return;
    }
    long[] zone = new long[arena.cellWords];
    for (int w = 0; w < zone.length; w++) {
      zone[w] = table.options.zone(option, w);
    }
    makerAnswer(node.maker, left, zone, toBoard);
  }
}
