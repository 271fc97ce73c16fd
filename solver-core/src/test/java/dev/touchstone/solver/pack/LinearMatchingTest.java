package dev.touchstone.solver.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.refute.Pairing;
import java.io.IOException;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LinearMatchingTest {

  private static final int ENDLESS = 1_000_000_000;

  private final Random random = new Random(3);

  @Test
  void lacksAsManyCellsAsTheWorstSetOfLines() throws BadGameException {
    int lacking = 0;
    for (int i = 0; i < 300; i++) {
      Hypergraph game = LinearGames.random(6 + random.nextInt(6), 12, random);
      LinearMatching matching = new LinearMatching(new LinearGame(game));
      boolean[] gone = new boolean[game.cellCount()];
      int[] wants = new int[game.lineCount()];
      // One matching through many changes, some of them taken back.
      for (int change = 0; change < 30; change++) {
        boolean[] goneBefore = gone.clone();
        int[] wantsBefore = wants.clone();
        int mark = matching.trail().mark();
        changeOne(matching, gone, wants);
        matching.repair();
        check(game, matching, gone, wants);
        if (random.nextInt(3) == 0) {
          matching.trail().undo(mark);
          gone = goneBefore;
          wants = wantsBefore;
          matching.repair();
        }
        check(game, matching, gone, wants);
        lacking += matching.deficiency() > 0 ? 1 : 0;
      }
    }
    assertThat(lacking).isBetween(1000, 8000);
  }

  /** Several changes at once; what was mended is a matching, though perhaps not the largest. */
  @Test
  void whatIsMendedIsNearlyAsGoodAsWhatIsRepaired() throws BadGameException {
    int mended = 0;
    int missed = 0;
    for (int i = 0; i < 300; i++) {
      Hypergraph game = LinearGames.random(6 + random.nextInt(6), 12, random);
      LinearMatching matching = new LinearMatching(new LinearGame(game));
      boolean[] gone = new boolean[game.cellCount()];
      int[] wants = new int[game.lineCount()];
      for (int change = 0; change < 30; change++) {
        matching.repair();
        int before = matching.deficiency();
        for (int n = random.nextInt(5); n >= 0; n--) {
          changeOne(matching, gone, wants);
        }
        int broken = matching.deficiency();
        matching.mend();
        checkCells(game, matching, gone, wants);
        int lacking = matching.deficiency();
        assertThat(lacking).isBetween(worst(game, gone, wants), broken);
        mended += broken > before && lacking < broken ? 1 : 0;
        missed += lacking - matching.repair();
        check(game, matching, gone, wants);
      }
    }
    assertThat(mended).isGreaterThan(1000);
    assertThat(missed).isLessThan(mended / 20);
  }

  private void changeOne(LinearMatching matching, boolean[] gone, int[] wants) {
    if (wants.length == 0 || random.nextInt(3) == 0) {
      int cell = random.nextInt(gone.length);
      gone[cell] = !gone[cell];
      if (gone[cell]) {
        matching.take(cell);
      } else {
        matching.give(cell);
      }
    } else {
      int line = random.nextInt(wants.length);
      wants[line] = random.nextInt(5) > 0 ? 2 : random.nextInt(2);
      matching.want(line, wants[line]);
    }
  }

  private static void check(Hypergraph game, LinearMatching matching, boolean[] gone, int[] wants) {
    checkCells(game, matching, gone, wants);
    int lacking = matching.deficiency();
    assertThat(lacking).isEqualTo(worst(game, gone, wants));
    if (lacking > 0) {
      int violator = 0;
      for (int line = 0; line < wants.length; line++) {
        violator |= matching.inViolator(line) ? 1 << line : 0;
      }
      assertThat(excess(game, gone, wants, violator)).isEqualTo(lacking);
    }
  }

  private static void checkCells(
      Hypergraph game, LinearMatching matching, boolean[] gone, int[] wants) {
    int unused = 0;
    for (int cell = 0; cell < gone.length; cell++) {
      int owner = matching.owner(cell);
      assertThat(owner == LinearMatching.GONE).isEqualTo(gone[cell]);
      unused += owner == LinearMatching.UNUSED ? 1 : 0;
    }
    assertThat(matching.unused()).isEqualTo(unused);
    int lacking = 0;
    for (int line = 0; line < wants.length; line++) {
      int had = 0;
      for (int which = 0; which < 2; which++) {
        int cell = matching.own(line, which);
        if (cell != LinearMatching.NONE) {
          had++;
          assertThat(matching.owner(cell)).isEqualTo(line);
          assertThat(game.line(line).contains(cell)).isTrue();
        }
      }
      assertThat(had).isLessThanOrEqualTo(wants[line]);
      lacking += wants[line] - had;
    }
    assertThat(matching.deficiency()).isEqualTo(lacking);
  }

  /** By the theorem of Hall, for each set of lines. */
  private static int worst(Hypergraph game, boolean[] gone, int[] wants) {
    int worst = 0;
    for (int lines = 0; lines < 1 << wants.length; lines++) {
      worst = Math.max(worst, excess(game, gone, wants, lines));
    }
    return worst;
  }

  /** How many cells more the lines want than they have. */
  private static int excess(Hypergraph game, boolean[] gone, int[] wants, int lines) {
    long cells = 0;
    int excess = 0;
    for (int rest = lines; rest != 0; rest &= rest - 1) {
      int line = Integer.numberOfTrailingZeros(rest);
      // A line that wants no cell has none.
      if (wants[line] > 0) {
        cells |= game.line(line).word(0);
        excess += wants[line];
      }
    }
    for (; cells != 0; cells &= cells - 1) {
      excess -= gone[Long.numberOfTrailingZeros(cells)] ? 0 : 1;
    }
    return excess;
  }

  @Test
  void aPairingOfACubeExistsIffNothingLacks() throws BadGameException, IOException {
    int with = 0;
    int without = 0;
    for (String board : new String[] {"3^3", "4^3", "5^3"}) {
      Arena arena = LinearGames.arena(board);
      LinearMatching matching = new LinearMatching(new LinearGame(arena.game));
      Pairing pairing = Pairing.of(arena);
      Position position = new Position(arena);
      for (int i = 0; i < 200; i++) {
        long[] maker = arena.noCells();
        long[] free = LinearGames.all(arena.cells);
        int rounds = arena.cells / 8 + random.nextInt(arena.cells / 6);
        for (int stone = 0; stone < rounds; stone++) {
          int cell = random.nextInt(arena.cells);
          int other = random.nextInt(arena.cells);
          if (Sets.contains(free, cell) && stone % 2 == 0) {
            Sets.add(maker, cell);
            Sets.remove(free, cell);
          }
          if (Sets.contains(free, other)) {
            Sets.remove(free, other);
          }
        }
        position.load(maker, free, true);
        if (position.sight() != Position.Sight.OPEN) {
          continue;
        }
        load(matching, position, arena);
        pairing.begin(position);
        pairing.without(-1);
        position.copyFree(free);
        // On 5^3 a search through all pairings could take forever.
        boolean all = arena.lines < 100;
        boolean found = pairing.find(-1, free, all ? ENDLESS : 2000) != null;
        if (found || all) {
          assertThat(matching.repair() == 0).as(board).isEqualTo(found);
          with += found ? 1 : 0;
          without += found ? 0 : 1;
        }
      }
    }
    assertThat(with).isGreaterThan(50);
    assertThat(without).isGreaterThan(50);
  }

  private static void load(LinearMatching matching, Position position, Arena arena) {
    for (int cell = 0; cell < arena.cells; cell++) {
      if (position.isFree(cell)) {
        matching.give(cell);
      } else {
        matching.take(cell);
      }
    }
    for (int line = 0; line < arena.lines; line++) {
      matching.want(line, position.isNeeded(line) ? 2 : 0);
    }
  }

  @Test
  void boardsWithLinesThatShareTwoCellsAreNotLinear() throws BadGameException, IOException {
    assertThat(LinearPacker.fits(LinearGames.arena("4,4,3").game)).isFalse();
    assertThat(LinearPacker.fits(LinearGames.arena("4,4,4").game)).isTrue();
    Arena cube = LinearGames.arena("3^3");
    LinearGame game = new LinearGame(cube.game);
    Set<Integer> crossed = new HashSet<>();
    for (int line : game.crossed(0)) {
      crossed.add(line);
      assertThat(cube.game.line(0).intersection(cube.game.line(line)).toArray())
          .containsExactly(game.crossing(0, line));
    }
    assertThat(crossed).hasSize(game.crossed(0).length);
  }
}
