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
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is found by inclusion is what a search through all claims finds. */
class MadeClaimsTest {

  private static final int QUESTIONS = 10;

  private final Random random = new Random(28);
  private final Deque<MadeClaims.Found> last = new ArrayDeque<>();

  /** A claim, and a reply after which it serves. */
  private record Served(Planned.Use use, int reply) {}

  @ParameterizedTest
  @CsvSource({"'5,5,4', 3000", "'5,5,4', 5000", "'4,6,3', 9000", "5^3, 300"})
  void allThatServeAreFoundAndNoOthers(String board, int claims)
      throws BadGameException, IOException {
    Arena arena = new Arena(Problem.weak(Notation.read(board)), Heuristics.ALL);
    LineImages lines = new LineImages(arena);
    MadeClaims made = new MadeClaims(arena, MadeClaims.MOST);
    List<long[]> cells = new ArrayList<>();
    List<long[]> needed = new ArrayList<>();
    List<ServingClaims> questions = new ArrayList<>();
    for (int i = 0; i < QUESTIONS; i++) {
      cells.add(set(arena.cells, arena.cellWords, 0.8));
      needed.add(set(arena.lines, arena.lineWords, 0.1));
      questions.add(new ServingClaims(arena, lines, made, cells.get(i), needed.get(i)));
    }
    int found = 0;
    for (int number = 0; number < claims; number++) {
      Planned.Claim claim = new Planned.Claim(number, new Planned.Pairs(new int[0]));
      long[] zone = set(arena.cells, arena.cellWords, 0.2);
      long[] blocked = set(arena.lines, arena.lineWords, 0.9);
      made.add(claim, zone, blocked);
      remember(arena, claim, zone, blocked);
      // Some are asked again and again, all of them at the end.
      if (number == claims - 1 || number % 1500 == 0) {
        for (int i = 0; i < (number == claims - 1 ? QUESTIONS : 3); i++) {
          List<Served> all = served(arena, questions.get(i));
          assertThat(all).doesNotHaveDuplicates();
          assertThat(Set.copyOf(all)).isEqualTo(expected(arena, cells.get(i), needed.get(i)));
          found += all.size();
        }
      }
    }
    assertThat(found).isPositive();
  }

  private static List<Served> served(Arena arena, ServingClaims question) {
    List<Served> served = new ArrayList<>();
    for (ServingClaims.Serving one : question.all()) {
      IntStream.range(0, arena.cells)
          .filter(cell -> Sets.contains(one.replies(), cell))
          .forEach(cell -> served.add(new Served(one.image().use(), cell)));
    }
    return served;
  }

  /** By each reply that blocks something, what lies within the other cells and blocks the rest. */
  private Set<Served> expected(Arena arena, long[] cells, long[] needed) {
    Set<Served> expected = new HashSet<>();
    for (int reply = Sets.next(cells, 0); reply >= 0; reply = Sets.next(cells, reply + 1)) {
      int cell = reply;
      long[] others = cells.clone();
      Sets.remove(others, cell);
      long[] left = new LineImages(arena).without(needed, cell);
      if (!Sets.inside(needed, left)) {
        last.stream()
            .filter(f -> Sets.inside(f.zone(), others) && Sets.inside(left, f.lines()))
            .forEach(f -> expected.add(new Served(f.use(), cell)));
      }
    }
    return expected;
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
      if (last.size() > MadeClaims.MOST) {
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
