package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Motion;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.PartOfHost.Place;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Applies the rules of infinite boards at random, through small windows, and looks every claim that
 * comes out through by brute force on finite parts of the board, of any shape: what holds on the
 * whole board holds on each part with N and Z, and where the statement has a region, on each part
 * with the region, though cells of Z may be missing there. Lines far from the window are among
 * them.
 */
class HostSoundnessTest {

  private static final int GAMES = Integer.getInteger("soundness.games", 700);

  private static final List<String> BOARDS =
      List.of(
          "strip 1,2",
          "strip 2,2",
          "plane 2",
          "strip 2,3",
          "plane 3",
          "strip 3,3",
          "2+,2+,2",
          "1,3+,2",
          "1+,3+,2",
          "1+,4+,3",
          "2+,3+,3",
          "2,3+,3",
          "1,4+,3",
          "3+,3+,3");

  /** Where a turn of p stones does not complete a line. */
  private static final List<String> LONGER =
      List.of(
          "strip 1,3",
          "plane 3",
          "strip 2,3",
          "plane 4",
          "strip 2,4",
          "1,4+,3",
          "2+,3+,3",
          "1+,5+,4",
          "2,4+,4");

  private final Map<Reason, Integer> refused = new EnumMap<>(Reason.class);
  private int looked;
  private int wins;
  private int farAway;
  private int partial;
  private int images;
  private int turn = 1;
  private int mostCells = 9;

  @Test
  void whatTheRulesLetPassIsTrueOnEveryPart() throws Exception {
    Random random = new Random(19);
    for (int i = 0; i < GAMES; i++) {
      derive(statement(BOARDS.get(i % BOARDS.size()), random), random);
    }
    requireEnough(500, 50);
  }

  @ParameterizedTest
  @CsvSource({"2, 10, 500", "3, 10, 100"})
  void soItIsWithSeveralStonesATurn(int stones, int cells, int far) throws Exception {
    Random random = new Random(20);
    turn = stones;
    mostCells = cells;
    for (int i = 0; i < GAMES; i++) {
      derive(statement(LONGER.get(i % LONGER.size()), random), random);
    }
    requireEnough(far, 0);
  }

  private void requireEnough(int far, int onParts) {
    assertThat(looked).as("claims on a part").isGreaterThan(10_000);
    assertThat(wins).as("Wins of them with a zone").isGreaterThan(1_500);
    assertThat(farAway).as("Wins that a line out of sight matters to").isGreaterThan(far);
    assertThat(partial).as("Wins on a part without all of Z").isGreaterThanOrEqualTo(onParts);
    assertThat(images).as("images").isGreaterThan(500);
    assertThat(refused)
        .containsKeys(Reason.LEAVES_WINDOW, Reason.LEAVES_REGION, Reason.NOT_A_SYMMETRY);
  }

  private Statement statement(String board, Random random) throws BadGameException {
    Statement whole =
        ProofBuilder.of("board " + board, "turn " + turn, "rules strong", "winner black")
            .statement();
    InfiniteBoard shown = (InfiniteBoard) whole.board();
    boolean plane = shown.host().isPlane();
    return whole.through(
        new Window(
            -random.nextInt(2),
            plane ? -random.nextInt(2) : 0,
            2 + random.nextInt(4),
            plane ? 1 + random.nextInt(3) : shown.host().rows()));
  }

  /** Grows a pool of claims for a while. */
  private void derive(Statement statement, Random random) {
    Hypergraph game = statement.hypergraph();
    CheckedClaims rules = new CheckedClaims(statement, new Looks(game, turn));
    List<Claim> pool = new ArrayList<>();
    for (int line = 0; line < game.lineCount(); line++) {
      int done = line;
      add(() -> rules.done(done), statement, pool, random);
    }
    InfiniteBoard board = (InfiniteBoard) statement.board();
    int[] shown = board.within(board.window()).toArray();
    for (int i = 0; i < 6 && shown.length > 1; i++) {
      int one = random.nextInt(shown.length);
      int other = (one + 1 + random.nextInt(shown.length - 1)) % shown.length;
      CellList pair = CellList.of(shown[one], shown[other]);
      if (turn == 1) {
        add(() -> rules.groups(new Step.Groups(2, pair, true)), statement, pool, random);
      }
    }
    int motions = 0;
    for (int i = 0; i < 150 && !pool.isEmpty(); i++) {
      if (random.nextInt(4) == 0) {
        try {
          rules.motion(
              new Motion(random.nextInt(9), random.nextInt(9) - 4L, random.nextInt(7) - 3L));
          motions++;
        } catch (Fault fault) {
          refused.merge(fault.reason(), 1, Integer::sum);
        }
      }
      Claim some = pool.get(random.nextInt(pool.size()));
      int motion = motions == 0 ? -1 : random.nextInt(motions);
      boolean image = motion >= 0 && random.nextInt(5) == 0;
      images += image ? 1 : 0;
      add(
          image ? () -> rules.image(some, motion) : () -> ordered(rules, statement, pool, random),
          statement,
          pool,
          random);
    }
  }

