package dev.touchstone.solver.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.game.CellList;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.pack.Block;
import dev.touchstone.solver.pack.BlockGame;
import dev.touchstone.solver.pack.BlockStrategy;
import dev.touchstone.solver.pack.LocalClaim;
import dev.touchstone.solver.pack.Packing;
import dev.touchstone.solver.pack.PackingCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes packings: the pairs as one claim, each block as one, BOTH of them (T7). A packing or block
 * that recurs, perhaps turned, stands there once; so do pairs within the blocks where that saves
 * bytes.
 */
final class PackedClaims {

  /** A claim that is kept takes this more: its own frame and KEEP. */
  private static final int BYTES_OF_KEPT_LEAF = 6;

  private final Arena arena;
  private final KeptClaims kept;
  private final Script script;
  private final Stones stones;
  private final BlockStrategy strategy = new BlockStrategy(new BlockGame());
  private final Map<List<Integer>, LocalClaim> strategies = new HashMap<>();

  PackedClaims(Arena arena, KeptClaims kept, Script script) {
    this.arena = arena;
    this.kept = kept;
    this.script = script;
    stones = new Stones(arena);
  }

  /** Writes the claim of a packing, as the table keeps it, in the orientation of the board. */
  void write(int[] code, int toBoard) throws IOException {
    Packing packing = image(PackingCode.read(code), toBoard);
    Turned place = canonical(packing);
    if (packing.blocks().size() <= 1 && packing.pairs().size() == 0) {
      parts(packing);
      return;
    }
    if (!recalled(place)) {
      parts(packing);
      made(place);
    }
  }

  /** What a claim looks like in canonical orientation, and the symmetry that leads from there. */
  private record Turned(int id, int orientation) {}

  private boolean recalled(Turned place) throws IOException {
    if (!kept.holds(place.id)) {
      return false;
    }
    script.write(script.isOnlyCounting() ? kept.count(place.id) : kept.recall(place.id));
    int from = arena.symmetries.inverse(kept.orientation(place.id));
    int turn = arena.symmetries.product(place.orientation, from);
    if (turn != 0) {
      kept.use(turn);
      script.write(new Step.Image(kept.number(turn)));
    }
    return true;
  }

  private void made(Turned place) throws IOException {
    if (script.isOnlyCounting()) {
      kept.meet(place.id, place.orientation);
    } else if (kept.uses(place.id) > 0) {
      script.write(new Step.Keep(kept.uses(place.id)));
      kept.keep(place.id, place.orientation);
    }
  }

  private void parts(Packing packing) throws IOException {
    int claims = packing.blocks().size();
    if (packing.pairs().size() > 0 || claims == 0) {
      script.write(
          claims == 0 && packing.pairs().size() == 0
              ? new Step.Nothing()
              : new Step.Groups(2, packing.pairs(), true));
      claims++;
    }
    for (Block block : packing.blocks()) {
      Turned place = canonical(new Packing(List.of(block), CellList.of()));
      if (!recalled(place)) {
        int[] edges = edges(block);
        List<Integer> key = new ArrayList<>();
        for (int edge : edges) {
          key.add(edge);
        }
        local(strategies.computeIfAbsent(key, unknown -> strategy.of(edges)), block.cells());
        made(place);
      }
    }
    if (claims > 1) {
      script.write(new Step.Both(claims));
    }
  }

  private int[] edges(Block block) {
    int[] edges = new int[block.lines().size()];
    for (int i = 0; i < edges.length; i++) {
      for (int j = 0; j < block.cells().size(); j++) {
        edges[i] |= arena.goesThrough(block.lines().get(i), block.cells().get(j)) ? 1 << j : 0;
      }
    }
    return edges;
  }

