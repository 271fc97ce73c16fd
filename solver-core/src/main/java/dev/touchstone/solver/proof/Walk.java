package dev.touchstone.solver.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Exchanges;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Start;
import dev.touchstone.solver.board.Symmetries;
import dev.touchstone.solver.table.Family;
import dev.touchstone.solver.table.Lookup;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import dev.touchstone.solver.table.Options;
import dev.touchstone.solver.table.Table;
import java.io.IOException;

/**
 * One walk over the nodes of a proof of Maker's win, from the root, each claim written where it is
 * used first. A position is looked up from the canonical orientation of the one before it, as in
 * the search (docs/adr/0008-search.md); {@code toBoard} is the symmetry that leads from there to
 * the board as it is.
 */
final class Walk {

  private final Arena arena;
  private final Hypergraph game;
  private final Symmetries symmetries;
  private final Stones stones;
  private final Table table;
  private final Options options;
  private final Family family;
  private final ThreatSteps threats;
  private final KeptClaims kept;
  private final Script script;

  Walk(Arena arena, Table table, Effort effort, KeptClaims kept, Script script) {
    this.arena = arena;
    this.table = table;
    this.kept = kept;
    this.script = script;
    game = arena.game;
    symmetries = arena.symmetries;
    options = table.options();
    stones = new Stones(arena);
    family = new Family(options, arena.cellWords);
    threats = new ThreatSteps(arena, effort);
  }

  /** Walks over the proof of the root, which Maker must win. */
  void root(Start start) throws IOException {
    if (start.breakerMoves()) {
      complete(start.maker(), start.free(), 0);
    } else {
      makerAnswer(start.maker(), start.free(), start.free(), 0);
    }
  }

  /** The orientation of a part that was just looked up: from its own to that of the board. */
  private int toBoard(Lookup lookup, int part, int before) {
    return symmetries.product(before, lookup.fromEntry(part));
  }

  /** Maker's claim in a position with Breaker to move. */
  private void complete(long[] maker, long[] free, int toBoard) throws IOException {
    Lookup lookup = new Lookup(arena);
    if (lookup.look(maker, free, true) == Sight.MAKER) {
      script.write(new Step.Stones(stones.line(toBoard, lookup.position().winningLine())));
      return;
    }
    claim(lookup.decided(table, 0), toBoard(lookup, 0, toBoard));
  }

  /**
   * Maker's answer with him to move, within these cells: first the exchanges, each of which Breaker
   * must answer.
   */
  private void makerAnswer(long[] maker, long[] free, long[] within, int toBoard)
      throws IOException {
    Lookup lookup = new Lookup(arena);
    Sight sight = lookup.look(maker, free, false);
    Exchanges played = lookup.position().exchanges();
    for (int i = 0; i < played.count(); i++) {
      int worthless = symmetries.image(toBoard, played.worthless(i));
      int line = stones.line(toBoard, played.line(i));
      script.enter(Frame.ANSWER, game.noCells(), script.single(played.threat(i), toBoard));
      script.write(new Step.Answered(-1, worthless, new Step.Stones(line)));
    }
    if (sight == Sight.MAKER) {
      completed(lookup, toBoard);
    } else {
      makerMove(lookup, within, toBoard);
    }
    for (int i = 0; i < played.count(); i++) {
      script.write(new Step.Options(2));
      script.leave();
    }
  }

  private void completed(Lookup lookup, int toBoard) throws IOException {
    int line = lookup.position().winningLine();
    int mapped = stones.line(toBoard, line);
    for (int w = 0; w < arena.cellWords; w++) {
      long free = arena.members(line, w) & lookup.position().free(w);
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
    for (int part = 0; part < lookup.parts(); part++) {
      int id = lookup.find(table, part);
      if (lookup.parts() > 1 && (id < 0 || (int) table.numbers(id) != 0)) {
        continue;
      }
      Node node = lookup.decided(table, part);
      // Another part may have been won since: the zone says which one was meant.
      long[] zone = stones.image(lookup.fromEntry(part), node.zone);
      if (lookup.parts() > 1 && !Sets.inside(zone, within)) {
        continue;
      }
      int inner = toBoard(lookup, part, toBoard);
      if (node.move < 0) {
        threats.write(node, -1, inner, script.sink());
        return;
      }
      script.enter(Frame.ANSWER, game.noCells(), script.single(node.move, inner));
      complete(stones.with(node.maker, node.move), stones.without(node.free, node.move), inner);
      script.leave();
      return;
    }
    throw new IllegalStateException("no part of the position is won");
  }

  /** The claim of a node that Maker wins, Breaker to move, in the orientation of the board. */
  private void claim(Node node, int toBoard) throws IOException {
    if (kept.holds(node.id)) {
      script.write(script.isOnlyCounting() ? kept.count(node.id) : kept.recall(node.id));
      int turn = symmetries.product(toBoard, symmetries.inverse(kept.orientation(node.id)));
      if (turn != 0) {
        kept.use(turn);
        script.write(new Step.Image(kept.number(turn)));
      }
      return;
    }
    int[] needed = family.of(node).toIntArray();
    for (int option : needed) {
      if (options.kind(option) == OptionKind.CHILD) {
        child(node, option, toBoard);
      }
    }
    for (int option : needed) {
      if (options.kind(option) != OptionKind.CHILD && !script.isOnlyCounting()) {
        threats.write(node, options.cell(option), toBoard, script.sink());
      }
    }
    script.write(new Step.Options(needed.length));
    if (script.isOnlyCounting()) {
      kept.meet(node.id, toBoard);
    } else if (kept.uses(node.id) > 0) {
      script.write(new Step.Keep(kept.uses(node.id)));
      kept.keep(node.id, toBoard);
    }
  }

  private void child(Node node, int option, int toBoard) throws IOException {
    long[] zone = arena.noCells();
    for (int w = 0; w < zone.length; w++) {
      zone[w] = options.zone(option, w);
    }
    makerAnswer(node.maker, stones.without(node.free, options.cell(option)), zone, toBoard);
  }
}
