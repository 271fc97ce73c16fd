package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Player;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.List;
import java.util.SplittableRandom;

/** Hex on a board of up to nine cells, with stones now and then. */
final class HexArena implements Arena {

  private static final int[][] SIZES = {
    {2, 2}, {2, 3}, {3, 2}, {3, 3}, {1, 4}, {4, 2}, {2, 4}, {3, 3}
  };

  private final Statement statement;
  private final HexCells board;
  private final LinkTruth truth;
  private final Pool<Joined> pool = new Pool<>();
  private final HexAttempts attempts;

  private HexArena(Statement statement, HexCells board, SplittableRandom random) {
    this.statement = statement;
    this.board = board;
    truth = new LinkTruth(board);
    attempts = new HexAttempts(statement, board, pool, random);
  }

  static Arena random(SplittableRandom random) {
    int[] size = SIZES[random.nextInt(SIZES.length)];
    String[] players = {"black", "white"};
    String winner = players[random.nextInt(2)];
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard hex ");
    text.append(size[0]).append(',').append(size[1]).append("\nrules hex\n");
    int taken = 0;
    for (String player : players) {
      int cell = random.nextInt(size[0] * size[1]);
      boolean stone = random.nextInt(3) == 0 && (taken >> cell & 1) == 0;
      taken |= stone ? 1 << cell : 0;
      char column = (char) ('a' + cell % size[1]);
      String name = stone ? "" + column + (cell / size[1] + 1) : "-";
      text.append(player).append(' ').append(name).append('\n');
    }
    text.append("first ").append(players[random.nextInt(2)]);
    text.append("\nwinner ").append(winner).append('\n');
    return of(text.toString(), new HexCells(size[0], size[1], winner.equals("black")), random);
  }

  /** T23, on a board of four cells mostly: of nine, few maps are ever proved. */
  static Arena ofMap(SplittableRandom random) {
    int side = random.nextInt(4) == 0 ? 3 : 2;
    String text =
        """
        touchstone statement 1
        board hex %d,%d
        rules hex
        first black
        winner black
        only-by%s
        """
            .formatted(side, side, firstMoves(side, random));
    return of(text, new HexCells(side, side, true), random);
  }

  private static Arena of(String text, HexCells board, SplittableRandom random) {
    try {
      return new HexArena(StatementText.parse(text), board, random);
    } catch (BadStatementException e) {
      throw new IllegalStateException(text, e);
    }
  }

  /** Those that win, with one too many or too few now and then; or any cells. */
  private static String firstMoves(int side, SplittableRandom random) {
    int count = side * side;
    int all = (1 << count) - 1;
    HexCells board = new HexCells(side, side, true);
    LinkTruth truth = new LinkTruth(board);
    int moves = 0;
    for (int left = all; left != 0; left &= left - 1) {
      int move = left & -left;
      boolean wins = truth.of(new Joined(count, count + 1, move, all & ~move));
      moves |= wins ? move : 0;
    }
    moves ^= random.nextInt(2) == 0 ? 1 << random.nextInt(count) : 0;
    moves = random.nextInt(6) == 0 ? random.nextInt(all + 1) : moves;
    StringBuilder cells = new StringBuilder();
    for (int cell = 0; cell < count; cell++) {
      if ((moves >> cell & 1) != 0) {
        cells.append(' ').append((char) ('a' + cell % side)).append(cell / side + 1);
      }
    }
    return cells.length() == 0 ? " -" : cells.toString();
  }

  @Override
  public Statement statement() {
    return statement;
  }

  @Override
  public Attempt next() {
    Rule rule = attempts.some();
    List<Step> made = attempts.of(rule);
    return new Attempt(rule.name(), rule == Rule.END ? made : pool.followedBy(made), made);
  }

  @Override
  public Outcome judge(Attempt attempt, List<String> trace) {
    if (!attempt.passes(trace)) {
      return Outcome.REFUSED;
    }
    if (attempt.rule().equals(Rule.END.name())) {
      return Outcome.of(true, proverWins(), "the statement");
    }
    Joined link = Joined.read(Arena.claim(trace.get(trace.size() - 1)));
    boolean isTrue = truth.of(link);
    if (isTrue && (link.zone() != 0 || pool.size() < 12)) {
      pool.add(attempt.made(), link);
    }
    return Outcome.of(link.zone() != 0, isTrue, link.toString());
  }

  /** A Link between both sides on all free cells, by who moves second, is what winning is. */
  private boolean proverWins() {
    if (statement.onlyBy().isPresent()) {
      return isMap((int) statement.onlyBy().get().word(0));
    }
    Player prover = statement.prover();
    int own = (int) statement.setup().stones(prover).word(0);
    int theirs = (int) statement.setup().stones(prover.opponent()).word(0);
    int free = ((1 << board.count()) - 1) & ~own & ~theirs;
    if (statement.setup().first() != prover || free == 0) {
      return wins(own, free);
    }
    for (int left = free; left != 0; left &= left - 1) {
      int taken = left & -left;
      if (wins(own | taken, free & ~taken)) {
        return true;
      }
    }
    return false;
  }

  /** T23: Black wins by each of these first moves and by no other. */
  private boolean isMap(int firstMoves) {
    int all = (1 << board.count()) - 1;
    for (int left = all; left != 0; left &= left - 1) {
      int move = left & -left;
      if (wins(move, all & ~move) != ((firstMoves & move) != 0)) {
        return false;
      }
    }
    return true;
  }

  private boolean wins(int own, int free) {
    return truth.of(new Joined(board.count(), board.count() + 1, own, free));
  }
}
