package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProspectsTest {

  private static SolveRequest request(String board) throws Exception {
    return SolveRequest.of(Problem.weak(Notation.read(board)));
  }

  /** Whatever its speed: it is the numbers that may look hopeless, and they never do. */
  @ParameterizedTest
  @ValueSource(strings = {"7,7,5", "6,9,5", "4,9,4", "4,9,7tr", "4,10,7tr", "6,6,4"})
  void noGameThatIsSolvedLooksHopelessAtAnyTime(String board) throws Exception {
    List<Progress> reports = new ArrayList<>();
    SolveResult result =
        new Solver(
                request(board),
                progress -> {
                  synchronized (reports) {
                    reports.add(progress);
                  }
                })
            .solve();
    assertThat(result).isInstanceOf(SolveResult.Decided.class);
    assertThat(reports).noneMatch(Prospects::noEndInSight);
  }

  /** The numbers of a search that stops after so many nodes are the same on every machine. */
  @ParameterizedTest
  @ValueSource(longs = {100, 400, 1600})
  void aGameThatIsSolvedDoesNotLookHopelessAtTheseNodesEither(long nodes) throws Exception {
    for (String board : List.of("4,8,4", "4,12,7tr", "6,10,5", "8,8,5")) {
      SolveResult result = new Solver(request(board).within(nodes, null), progress -> {}).solve();
      Progress reached = ((SolveResult.OutOfBudget) result).reached();
      assertThat(Prospects.noEndInSight(reached)).as("%s: %s", board, reached).isFalse();
    }
  }

  @Test
  void aLargeOpenBoardLooksHopelessAfterSomeHundredNodes() throws Exception {
    SolveResult result = new Solver(request("9,9,5").within(500, null), progress -> {}).solve();
    Progress reached = ((SolveResult.OutOfBudget) result).reached();
    assertThat(reached.decided()).isZero();
    assertThat(Prospects.noEndInSight(reached)).as("%s", reached).isTrue();
  }

  @Test
  void oneSignIsEnough() {
    assertThat(Prospects.isWorthSaying(report(11, 500, 0, 81, 81e9, 400))).isTrue();
    assertThat(Prospects.isWorthSaying(report(9, 500, 0, 81, 81e9, 400))).isFalse();
    assertThat(Prospects.noEndInSight(report(11, 500, 1, 81, 81e9, 400))).isFalse();
    assertThat(Prospects.noEndInSight(report(11, 500, 0, 80, 81e9, 400))).isFalse();
    assertThat(Prospects.noEndInSight(report(11, 500, 0, 81, 80e9, 400))).isFalse();
    assertThat(Prospects.noEndInSight(report(11, 500, 0, 81, 81e9, 160))).isFalse();
    assertThat(Prospects.noEndInSight(report(11, 49, 0, 81, 81e9, 400))).isFalse();
  }

  /** The search adds floats: 225 times 10^9, the first moves of 15,15,5, is not what comes out. */
  @ParameterizedTest
  @ValueSource(ints = {81, 144, 225, 361, 1024})
  void theRoundingOfASumIsNoSign(int moves) {
    assertThat(Prospects.noEndInSight(largeBoard(moves, sum(moves, 1e9f)))).isTrue();
    assertThat(Prospects.noEndInSight(largeBoard(moves, sum(moves, 0.5e9f)))).isFalse();
  }

  @Test
  void theRoundingOfTheseSumsIsDownwards() {
    assertThat(sum(225, 1e9f)).isLessThan((float) (225 * 1e9));
  }

  /** What the search finds for so many first moves, one of which it has looked into. */
  private static float sum(int moves, float first) {
    float sum = first;
    for (int i = 1; i < moves; i++) {
      sum += 1e9f;
    }
    return sum;
  }

  private static Progress largeBoard(int moves, float breaker) {
    return new Progress(20, 800, 0, 0, 1, 2, 1, 1, moves, moves, 400, breaker);
  }

  private static Progress report(
      double seconds, long nodes, long decided, int left, double breaker, double maker) {
    return new Progress(seconds, nodes, 0, decided, 1, 2, 1, 1, 81, left, maker, breaker);
  }
}
