package dev.touchstone.solver.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellList;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.pack.Block;
import dev.touchstone.solver.pack.GadgetStrategy;
import dev.touchstone.solver.pack.LinearClaim;
import dev.touchstone.solver.pack.Packing;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Writes a {@link LinearClaim} as steps of a certificate. A claim stands there once, in its own
 * orientation, and so does a block, where they are used first; after that they are recalled.
 *
 * <p>Two walks in the same order: the first counts the uses, the second writes.
 */
public final class LinearEmitter {

  private final Arena arena;
  private final KeptClaims kept = new KeptClaims();
  private final Map<List<Integer>, GadgetStrategy> strategies = new HashMap<>();
  private final Map<Block, Integer> blocks = new HashMap<>();
  private final IdentityHashMap<LinearClaim, Integer> claims = new IdentityHashMap<>();
  private Script script;

  public LinearEmitter(Arena arena) {
    this.arena = arena;
    script = Script.counting(arena);
  }

  /** Emits the proof, up to END. */
  public void emit(LinearClaim claim, StepSink to) throws IOException {
    write(claim);
    kept.startWriting(arena.symmetries.count());
    for (int symmetry = 0; symmetry < arena.symmetries.count(); symmetry++) {
      if (kept.number(symmetry) >= 0) {
        to.accept(new Step.Symmetry(CellList.of(arena.symmetries.images(symmetry))));
      }
    }
    script = Script.writing(arena, to);
    write(claim);
    to.accept(new Step.End());
  }

  private void write(LinearClaim claim) throws IOException {
    int id = claims.computeIfAbsent(claim, unknown -> newId());
    if (recalled(id)) {
      return;
    }
    List<LinearClaim.Option> options = needed(claim);
    for (LinearClaim.Option option : options) {
      boolean answer = option.reply() != LinearClaim.NO_REPLY;
      if (answer) {
        script.enter(Frame.ANSWER, arena.game.noCells(), arena.game.single(option.reply()));
      }
      if (option.packing() != null) {
        write(option.packing());
      }
      if (option.child() != null) {
        write(option.child());
        if (option.symmetry() != 0) {
          kept.use(option.symmetry());
          script.write(new Step.Image(kept.number(option.symmetry())));
        }
      }
      if (answer) {
        script.leave();
      }
    }
    if (options.get(0).reply() != LinearClaim.NO_REPLY) {
      script.write(new Step.Options(options.size()));
    }
    made(id);
  }

  /** Without options that the others make superfluous; those found last go first. */
  private List<LinearClaim.Option> needed(LinearClaim claim) {
    List<LinearClaim.Option> needed = new ArrayList<>(claim.options());
    List<long[]> zones = new ArrayList<>();
    for (LinearClaim.Option option : needed) {
      zones.add(option.zone(arena.symmetries, arena.noCells()));
    }
    for (int i = needed.size() - 1; i >= 0 && needed.size() > 1; i--) {
      long[] common = arena.noCells();
      for (int w = 0; w < common.length; w++) {
        common[w] = -1L;
      }
      for (int j = 0; j < needed.size(); j++) {
        if (j != i) {
          Sets.keepOnly(common, zones.get(j));
        }
      }
      if (Sets.isEmpty(common)) {
        needed.remove(i);
        zones.remove(i);
      }
    }
    return needed;
  }

  private boolean recalled(int id) throws IOException {
    if (!kept.holds(id)) {
      return false;
    }
    script.write(script.isOnlyCounting() ? kept.count(id) : kept.recall(id));
    return true;
  }

  private void made(int id) throws IOException {
    if (script.isOnlyCounting()) {
      kept.meet(id, 0);
    } else if (kept.uses(id) > 0) {
      script.write(new Step.Keep(kept.uses(id)));
      kept.keep(id, 0);
    }
  }

  private void write(Packing packing) throws IOException {
    int claims = packing.blocks().size();
    if (claims == 0 || packing.pairs().size() > 0) {
      script.write(groups(packing.pairs()));
      claims++;
    }
    for (Block block : packing.blocks()) {
      write(block);
    }
    if (claims > 1) {
      script.write(new Step.Both(claims));
    }
  }

  private static Step.Leaf groups(CellList pairs) {
    return pairs.size() == 0 ? new Step.Nothing() : new Step.Groups(2, pairs, true);
  }

  private void write(Block block) throws IOException {
    int id = blocks.computeIfAbsent(block, unknown -> newId());
    if (!recalled(id)) {
      write(strategy(block), block.cells());
      made(id);
    }
  }

  /** A number below those of a table's entries, which there are none of here, and of no cell. */
  private int newId() {
    return -2 - claims.size() - blocks.size();
  }

  private GadgetStrategy strategy(Block block) {
    List<Integer> edges = new ArrayList<>();
    for (int line : block.lines()) {
      int edge = 0;
      for (int i = 0; i < block.cells().size(); i++) {
        edge |= arena.goesThrough(line, block.cells().get(i)) ? 1 << i : 0;
      }
      edges.add(edge);
    }
    return strategies.computeIfAbsent(
        edges,
        unknown -> Objects.requireNonNull(GadgetStrategy.of(edges), "Breaker loses the block"));
  }

  private void write(GadgetStrategy strategy, CellList cells) throws IOException {
    if (strategy.replies().isEmpty()) {
      script.write(pairs(strategy, cells));
      return;
    }
    for (GadgetStrategy.Reply reply : strategy.replies()) {
      int cell = cells.get(reply.cell());
      if (reply.then().replies().isEmpty()) {
        script.write(new Step.Answered(-1, cell, pairs(reply.then(), cells)));
      } else {
        script.enter(Frame.ANSWER, arena.game.noCells(), arena.game.single(cell));
        write(reply.then(), cells);
        script.leave();
      }
    }
    script.write(new Step.Options(strategy.replies().size()));
  }

  private static Step.Leaf pairs(GadgetStrategy strategy, CellList cells) {
    int[] onBoard = new int[2 * strategy.pairs().size()];
    for (int i = 0; i < onBoard.length; i += 2) {
      int pair = strategy.pairs().get(i / 2);
      onBoard[i] = cells.get(Integer.numberOfTrailingZeros(pair));
      onBoard[i + 1] = cells.get(31 - Integer.numberOfLeadingZeros(pair));
    }
    return groups(CellList.of(onBoard));
  }
}
