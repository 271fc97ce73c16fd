package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellList;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Notation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SceneTest {

  /** The tightest line by counting cells. */
  private static int tightestByCounting(Scene scene) {
    int tightest = -1;
    int fewest = Integer.MAX_VALUE;
    for (int line : scene.needed().toArray()) {
      int free = scene.list(line);
      if (free < fewest) {
        fewest = free;
        tightest = line;
      }
    }
    return tightest;
  }

  @Test
  void narrowAndWideScenesAgreeWithCounting() throws Exception {
    Random random = new Random(1);
    for (String notation : List.of("8,8,5", "3,3,3", "7,7,7", "4,9,7tr", "6,6,1", "5,5,2")) {
      Hypergraph game = Notation.board(notation).game().hypergraph();
      Incidence incidence = new Incidence(game);
      assertThat(NarrowScene.fits(game)).isTrue();
      for (int i = 0; i < 30; i++) {
        Scene narrow = new NarrowScene(game, incidence);
        Scene wide = new WideScene(game, incidence);
        for (int j = 0; j < game.cellCount(); j++) {
          int cell = random.nextInt(game.cellCount());
          boolean give = random.nextInt(4) == 0;
          for (Scene scene : List.of(narrow, wide)) {
            if (give) {
              scene.give(cell);
            } else {
              scene.take(cell);
            }
          }
          assertThat(narrow.tightest()).isEqualTo(wide.tightest());
          assertThat(narrow.tightest()).isEqualTo(tightestByCounting(wide));
          assertThat(narrow.zone()).isEqualTo(wide.zone());
        }
      }
    }
  }

  @Test
  void anyFamilyOfGroupsThatBlocksEverythingCanBeWritten() throws Exception {
    Random random = new Random(2);
    for (int round = 0; round < 200; round++) {
      int turn = 1 + random.nextInt(2);
      int cells = 12 + random.nextInt(80);
      int size = turn + 1;
      List<Integer> order = new ArrayList<>();
      for (int cell = 0; cell < cells; cell++) {
        order.add(cell);
      }
      Collections.shuffle(order, random);
      List<int[]> lines = new ArrayList<>();
      int[] family = new int[cells / size * size];
      for (int g = 0; g + size <= cells; g += size) {
        int[] group = order.subList(g, g + size).stream().mapToInt(i -> i).sorted().toArray();
        System.arraycopy(group, 0, family, g, size);
        int extra = random.nextInt(g == 0 ? 30 : 6);
        int[] line = Arrays.copyOf(group, size + extra);
        for (int i = 0; i < extra; i++) {
          line[size + i] = random.nextInt(cells);
        }
        lines.add(line);
      }
      check(new Hypergraph(cells, lines), turn, CellList.of(family));
    }
  }

  /** Writes the family as choices, and reads them again. */
  private static void check(Hypergraph game, int turn, CellList family) throws Exception {
    Incidence incidence = new Incidence(game);
    Cover cover = new Cover(game, incidence, turn, new Looks(game, turn));
    List<Long> written = new ArrayList<>();
    Cover.Choices towards = cover.towards(family);
    CellList chosen =
        cover.expand(
            Scene.of(game, incidence),
            (scene, order) -> {
              written.add(towards.next(scene, order));
              return written.get(written.size() - 1);
            });
    int[] next = {0};
    CellList read =
        cover.expand(Scene.of(game, incidence), (scene, order) -> written.get(next[0]++));
    assertThat(read).isEqualTo(chosen);
    List<List<Integer>> groups = groups(family, turn + 1);
    assertThat(groups).containsAll(groups(chosen, turn + 1));
    for (int line = 0; line < game.lineCount(); line++) {
      List<Integer> members = new ArrayList<>();
      game.line(line).forEach(members::add);
      assertThat(groups(chosen, turn + 1)).anyMatch(members::containsAll);
    }
  }

  private static List<List<Integer>> groups(CellList cells, int size) {
    List<List<Integer>> groups = new ArrayList<>();
    for (int i = 0; i < cells.size(); i += size) {
      List<Integer> group = new ArrayList<>();
      for (int j = i; j < i + size; j++) {
        group.add(cells.get(j));
      }
      Collections.sort(group);
      groups.add(group);
    }
    return groups;
  }

  @Test
  void choicesAreNumberedInColexicographicOrder() {
    int[] places = new int[3];
    long number = 0;
    for (int c = 2; c < 9; c++) {
      for (int b = 1; b < c; b++) {
        for (int a = 0; a < b; a++) {
          Binomial.unrank(number, 9, 3, places);
          assertThat(places).containsExactly(a, b, c);
          assertThat(Binomial.rank(places)).isEqualTo(number++);
        }
      }
    }
    assertThat(Binomial.choose(9, 3)).isEqualTo(number);
    assertThat(Binomial.choose(4096, 9)).isEqualTo(Long.MAX_VALUE);
    assertThat(Binomial.choose(450, 9)).isEqualTo(1_923_911_959_887_366_800L);
    int[] last = new int[9];
    Binomial.unrank(1_923_911_959_887_366_799L, 450, 9, last);
    assertThat(last).containsExactly(441, 442, 443, 444, 445, 446, 447, 448, 449);
    assertThat(Binomial.rank(last)).isEqualTo(1_923_911_959_887_366_799L);
    assertThat(Binomial.choose(2, 3)).isZero();
  }
}
