package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.table.Node;

/** What is held of a node on the path. */
final class Frame {

  final Node node;
  final Position position;
  final Children children;

  /** The stones and free cells after a move. */
  final long[] maker;

  final long[] free;

  /** The zone of a decided child, in the orientation of the node. */
  final long[] zone;

  final long[] image;

  Frame(Arena arena) {
    node = new Node(arena.cellWords);
    position = new Position(arena);
    children = new Children(arena);
    maker = arena.noCells();
    free = arena.noCells();
    zone = arena.noCells();
    image = arena.noCells();
  }
}
