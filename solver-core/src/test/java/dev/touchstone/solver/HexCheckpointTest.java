package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.HexOpenings;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches in Hex that are interrupted: they go on as if they had not been, to the same bytes. */
class HexCheckpointTest {

  private static final Duration SELDOM = Duration.ofHours(1);

  @TempDir private Path folder;

  /** What is asked of a search: to solve one position, or to make a map. */
  private interface Asking {
    SolveResult of(SolveRequest request, SolveListener listener) throws IOException;
  }

  private static SolveResult map(SolveRequest request, SolveListener listener) throws IOException {
    return new HexOpenings(request, listener).solveAll();
  }

  private static SolveResult position(SolveRequest request, SolveListener listener)
      throws IOException {
    return new Solver(request, listener).solve();
  }

  private static SolveRequest empty(int rows, int columns) throws BadGameException {
    return SolveRequest.of(
        Problem.inTurns(Setup.empty(new HexBoard(rows, columns)), Rules.HEX, 1, 1));
  }

  private static byte[] proved(SolveResult result) throws IOException {
    Proof proof = ((Decided) result).proof();
    assertThat(Certified.verdict(proof)).isInstanceOf(Verdict.Accepted.class);
    return Certified.bytes(proof);
  }

  /** Stops at random again and again, each time as another process. */
  private void goesOn(SolveRequest request, Asking asking, int most) throws IOException {
    Decided whole = (Decided) asking.of(request, SolveListener.none());
    Path file = folder.resolve("checkpoint");
    SolveRequest saving = request.withCheckpoint(file, SELDOM);
    Random random = new Random(16);
    long nodes = 0;
    int stops = 0;
    SolveResult result;
    do {
      long before = nodes;
      nodes += 1 + random.nextInt(most);
      result = asking.of(saving.within(nodes, null), SolveListener.none());
      assertThat(result.work().nodesBefore()).isEqualTo(before);
      stops += result instanceof OutOfBudget ? 1 : 0;
    } while (result instanceof OutOfBudget);
    assertThat(stops).isGreaterThan(3);
    assertThat(result.work().nodes()).isEqualTo(whole.work().nodes());
    assertThat(proved(result)).isEqualTo(proved(whole));
  }

  @ParameterizedTest
  @CsvSource({"4, 3", "5, 20", "6, 900"})
  void aMapGoesOnToTheSameBytes(int side, int most) throws Exception {
    goesOn(empty(side, side), HexCheckpointTest::map, most);
  }

  /** With a table for each player's view, and with cells beyond the first 64. */
  @ParameterizedTest
  @CsvSource({"6, 5, , 6", "6, 6, a2, 40", "10, 7, d5, 15"})
  void aPositionGoesOnToTheSameBytes(int rows, int columns, String move, int most)
      throws Exception {
    SolveRequest request = empty(rows, columns);
    if (move != null) {
      int cell = request.problem().board().cellNumber(move).orElseThrow();
      request = SolveRequest.of(new HexOpenings(request, SolveListener.none()).after(cell));
    }
    goesOn(request, HexCheckpointTest::position, most);
  }

  /** Whoever kills a run leaves what was saved last: here whatever the file was, at some moment. */
  @Test
  void aKilledRunGoesOnFromWhatWasSavedOnTheWay() throws Exception {
    SolveRequest request = empty(6, 6);
    Path file = folder.resolve("checkpoint");
    List<Path> copies = new ArrayList<>();
    byte[] whole =
        proved(
            map(
                request.withCheckpoint(file, Duration.ofMillis(1)),
                progress -> {
                  if (Files.exists(file)) {
                    copies.add(copy(file, folder.resolve("copy" + copies.size())));
                  }
                }));
    assertThat(copies).isNotEmpty();
    for (int i = 0; i < copies.size(); i += 1 + copies.size() / 2) {
      SolveResult result = map(request.withCheckpoint(copies.get(i), SELDOM), SolveListener.none());
      assertThat(result.work().nodesBefore()).isPositive();
      assertThat(proved(result)).isEqualTo(whole);
    }
  }

  private static Path copy(Path from, Path to) {
    try {
      return Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** First moves that were solved before are not asked again, and the others find their table. */
  @ParameterizedTest
  @ValueSource(ints = {1, 7, 20})
  void eachFirstMoveGoesOnToTheSameBytes(int stop) throws Exception {
    SolveRequest request = empty(5, 5);
    List<byte[]> whole = new ArrayList<>();
    HexOpenings inOneGo = new HexOpenings(request, SolveListener.none());
    for (int cell : inOneGo.inOrder()) {
      whole.add(proved(inOneGo.solve(cell)));
    }
    SolveRequest saving = request.withCheckpoint(folder.resolve("checkpoint"), SELDOM);
    List<byte[]> found = new ArrayList<>();
    long nodes = 0;
    while (found.size() < whole.size()) {
      nodes += stop;
      HexOpenings openings = new HexOpenings(saving.within(nodes, null), SolveListener.none());
      List<Integer> left = openings.inOrder().subList(found.size(), whole.size());
      for (int cell : left) {
        if (!(openings.solve(cell) instanceof Decided decided)) {
          break;
        }
        found.add(proved(decided));
      }
    }
    for (int i = 0; i < whole.size(); i++) {
      assertThat(found.get(i)).as("first move %d", i).isEqualTo(whole.get(i));
    }
  }

  @Test
  void aDamagedCheckpointOrThatOfAnotherGameIsRefused() throws Exception {
    Path file = folder.resolve("checkpoint");
    SolveRequest saving = empty(6, 6).within(300, null).withCheckpoint(file, SELDOM);
    assertThat(((OutOfBudget) map(saving, SolveListener.none())).budget()).isEqualTo(Budget.NODES);
    SolveRequest other = empty(5, 5).withCheckpoint(file, SELDOM);
    assertThatThrownBy(() -> map(other, SolveListener.none()))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("of another game");
    byte[] bytes = Files.readAllBytes(file);
    Random random = new Random(17);
    for (int i = 0; i < 60; i++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, damaged);
      assertThatThrownBy(() -> map(saving, SolveListener.none()))
          .isInstanceOf(CheckpointException.class)
          .hasMessageContaining("remove it");
    }
  }

  @Test
  void aDiskThatIsFullDoesNotCostTheProof() throws Exception {
    Path nowhere = folder.resolve("no/checkpoint");
    SolveRequest saving = empty(6, 6).withCheckpoint(nowhere, Duration.ofMillis(1));
    assertThat(proved(map(saving, SolveListener.none()))).isNotEmpty();
    assertThatThrownBy(() -> map(saving.within(50, null), SolveListener.none()))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("cannot write the checkpoint");
  }
}
