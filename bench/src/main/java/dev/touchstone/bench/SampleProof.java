package dev.touchstone.bench;

import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.ArrayList;
import java.util.List;

/**
 * Proofs to measure with: a plain depth-first search for Breaker wins with one stone a turn on
 * boards of up to 64 cells, Maker first. It tries pairing leaves, then the few most valuable
 * replies, and intersects zones; nothing more, since nothing here is about solving.
 */
final class SampleProof {

  private static final int PATIENCE = 40;
  private static final int LEAF_REPLIES = 12;
  private static final int DEEP_REPLIES = 3;

  private final Game game;
  private final PairingSearch pairing;
  private final List<Step> steps = new ArrayList<>();

  private SampleProof(Game game) {
    this.game = game;
    pairing = new PairingSearch(game, PATIENCE);
  }

  /** The weak game on this board, with these stones of Breaker's, won by Breaker. */
  static Statement statement(String board, String stones) {
    try {
      return StatementText.parse(
          "touchstone statement 1\nboard %s\nbreaker %s\nrules weak\nwinner breaker\n"
              .formatted(board, stones));
    } catch (BadStatementException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The steps of a proof of this statement up to END. */
  static List<Step> of(Statement statement) {
    Game game = statement.game();
    long maker = statement.setup().black().word(0);
    long breaker = statement.setup().white().word(0);
    for (int depth = 1; depth < 32; depth++) {
      SampleProof proof = new SampleProof(game);
      if (proof.prove(maker, breaker, depth) != 0) {
        proof.steps.add(new Step.End());
        return proof.steps;
      }
    }
    throw new IllegalStateException("no proof found");
  }

  /** Appends a proof that Breaker wins with Maker to move; its zone, or 0 if none was found. */
  private long prove(long maker, long breaker, int depth) {
    long[] open = openLines(breaker);
    long free = game.allCells().word(0) & ~maker & ~breaker;
    long unanswered = free;
    long zone = 0;
    int options = 0;
    int start = steps.size();
    while (unanswered != 0) {
      int move = best(unanswered, maker, open);
      long option = answer(maker, breaker, free, move, open, depth);
      if (option == 0) {
        steps.subList(start, steps.size()).clear();
        return 0;
      }
      options++;
      zone |= option;
      unanswered &= option;
    }
    steps.add(new Step.Options(options));
    return zone;
  }

  /** Appends an option that answers this move; what it needs untouched, or 0. */
  private long answer(long maker, long breaker, long free, int move, long[] open, int depth) {
    long moved = maker | 1L << move;
    long replies = free & ~(1L << move);
    for (int i = 0; i < LEAF_REPLIES && replies != 0; i++) {
      int reply = best(replies, moved, open);
      replies &= ~(1L << reply);
      long available = free & ~(1L << move) & ~(1L << reply);
      if (pairing.find(available, without(open, reply))) {
        int[] pairs = pairing.pairs();
        Step.Groups groups = new Step.Groups(2, CellList.of(pairs), false);
        steps.add(new Step.Answered(move, reply, groups));
        return CellSet.of(game.cellCount(), pairs).word(0) | 1L << reply;
      }
    }
    if (depth == 1) {
      return 0;
    }
    replies = free & ~(1L << move);
    for (int i = 0; i < DEEP_REPLIES && replies != 0; i++) {
      int reply = best(replies, moved, open);
      replies &= ~(1L << reply);
      int start = steps.size();
      steps.add(new Step.Enter(Step.Frame.ANSWER, game.single(move), game.single(reply)));
      long zone = prove(moved, breaker | 1L << reply, depth - 1);
      if (zone != 0) {
        steps.add(new Step.Leave());
        return zone | 1L << reply;
      }
      steps.subList(start, steps.size()).clear();
    }
    return 0;
  }

  private long[] openLines(long breaker) {
    long[] open = new long[game.allLines().wordCount()];
    for (int line = 0; line < game.lineCount(); line++) {
      if ((game.line(line).word(0) & breaker) == 0) {
        open[line >>> 6] |= 1L << line;
      }
    }
    return open;
  }

  private long[] without(long[] lines, int cell) {
    long[] result = lines.clone();
    for (int w = 0; w < result.length; w++) {
      result[w] &= ~game.linesThrough(cell).word(w);
    }
    return result;
  }

  /** The cell on the heaviest open lines, a line weighing more the more stones Maker has on it. */
  private int best(long cells, long maker, long[] open) {
    int best = -1;
    double most = -1;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      double weight = 0;
      for (int w = 0; w < open.length; w++) {
        for (long on = open[w] & game.linesThrough(cell).word(w); on != 0; on &= on - 1) {
          int line = (w << 6) + Long.numberOfTrailingZeros(on);
          weight += 1L << (4 * Long.bitCount(game.line(line).word(0) & maker));
        }
      }
      if (weight > most) {
        most = weight;
        best = cell;
      }
    }
    return best;
  }
}
