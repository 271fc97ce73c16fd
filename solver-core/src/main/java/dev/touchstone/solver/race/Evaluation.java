package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;
import java.util.Arrays;

/**
 * What is seen of a position without branching: wins by threats of either side, direct threats that
 * leave one answer, pairings of the defender, and how much work is expected otherwise.
 *
 * <p>A null move of the defender's that the attacker refutes by threats leaves the replies in the
 * zone of that win only [WL10]. The defender tries a pairing before threats: threats are cheap to
 * find and dear to write down.
 */
final class Evaluation {

  /** Replies that are tried with a pairing. */
  private static final int REPLIES = 10;

  /** Lines whose weights add up to more are not worth a pairing search. */
  private static final double MOST_POTENTIAL = 3;

  /** How the work expected for the defender grows with the attacker's potential. */
  private static final double PER_POTENTIAL = 6;

  private static final int MOST_WORK = 1_000_000;
  private static final int CELLS_PER_WORK = 6;

  private final RaceBoard board;
  private final NodeTable table;
  private final ClaimStore claims;
  private final Closing closing;

  private final Outlook outlook;

  private final Threats threats;
  private final Pairs pairs;
  private final AttackersMoves attackers;
  private final long[] open;
  private final long[] touched;
  private final long[] zone;
  private final int[] tolerances;
  private final double[] weight;
  private long pairings;

  Evaluation(
      RaceBoard board, NodeTable table, ClaimStore claims, Closing closing, Outlook outlook) {
    this.board = board;
    this.table = table;
    this.claims = claims;
    this.closing = closing;
    this.outlook = outlook;
    threats = new Threats(board, claims, closing, outlook);
    pairs = new Pairs(board);
    open = new long[board.words];
    attackers = new AttackersMoves(board, table, claims, outlook.byThreats());
    touched = new long[board.words];
    zone = new long[board.words];
    tolerances = new int[board.lines];
    weight = new double[board.cells];
  }

  long leafTests() {
    return pairings + threats.tried();
  }

  /** Looks at a new node, whose position this is. */
  void look(int node, Standing at) {
    if (table.mover(node) == RaceBoard.ATTACKER) {
      attackerMoves(node, at);
    } else {
      defenderMoves(node, at);
    }
  }

  private void attackerMoves(int node, Standing at) {
    if (threats.find(at, RaceBoard.ATTACKER)) {
      table.moverReaches(node, threats.option(at, RaceBoard.ATTACKER, Option.NONE));
      return;
    }
    boolean forced =
        (board.isWhole() && !outlook.byThreats())
            ? directThreats(node, at)
            : attackers.leaveOpen(this, node, at);
    if (table.isDecided(node) || outlook.byThreats()) {
      return;
    }
    pairings++;
    if (pairs.find(at, RaceBoard.ATTACKER, Sets.NONE)) {
      table.waiterReaches(node, pairing());
    } else if (!forced) {
      double expected = Math.exp(PER_POTENTIAL * (potential(at) - 0.5));
      table.work(
          node,
          outlook.attack() + outlook.lacking(board, at),
          (int) Math.max(1, Math.min(MOST_WORK, expected)));
    } else {
      table.work(node, outlook.attack(), outlook.forced());
    }
  }

  private void defenderMoves(int node, Standing at) {
    double potential = potential(at);
    if (potential == 0) {
      long nothing = Option.of(Option.NONE, Option.NONE, 0, emptyPairing());
      table.moverReaches(node, nothing);
      return;
    }
    if (!outlook.byThreats() && reply(node, at, potential)) {
      return;
    }
    if (threats.find(at, RaceBoard.DEFENDER)) {
      table.moverReaches(node, threats.option(at, RaceBoard.DEFENDER, Option.NONE));
      return;
    }
    if (directThreats(node, at)) {
      if (!table.isDecided(node)) {
        table.charge(node, outlook.threat());
        table.work(node, 1, outlook.attack() + outlook.threat());
      }
      return;
    }
    if (nullMove(node, at)) {
      if (outlook.answersEach()) {
        answerEach(node, at);
      }
      if (table.hasOpenMoves(node)) {
        int count = table.openMoveCount(node);
        int replies = outlook.answersEach() ? count - 1 : count / CELLS_PER_WORK;
        table.work(node, 1, outlook.attack() + replies);
      } else {
        close(node, at);
      }
      return;
    }
    if (outlook.byThreats()) {
      lost(node, at);
      return;
    }
    table.charge(node, outlook.quiet());
    int cells = Sets.count(at.free) / CELLS_PER_WORK;
    table.work(node, 1, outlook.quietWork() + outlook.lacking(board, at) + cells);
  }

