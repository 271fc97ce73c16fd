package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;
import java.util.Arrays;

/**
 * Wins by direct threats as options: the claim after the first move is kept with the moves alone,
 * and what lies below it is made again when the proof is written.
 */
final class Threats {

  private final RaceBoard board;
  private final ClaimStore claims;
  private final Closing closing;
  private final Forcing forcing;
  private final long[] zone;
  private final int[] tolerances;
  private final int[] list;

  Threats(RaceBoard board, ClaimStore claims, Closing closing, Outlook outlook) {
    this.board = board;
    this.claims = claims;
    this.closing = closing;
    forcing = Forcing.of(board, outlook);
    zone = new long[board.words];
    tolerances = new int[board.lines];
    list = new int[2 * board.cells + 3];
  }

  long tried() {
    return forcing.tried();
  }

  /** Whether this side, to move, wins by threats; {@link #option} then makes the option of it. */
  boolean find(Standing at, int side) {
    return forcing.find(at, side);
  }

  /** The option of the win that was found last, which was against this move. */
  long option(Standing at, int side, int move) {
    int length = forcing.length();
    int line = forcing.line(0);
    if (length == 0) {
      return Option.of(move, at.lastCell(line), 0, line);
    }
    int from = claims.count();
    long optionsFrom = claims.optionsEnd();
    int made = make(at, side);
    claims.zone(made, zone);
    Arrays.setAll(tolerances, l -> claims.tolerance(made, l));
    claims.forget(from, optionsFrom);
    int count = 0;
    for (int i = 0; i < length; i++) {
      list[count++] = forcing.cell(i);
      list[count++] = forcing.line(i);
    }
    list[count++] = forcing.otherLine();
    long source = claims.lists.add(list, count);
    return Option.of(
        move, forcing.cell(0), 0, claims.add(ClaimStore.Kind.THREATS, source, zone, tolerances));
  }

  private int make(Standing at, int side) {
    int last = forcing.length() - 1;
    for (int i = 0; i < last; i++) {
      at.place(side, forcing.cell(i));
      at.place(1 - side, at.lastCell(forcing.line(i)));
    }
    at.place(side, forcing.cell(last));
    int claim =
        closing.pair(at, 1 - side, done(at, forcing.line(last)), done(at, forcing.otherLine()));
    at.takeBack(side, forcing.cell(last));
    for (int i = last - 1; i >= 0; i--) {
      int reply = reply(at, side, forcing.line(i));
      at.takeBack(1 - side, reply);
      long after = Option.of(reply, forcing.cell(i + 1), 0, claim);
      claim = closing.pair(at, 1 - side, done(at, forcing.line(i)), after);
      at.takeBack(side, forcing.cell(i));
    }
    return claim;
  }

  private static long done(Standing at, int line) {
    return Option.of(Option.NONE, at.lastCell(line), 0, line);
  }

  /** The stone that the other side has on a line, all other cells of which are this side's. */
  private int reply(Standing at, int side, int line) {
    for (int cell : board.game.line(line).toArray()) {
      if (!Sets.contains(at.stones[side], cell)) {
        return cell;
      }
    }
    throw new IllegalStateException("no answer on the line");
  }
}
