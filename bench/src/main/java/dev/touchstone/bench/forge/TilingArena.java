package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Tile;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Tilings of the plane by small tiles, a whole certificate each time: tiles with proofs that they
 * are won, right and wrong, a tiling, an end.
 */
final class TilingArena implements Arena {

  private final Statement statement;
  private final SplittableRandom random;
  private TilingAttempt last;

  private TilingArena(Statement statement, SplittableRandom random) {
    this.statement = statement;
    this.random = random;
    last = TilingAttempt.random(statement, random);
  }

  static Arena random(SplittableRandom random) {
    int turn = 1 + random.nextInt(2);
    boolean strong = random.nextInt(3) == 0;
    String[] players = strong ? new String[] {"black", "white"} : new String[] {"maker", "breaker"};
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard plane ");
    text.append((turn == 1 ? 10 : 13) + random.nextInt(5)).append("\nturn ").append(turn);
    text.append("\nopening ").append(1 + random.nextInt(3));
    text.append("\nrules ").append(strong ? "strong" : "weak");
    for (String player : players) {
      boolean stone = random.nextInt(3) == 0;
      int x = random.nextInt(4) - (player.equals(players[0]) ? 0 : 8);
      text.append('\n').append(player).append(stone ? " " + x + ",1" : " -");
    }
    text.append("\nfirst ").append(players[random.nextInt(2)]);
    String[] outcomes = {
      "winner " + players[1],
      strong ? "winner nobody" : "winner " + players[1],
      strong ? "holds " + players[random.nextInt(2)] : "winner " + players[1],
      "winner " + players[0]
    };
    int outcome = random.nextInt(12);
    int named = strong ? (outcome == 0 ? 3 : 1 + outcome % 2) : outcome == 0 ? 3 : 0;
    text.append('\n').append(outcomes[named]).append('\n');
    try {
      return new TilingArena(StatementText.parse(text.toString()), random);
    } catch (BadStatementException e) {
      throw new IllegalStateException(text.toString(), e);
    }
  }

  @Override
  public Statement statement() {
    return statement;
  }

  @Override
  public Attempt next() {
    last = TilingAttempt.random(statement, random);
    return new Attempt(last.rule().name(), last.steps(), List.of());
  }

  /** Tiles are judged as they are closed; the tiling, and who is kept off by it, at the end. */
  @Override
  public Outcome judge(Attempt attempt, List<String> trace) {
    List<Tile> closed = new ArrayList<>();
    for (String line : trace) {
      if (line.contains(" " + Rule.TILED.name() + " ")) {
        Tile tile = last.tiles().get(closed.size());
        if (!isWon(tile)) {
          return Outcome.of(true, false, "a tile " + tile.statement().text());
        }
        closed.add(tile);
      }
    }
    if (!attempt.passes(trace)) {
      return Outcome.REFUSED;
    }
    if (last.rule() == Rule.TILED) {
      return Outcome.of(last.tiles().get(0).hypergraph().lineCount() > 0, true, "");
    }
    Laid laid = new Laid(last.tiles(), last.tiling());
    int run = ((InfiniteBoard) statement.board()).length();
    boolean tiled = !laid.overlap() && laid.coversRuns(run);
    if (!tiled || last.rule() == Rule.TILING) {
      return Outcome.of(true, tiled, last.toString());
    }
    return Outcome.of(true, keepsOff(laid), "the end of " + last);
  }

  /**
   * By T10 (a) a tile is won if Breaker, second to move, keeps Maker from every line. Lines that
   * have to do with one another are looked at by themselves: Breaker answers where Maker plays.
   */
  private boolean isWon(Tile tile) {
    SmallGame whole = SmallGame.of(tile.statement());
    boolean won = statement.turn() == tile.statement().turn();
    List<Integer> left = new ArrayList<>(whole.lines());
    while (won && !left.isEmpty()) {
      int cells = left.get(0);
      List<Integer> part = new ArrayList<>();
      for (int before = 0; before != cells; ) {
        before = cells;
        for (int line : left) {
          cells |= (line & before) != 0 ? line : 0;
        }
      }
      for (int line : left) {
        if ((line & cells) != 0) {
          part.add(narrowed(line, cells));
        }
      }
      int all = cells;
      left.removeIf(line -> (line & all) != 0);
      int size = Integer.bitCount(cells);
      SmallGame game = new SmallGame(tile.statement(), size, part, 0, 0, whole.turn());
      Claimed kept = new Claimed(Claimed.Kind.BLOCK, (1 << size) - 1, (1 << part.size()) - 1);
      won = new Truth(game).of(kept);
    }
    return won;
  }

  /** The same cells by their places among these. */
  private static int narrowed(int line, int cells) {
    int narrow = 0;
    int at = 0;
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      narrow |= (line & rest & -rest) != 0 ? 1 << at : 0;
      at++;
    }
    return narrow;
  }

  /** No stone of O's in a copy, for each prover, and O's opening no larger than a turn. */
  private boolean keepsOff(Laid laid) {
    if (!statement.goal().keepsOff()) {
      return false;
    }
    boolean first = statement.proverOpens();
    if ((!first && statement.opening() > statement.turn())
        || first == last.opening().isEmpty()
        || last.opening().orElse(List.of()).size() > statement.opening()) {
      return false;
    }
    Window numbered = ((InfiniteBoard) statement.board()).cells();
    for (Player prover : statement.provers()) {
      for (int stone : statement.setup().stones(prover.opponent()).toArray()) {
        Point at = new Point(numbered.x(stone), numbered.y(stone));
        if (laid.isInCopy(at) || last.opening().orElse(List.of()).contains(stone)) {
          return false;
        }
      }
    }
    return true;
  }
}