  /** Wins by threats against moves that the one against the null move does not answer. */
  private void answerEach(int node, Standing at) {
    table.openMoves(node, open);
    for (int move = Sets.next(open, 0); move >= 0; move = Sets.next(open, move + 1)) {
      if (table.isOpenMove(node, move)) {
        at.place(RaceBoard.DEFENDER, move);
        boolean wins = threats.find(at, RaceBoard.ATTACKER);
        long option = wins ? threats.option(at, RaceBoard.ATTACKER, move) : 0;
        at.takeBack(RaceBoard.DEFENDER, move);
        if (wins) {
          add(node, at, option);
        }
      }
    }
  }

  /** Whether the attacker wins by threats if the defender plays elsewhere, which is an option. */
  private boolean nullMove(int node, Standing at) {
    int elsewhere = board.isWhole() ? Sets.NONE : Sets.nextInBoth(at.free, board.far, 0);
    if (elsewhere >= 0) {
      at.place(RaceBoard.DEFENDER, elsewhere);
    }
    boolean found = threats.find(at, RaceBoard.ATTACKER);
    long option = found ? threats.option(at, RaceBoard.ATTACKER, Option.NONE) : 0;
    if (elsewhere >= 0) {
      at.takeBack(RaceBoard.DEFENDER, elsewhere);
    }
    if (found) {
      add(node, at, option);
    }
    return found;
  }

  /** The sum over the attacker's lines of 2 to the minus of the cells missing. */
  private double potential(Standing at) {
    double potential = 0;
    for (int line = 0; line < board.lines; line++) {
      if (at.isAlive(RaceBoard.ATTACKER, line)) {
        potential += Math.scalb(1.0, -at.missing[RaceBoard.ATTACKER][line]);
      }
    }
    return potential;
  }

  /** Takes direct threats of the waiter into account; whether there are any. */
  private boolean directThreats(int node, Standing at) {
    int waiter = 1 - table.mover(node);
    int first = Sets.NONE;
    for (int line = 0; line < board.lines; line++) {
      if (at.missing[waiter][line] == 1) {
        int cell = at.lastCell(line);
        if (cell != first) {
          add(node, at, Option.of(Option.NONE, cell, 0, line));
          if (first >= 0) {
            close(node, at);
            return true;
          }
          first = cell;
        }
      }
    }
    return first >= 0;
  }

  /** An option of the waiter: the moves that it answers are open no more. */
  void add(int node, Standing at, long option) {
    closing.unanswered(at, table.mover(node), option, touched);
    table.keepOpen(node, touched);
    table.result(node, claims.link(option, table.result(node)));
  }

  /** All moves are answered. */
  void close(int node, Standing at) {
    int claim = closing.close(at, table.mover(node), table.result(node));
    if (claim >= 0) {
      table.waiterReaches(node, claim);
    } else {
      lost(node, at);
    }
  }

  /** The attacker gives this node up. */
  private void lost(int node, Standing at) {
    long option = Option.of(Option.NONE, Option.NONE, 0, attackers.nothingAnswered(at));
    table.moverReaches(node, option);
  }

  private int pairing() {
    int[] cells = pairs.cells();
    Arrays.fill(zone, 0);
    for (int cell : cells) {
      Sets.add(zone, cell);
    }
    Arrays.fill(tolerances, ClaimStore.ANY);
    long source = claims.lists.add(cells, cells.length);
    return claims.add(ClaimStore.Kind.PAIRS, source, zone, tolerances);
  }

  private int emptyPairing() {
    Arrays.fill(zone, 0);
    Arrays.fill(tolerances, ClaimStore.ANY);
    return claims.add(ClaimStore.Kind.PAIRS, claims.lists.add(new int[0], 0), zone, tolerances);
  }

  /** One move of the defender's, and pairs against all lines that are left. */
  private boolean reply(int node, Standing at, double potential) {
    Arrays.fill(weight, 0);
    for (int line = 0; line < board.lines; line++) {
      if (at.isAlive(RaceBoard.ATTACKER, line)) {
        double share = Math.scalb(1.0, -at.missing[RaceBoard.ATTACKER][line]);
        for (int cell : board.game.line(line).toArray()) {
          weight[cell] += share;
        }
      }
    }
    for (int i = 0; i < REPLIES; i++) {
      int best = Sets.NONE;
      for (int cell = Sets.next(at.free, 0); cell >= 0; cell = Sets.next(at.free, cell + 1)) {
        if (weight[cell] > 0 && (best < 0 || weight[cell] > weight[best])) {
          best = cell;
        }
      }
      if (best < 0 || potential - weight[best] > MOST_POTENTIAL) {
        return false;
      }
      pairings++;
      if (pairs.find(at, RaceBoard.ATTACKER, best)) {
        table.moverReaches(node, Option.of(Option.NONE, best, 0, pairing()));
        return true;
      }
      weight[best] = 0;
    }
    return false;
  }
}