  private interface Making {
    Claim claim() throws Fault;
  }

  private void add(Making making, Statement statement, List<Claim> pool, Random random) {
    Claim claim;
    try {
      claim = making.claim();
    } catch (Fault fault) {
      refused.merge(fault.reason(), 1, Integer::sum);
      return;
    }
    for (int i = 0; i < 3; i++) {
      look(statement, claim, random);
    }
    if (!claim.zone().isEmpty() || !claim.needs(statement.hypergraph()).isEmpty()) {
      pool.add(claim);
    }
  }

  private void look(Statement statement, Claim claim, Random random) {
    InfiniteBoard board = (InfiniteBoard) statement.board();
    Hypergraph seen = statement.hypergraph();
    Race race = claim.race(seen).orElseThrow();
    short far = claim instanceof TwoSided twoSided ? twoSided.far() : Tolerances.BLOCKED;
    PartOfHost part = part(board, race, random);
    if (part.game().cellCount() > mostCells) {
      return;
    }
    Race here = part.race(board, seen, race, far).orElse(null);
    if (here == null) {
      return;
    }
    assertThat(RaceOracle.holds(part.game(), Player.BLACK, turn, here))
        .as("%s of %s through %s on %s", claim.line(), board.notation(), board.window(), part)
        .isTrue();
    looked++;
    if (race.wins() && !race.zone().isEmpty()) {
      wins++;
      partial += here.zone().count() < race.zone().count() ? 1 : 0;
      farAway += hasOutOfSight(part, here, far) ? 1 : 0;
    }
  }

  /** Whether a line that misses N and Z lies in the part and has a tolerance that matters. */
  private static boolean hasOutOfSight(PartOfHost part, Race here, short far) {
    CellSet spoken = here.needs().union(here.zone());
    for (int line = 0; line < part.game().lineCount(); line++) {
      CellSet cells = part.game().line(line);
      if (!cells.intersects(spoken) && far >= 0 && far < cells.count()) {
        return true;
      }
    }
    return false;
  }

  /** The region or else all of N and Z, with lines and cells by chance, near and far. */
  private PartOfHost part(InfiniteBoard board, Race race, Random random) {
    Set<Place> cells = new LinkedHashSet<>();
    List<Place> spoken = PartOfHost.places(board, race.needs().union(race.zone()));
    board.host().region().ifPresent(region -> cells.addAll(rectangle(region)));
    boolean region = !cells.isEmpty();
    for (Place place : spoken) {
      if (!region || random.nextInt(2) == 0) {
        cells.add(place);
      }
    }
    Window around = board.cells();
    while (cells.size() < mostCells && random.nextInt(6) > 0) {
      int x = around.left() - 2 + random.nextInt(around.columns() + 4);
      int up = board.host().isPlane() ? 2 : 0;
      int y = around.bottom() - up + random.nextInt(around.rows() + 2 * up);
      int[][] steps = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
      List<Place> added =
          random.nextInt(3) == 0
              ? List.of(new Place(x, y))
              : PartOfHost.run(new Place(x, y), steps[random.nextInt(4)], board.length());
      boolean strip = !board.host().isPlane();
      if (added.stream().allMatch(p -> !strip || (p.y() >= 0 && p.y() < board.host().rows()))
          && cells.size() + added.size() <= mostCells) {
        cells.addAll(added);
      }
    }
    if (cells.isEmpty()) {
      cells.add(new Place(0, 0));
    }
    return new PartOfHost(board.length(), cells);
  }

  private static List<Place> rectangle(Window window) {
    List<Place> places = new ArrayList<>();
    for (int cell = 0; cell < window.columns() * window.rows(); cell++) {
      places.add(new Place(window.x(cell), window.y(cell)));
    }
    return places;
  }

  private Claim ordered(CheckedClaims rules, Statement statement, List<Claim> pool, Random random)
      throws Fault {
    Hypergraph game = statement.hypergraph();
    InfiniteBoard board = (InfiniteBoard) statement.board();
    CellSet shown = board.within(board.window());
    List<Answer<Claim>> options = new RandomOptions(game, turn, shown, random).of(pool);
    CellSet own = cells(game, random, random.nextInt(2));
    CellSet opponents = cells(game, random, random.nextInt(4));
    return rules.ordered(options, own, opponents);
  }

  private static CellSet cells(Hypergraph game, Random random, int count) {
    CellSet cells = game.noCells();
    for (int i = 0; i < count; i++) {
      cells = cells.with(random.nextInt(game.cellCount()));
    }
    return cells;
  }
}
