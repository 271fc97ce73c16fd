package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import dev.touchstone.solver.table.Table;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Records options of the waiting side and narrows the mover's region by them: of a move outside the
 * zone of an option nothing is left to be seen (T5). These are must-play regions as in Hex
 * [Hayward05], here for both players.
 */
public final class Narrowing {

  private final Table table;
  private final boolean zones;

  /** With zones off, an option answers the move that it was found for, and no other. */
  public Narrowing(Table table, boolean zones) {
    this.table = table;
    this.zones = zones;
  }

  /** Whether an option answers other moves than the one that it was found for. */
  boolean zones() {
    return zones;
  }

  /**
   * Records an option that was found against a move, -1 for none.
   *
   * @param cell its cell, -1 for none
   */
  public void add(
      Node node, long[] zone, OptionKind kind, int cell, int @Nullable [] pairs, int move) {
    node.options = table.addOption(zone, kind, cell, pairs, node.options);
    if (zones) {
      Sets.keepOnly(node.region, zone);
    } else if (move >= 0) {
      Sets.remove(node.region, move);
    }
  }

  /** Records a packing that is the whole claim: no move is left. */
  void addPacked(Node node, long[] zone, int[] code) {
    node.options = table.addOption(zone, OptionKind.PACKED, Node.NONE, code, node.options);
    Arrays.fill(node.region, 0);
  }

  /** Records pairs that are the whole claim: no move is left. */
  void addWhole(Node node, long[] zone, int[] pairs) {
    node.options = table.addOption(zone, OptionKind.PAIRS, Node.NONE, pairs, node.options);
    Arrays.fill(node.region, 0);
  }
}
