package dev.touchstone.solver.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is found by inclusion is what a search through all claims finds. */
class MadeClaimsTest {

  private static final int REMEMBERED = 1 << 15;

  private final Random random = new Random(28);
  private final Deque<MadeClaims.Found> last = new ArrayDeque<>();

  @ParameterizedTest
  @CsvSource({"'5,5,4', 3000", "'5,5,4', 5000", "'4,6,3', 9000", "5^3, 300"})
  void allThatServeAreFoundAndNoOthers(String board, int claims)
      throws BadGameException, IOException {
    Arena arena = new Arena(Problem.weak(Notation.read(board)), Heuristics.ALL);
    MadeClaims made = new MadeClaims(arena, new LineImages(arena), MadeClaims.MOST_WORDS);
    for (int number = 0; number < claims; number++) {
      Planned.Claim claim = new Planned.Claim(number, new Planned.Pairs(new int[0]));
      long[] zone = set(arena.cells, arena.cellWords, 0.2);
      long[] lines = set(arena.lines, arena.lineWords, 0.9);
      made.add(claim, zone, lines);
      remember(arena, claim, zone, lines);
    }
    int found = 0;
    for (int i = 0; i < 50; i++) {
      long[] cells = set(arena.cells, arena.cellWords, 0.8);
      long[] needed = set(arena.lines, arena.lineWords, 0.1);
      List<Planned.Use> all = made.within(cells, needed).stream().map(f -> f.use()).toList();
      assertThat(all).doesNotHaveDuplicates();
      assertThat(Set.copyOf(all))
          .isEqualTo(
              last.stream()
                  .filter(f -> Sets.inside(f.zone(), cells) && Sets.inside(needed, f.lines()))
                  .map(f -> f.use())
                  .collect(Collectors.toSet()));
      found += all.size();
    }
    assertThat(found).isPositive();
  }

  /** The images, line by line. */
  private void remember(Arena arena, Planned.Claim claim, long[] zone, long[] lines) {
    Stones stones = new Stones(arena);
    for (int s = 0; s < images(arena); s++) {
      long[] blocked = new long[arena.lineWords];
      for (int line = 0; line < arena.lines; line++) {
        if (Sets.contains(lines, line)) {
          Sets.add(blocked, stones.line(s, line));
        }
      }
      last.add(new MadeClaims.Found(new Planned.Use(claim, s), stones.image(s, zone), blocked));
      if (last.size() > REMEMBERED) {
        last.remove();
      }
    }
  }

  /** A cube has more symmetries than are worth it. */
  private static int images(Arena arena) {
    return arena.symmetries.count() > 16 ? 1 : arena.symmetries.count();
  }

  /** Each member with this probability. */
  private long[] set(int size, int words, double probability) {
    long[] set = new long[words];
    for (int member = 0; member < size; member++) {
      if (random.nextDouble() < probability) {
        Sets.add(set, member);
      }
    }
    return set;
  }
}
