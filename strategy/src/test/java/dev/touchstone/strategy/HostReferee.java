package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.HostCells.At;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Who has which cells of an infinite board, and whether somebody has a run. It knows nothing of
 * windows, claims and numbers of cells.
 */
final class HostReferee {

  private static final int[][] WAYS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final int run;
  private final int rows;
  private final boolean opponentHasLines;
  private final Set<At> own = new HashSet<>();
  private final Set<At> theirs = new HashSet<>();
  private boolean won;

  HostReferee(Statement statement, Player player) {
    InfiniteBoard board = (InfiniteBoard) statement.board();
    run = board.length();
    rows = board.host().isPlane() ? Integer.MAX_VALUE : board.host().rows();
    opponentHasLines = statement.rules() == Rules.STRONG || player == Player.WHITE;
    add(board, statement.setup().stones(player), own);
    add(board, statement.setup().stones(player.opponent()), theirs);
    won = own.stream().anyMatch(at -> hasRun(own, at));
  }

  private static void add(InfiniteBoard board, CellSet stones, Set<At> to) {
    for (int stone : stones.toArray()) {
      String[] xy = board.cellName(stone).split(",", -1);
      to.add(new At(Integer.parseInt(xy[0]), Integer.parseInt(xy[1])));
    }
  }

  /** Whether the prover has a run. */
  boolean hasWon() {
    return won;
  }

  /** A stone of the opponent's, which must not complete a run before the prover has one. */
  void opponent(At at) {
    place(at, theirs);
    assertThat(!won && opponentHasLines && hasRun(theirs, at)).as("a run through %s", at).isFalse();
  }

  /** A turn of the prover's. */
  void prover(List<At> turn) {
    for (At at : turn) {
      place(at, own);
      won |= hasRun(own, at);
    }
  }

  /** All stones of a game so far. */
  void replay(Playing game) {
    HostCells cells = (HostCells) game.cells();
    Set<Integer> ours = new HashSet<>();
    game.stones(game.strategy().player()).forEach(ours::add);
    for (int move : game.moves()) {
      if (ours.contains(move)) {
        prover(List.of(cells.at(move)));
      } else {
        opponent(cells.at(move));
      }
    }
  }

  private void place(At at, Set<At> to) {
    assertThat(own.contains(at) || theirs.contains(at)).as("%s is taken", at).isFalse();
    assertThat(at.y() >= 0 && at.y() < rows || rows == Integer.MAX_VALUE).as("%s", at).isTrue();
    to.add(at);
  }

  private boolean hasRun(Set<At> stones, At through) {
    for (int[] way : WAYS) {
      int length = 1;
      for (int sign = -1; sign <= 1; sign += 2) {
        At next = new At(through.x() + sign * way[0], through.y() + sign * way[1]);
        while (stones.contains(next)) {
          length++;
          next = new At(next.x() + sign * way[0], next.y() + sign * way[1]);
        }
      }
      if (length >= run) {
        return true;
      }
    }
    return false;
  }
}