  private void local(LocalClaim claim, CellList cells) throws IOException {
    if (claim instanceof LocalClaim.Pairs pairs) {
      script.write(leaf(pairs, cells));
      return;
    }
    LocalClaim.Choice choice = (LocalClaim.Choice) claim;
    for (LocalClaim.Answer answer : choice.answers()) {
      int reply = cells.get(answer.reply());
      if (answer.claim() instanceof LocalClaim.Pairs pairs) {
        answered(reply, pairs, cells);
      } else {
        script.enter(Frame.ANSWER, arena.game.noCells(), arena.game.single(reply));
        local(answer.claim(), cells);
        script.leave();
      }
    }
    script.write(new Step.Options(choice.answers().size()));
  }

  private static Step.Leaf leaf(LocalClaim.Pairs pairs, CellList cells) {
    int[] onBoard = pairs.cells();
    for (int i = 0; i < onBoard.length; i++) {
      onBoard[i] = cells.get(onBoard[i]);
    }
    return onBoard.length == 0
        ? new Step.Nothing()
        : new Step.Groups(2, CellList.of(onBoard), true);
  }

  private void answered(int reply, LocalClaim.Pairs pairs, CellList cells) throws IOException {
    Step.Leaf leaf = leaf(pairs, cells);
    if (leaf instanceof Step.Groups groups) {
      List<Integer> key = new ArrayList<>(List.of(-1));
      for (int cell : groups.cells().toArray()) {
        key.add(cell);
      }
      int id = kept.idOf(key);
      if (kept.holds(id)) {
        Step.Recall recall = script.isOnlyCounting() ? kept.count(id) : kept.recall(id);
        script.write(new Step.Answered(-1, reply, recall));
        return;
      }
      if (script.isOnlyCounting()) {
        kept.meet(id, 0);
      } else if (kept.uses(id) * (groups.cells().size() + 1) > BYTES_OF_KEPT_LEAF) {
        script.enter(Frame.ANSWER, arena.game.noCells(), arena.game.single(reply));
        script.write(leaf);
        script.write(new Step.Keep(kept.uses(id)));
        script.leave();
        kept.keep(id, 0);
        return;
      }
    }
    script.write(new Step.Answered(-1, reply, leaf));
  }

  /** Of all images of a packing the one that comes first says where it recurs. */
  private Turned canonical(Packing packing) {
    List<Integer> best = key(packing);
    int turn = 0;
    for (int s = 1; s < arena.symmetries.count(); s++) {
      List<Integer> key = key(image(packing, s));
      if (compare(key, best) < 0) {
        best = key;
        turn = s;
      }
    }
    return new Turned(kept.idOf(best), arena.symmetries.inverse(turn));
  }

  private static int compare(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      if (!a.get(i).equals(b.get(i))) {
        return a.get(i) - b.get(i);
      }
    }
    return a.size() - b.size();
  }

  private static List<Integer> key(Packing packing) {
    List<Integer> key = new ArrayList<>();
    for (int number : PackingCode.of(packing)) {
      key.add(number);
    }
    return key;
  }

  /** The image of a packing, in the one order that its key has. */
  private Packing image(Packing packing, int symmetry) {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < packing.pairs().size(); i += 2) {
      int a = arena.symmetries.image(symmetry, packing.pairs().get(i));
      int b = arena.symmetries.image(symmetry, packing.pairs().get(i + 1));
      pairs.add(new int[] {Math.min(a, b), Math.max(a, b)});
    }
    pairs.sort((a, b) -> a[0] - b[0]);
    List<Block> blocks = new ArrayList<>();
    for (Block block : packing.blocks()) {
      int[] cells = block.cells().toArray();
      for (int i = 0; i < cells.length; i++) {
        cells[i] = arena.symmetries.image(symmetry, cells[i]);
      }
      Arrays.sort(cells);
      List<Integer> lines = new ArrayList<>();
      for (int line : block.lines()) {
        lines.add(symmetry == 0 ? line : stones.line(symmetry, line));
      }
      lines.sort(null);
      blocks.add(new Block(CellList.of(cells), lines));
    }
    blocks.sort((a, b) -> a.cells().get(0) - b.cells().get(0));
    return new Packing(blocks, CellList.of(pairs.stream().flatMapToInt(Arrays::stream).toArray()));
  }
}
