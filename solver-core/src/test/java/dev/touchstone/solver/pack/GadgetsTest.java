package dev.touchstone.solver.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellList;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class GadgetsTest {

  private final Random random = new Random(5);
  private final Map<List<Integer>, Boolean> played = new HashMap<>();

  @Test
  void breakerWinsEachGadgetOnItsCellsAlone() throws BadGameException, IOException {
    Map<Gadget.Kind, Integer> found = new EnumMap<>(Gadget.Kind.class);
    int joined = 0;
    int withOwn = 0;
    for (String board : new String[] {"4^3", "5^3", "6^3", "4^4", "5,5,5"}) {
      Arena arena = LinearGames.arena(board);
      LinearGame game = new LinearGame(arena.game);
      Gadgets gadgets = new Gadgets(game, 1, new SplittableRandom(1));
      for (int i = 0; i < 300; i++) {
        LinearCover cover = position(arena, game);
        int line = random.nextInt(game.lines);
        Gadget gadget = cover.isNeeded(line) ? gadgets.around(line, cover) : null;
        Block block = gadget == null ? null : block(gadget, cover);
        if (gadget == null || block == null) {
          continue;
        }
        found.merge(gadget.kind, 1, Integer::sum);
        joined += joins(gadget, game) ? 1 : 0;
        withOwn += block.cells().toArray().length > gadget.cells.length ? 1 : 0;
        for (int cell : block.cells().toArray()) {
          assertThat(cover.isFree(cell)).isTrue();
        }
        assertThat(block.cells().toArray().length)
            .isLessThanOrEqualTo(Gadgets.MOST_CELLS)
            .isLessThan(2 * block.lines().size());
        if (block.cells().toArray().length <= 11) {
          List<Integer> edges = LinearGames.edges(block, arena.game);
          assertThat(played.computeIfAbsent(edges, LinearGames::breakerWins))
              .as("" + block)
              .isTrue();
        }
        assertThat(fault(arena, block)).isEmpty();
      }
    }
    for (Gadget.Kind kind : Gadget.Kind.values()) {
      assertThat(found.getOrDefault(kind, 0)).as("" + kind).isGreaterThan(50);
    }
    assertThat(joined).isGreaterThan(10);
    assertThat(withOwn).isGreaterThan(10);
  }

  private static boolean joins(Gadget gadget, LinearGame game) {
    for (int line : gadget.lines) {
      if (gadget.first >= 0 && game.isOn(gadget.first, line) && game.isOn(gadget.second, line)) {
        return true;
      }
    }
    return false;
  }

  private LinearCover position(Arena arena, LinearGame game) {
    LinearCover cover = new LinearCover(game);
    long[] free = LinearGames.all(arena.cells);
    long[] needed = LinearGames.all(arena.lines);
    for (int i = 0; i < 3; i++) {
      Sets.remove(free, random.nextInt(arena.cells));
      Sets.remove(needed, random.nextInt(arena.lines));
    }
    cover.become(free, needed);
    return cover;
  }

  /** The block that a gadget makes by itself; none if its lines do not get the cells they want. */
  private static @Nullable Block block(Gadget gadget, LinearCover cover) {
    cover.insert(gadget);
    for (int line = 0; line < cover.game.lines; line++) {
      if (cover.gadgetOf(line) == LinearCover.NO_GADGET) {
        cover.drop(line);
      }
    }
    return cover.matching.repair() == 0 ? LinearPacker.block(gadget, cover) : null;
  }

  private static Optional<String> fault(Arena arena, Block block) {
    long[] needed = new long[arena.lineWords];
    block.lines().forEach(line -> Sets.add(needed, line));
    return new LinearCheck(arena.game)
        .fault(new Packing(List.of(block), CellList.of()), LinearGames.all(arena.cells), needed);
  }

  @Test
  void aGadgetWithoutOneOfItsCellsIsNone() throws BadGameException, IOException {
    Arena arena = LinearGames.arena("6^3");
    LinearGame game = new LinearGame(arena.game);
    Gadgets gadgets = new Gadgets(game, 4, new SplittableRandom(2));
    int tried = 0;
    for (int i = 0; i < 300; i++) {
      LinearCover cover = position(arena, game);
      int line = random.nextInt(game.lines);
      Gadget gadget = cover.isNeeded(line) ? gadgets.around(line, cover) : null;
      Block block = gadget == null ? null : block(gadget, cover);
      if (block == null) {
        continue;
      }
      List<Integer> cells = new ArrayList<>();
      for (int cell : block.cells().toArray()) {
        cells.add(cell);
      }
      cells.remove(random.nextInt(cells.size()));
      int[] fewer = cells.stream().mapToInt(Integer::intValue).toArray();
      Block broken = new Block(CellList.of(fewer), block.lines());
      // The shapes need not be all that Breaker wins, but what passes she must win.
      if (fault(arena, broken).isEmpty()) {
        assertThat(LinearGames.breakerWins(LinearGames.edges(broken, arena.game))).isTrue();
      } else {
        tried++;
      }
    }
    assertThat(tried).isGreaterThan(50);
  }
}
