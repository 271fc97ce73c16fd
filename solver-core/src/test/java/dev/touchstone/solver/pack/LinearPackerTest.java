package dev.touchstone.solver.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellList;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LinearPackerTest {

  private static LinearPacker packerAtTheRoot(Arena arena) {
    Position position = new Position(arena);
    position.load(arena.noCells(), LinearGames.all(arena.cells), false);
    LinearPacker packer = new LinearPacker(arena);
    packer.begin(position);
    return packer;
  }

  @Test
  void sevenCubedIsPackedWithoutAStone() throws BadGameException, IOException {
    Arena arena = LinearGames.arena("7^3");
    LinearPacker packer = packerAtTheRoot(arena);
    assertThat(packer.find(-1, -1, 0)).as("pairs alone").isNull();
    assertThat(packer.uncovered()).isBetween(1, 43);
    Packing packing = found(packer.find(-1, -1, 5000));
    assertThat(packer.uncovered()).isZero();
    assertThat(fault(arena, packing, -1, -1)).isEmpty();
    Packing answer = found(packer.find(171, 172, 5000));
    assertThat(fault(arena, answer, 171, 172)).isEmpty();
  }

  private static Optional<String> fault(Arena arena, Packing packing, int move, int reply) {
    long[] free = LinearGames.all(arena.cells);
    long[] needed = LinearGames.all(arena.lines);
    if (move >= 0) {
      Sets.remove(free, move);
      Sets.remove(free, reply);
      arena.game.linesThrough(reply).forEach(line -> Sets.remove(needed, line));
    }
    return new LinearCheck(arena.game).fault(packing, free, needed);
  }

  private static Packing found(@Nullable Packing packing) {
    return Objects.requireNonNull(packing, "a packing");
  }

  @Test
  void eightCubedIsPackedByPairsAlone() throws BadGameException, IOException {
    Arena arena = LinearGames.arena("8^3");
    Packing packing = found(packerAtTheRoot(arena).find(-1, -1, 0));
    assertThat(packing.blocks()).isEmpty();
    assertThat(packing.pairs().toArray()).hasSize(2 * 244);
    assertThat(fault(arena, packing, -1, -1)).isEmpty();
  }

  @Test
  void sameCallsGiveSamePackings() throws BadGameException, IOException {
    Arena arena = LinearGames.arena("7^3");
    assertThat(packerAtTheRoot(arena).find(3, 5, 5000))
        .isNotNull()
        .isEqualTo(packerAtTheRoot(arena).find(3, 5, 5000));
  }

  @Test
  void aFaultOfAPackingIsNoticed() throws BadGameException, IOException {
    Arena arena = LinearGames.arena("8^3");
    Packing packing = found(packerAtTheRoot(arena).find(-1, -1, 0));
    int[] pairs = packing.pairs().toArray();
    int[] twice = pairs.clone();
    twice[0] = pairs[2];
    assertThat(fault(arena, new Packing(List.of(), CellList.of(twice)), -1, -1)).isPresent();
    int[] fewer = Arrays.copyOf(pairs, pairs.length - 2);
    assertThat(fault(arena, new Packing(List.of(), CellList.of(fewer)), -1, -1)).isPresent();
  }

  /** What lacks after Breaker has taken the cells with the most lines, and Maker any others. */
  @Test
  void sixCubedLacksLittleAfterARound() throws BadGameException, IOException {
    Arena arena = LinearGames.arena("6^3");
    LinearGame game = new LinearGame(arena.game);
    SplittableRandom random = new SplittableRandom(1);
    LinearCover cover = new LinearCover(game);
    LinearAnnealing annealing =
        new LinearAnnealing(cover, new Gadgets(game, 4, random), random, () -> false);
    long[] free = LinearGames.all(arena.cells);
    long[] needed = LinearGames.all(arena.lines);
    int[] most = {20, 8, 4};
    for (int round = 0; round <= 2; round++) {
      cover.become(free, needed);
      assertThat(annealing.run(100_000, 0, 1, 0.25)).isLessThanOrEqualTo(most[round]);
      int reply = 0;
      for (int cell = 0; cell < arena.cells; cell++) {
        if (Sets.contains(free, cell) && count(game, cell, needed) > count(game, reply, needed)) {
          reply = cell;
        }
      }
      for (int line : game.through(reply)) {
        Sets.remove(needed, line);
      }
      Sets.remove(free, reply);
      Sets.remove(free, random.nextInt(arena.cells));
    }
  }

  private static int count(LinearGame game, int cell, long[] lines) {
    int count = 0;
    for (int line : game.through(cell)) {
      count += Sets.contains(lines, line) ? 1 : 0;
    }
    return count;
  }
}
