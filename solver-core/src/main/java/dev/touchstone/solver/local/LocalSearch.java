package dev.touchstone.solver.local;

import dev.touchstone.solver.tiling.UnfitTileException;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Who wins a local game, depth first. Both sides' zones keep the moves few: a turn of Maker's is
 * tried only if it hits every answer found so far (T5), an answer only if it hits the lines of
 * every win that Maker was found to have after this turn.
 */
final class LocalSearch {

  /** Breaker's answers are sets of as many cells as a turn has, all of which are looked at. */
  private static final int MOST_STONES = 4;

  private final LocalGame game;
  private final Known known;
  private final OwnCells ownCells;
  private final LongPredicate goesOn;
  private long positions;

  /**
   * A search.
   *
   * @param goesOn asked at each position and turn, with the positions so far; the search ends with
   *     a {@link CancellationException} when it says no
   */
  LocalSearch(LocalGame game, LongPredicate goesOn) {
    this.game = game;
    this.goesOn = goesOn;
    known = new Known(game);
    ownCells = new OwnCells(game);
  }

  /** The positions searched so far. */
  long positions() {
    return positions;
  }

  /** Whether Maker is seen to win with the first turn. */
  boolean isLostAtOnce() {
    return lostAtOnce(game.least(game.allLines(), 0), 0) != null;
  }

  /** Who wins from the beginning. */
  Outcome solve() {
    return solve(game.allLines(), 0);
  }

  /** The claims of all positions that Breaker was found to win, in the order of the search. */
  List<LocalProof> claims() {
    return known.won();
  }

  private Outcome solve(long alive, long maker) {
    long lines = game.least(alive, maker);
    Outcome.Lost atOnce = lostAtOnce(lines, maker);
    if (atOnce != null) {
      return atOnce;
    }
    Outcome found = known.find(lines, maker);
    if (found != null) {
      return found;
    }
    Outcome outcome = outcome(lines, maker);
    known.add(lines, maker, outcome);
    return outcome;
  }

  private Outcome outcome(long lines, long maker) {
    Optional<LocalProof> groups = ownCells.groups(lines, maker);
    if (groups.isPresent()) {
      return new Outcome.Won(groups.get());
    }
    long first = game.part(lines, maker);
    return first == lines ? connected(lines, maker) : inParts(lines, maker);
  }

  private Outcome inParts(long lines, long maker) {
    List<LocalProof> parts = new ArrayList<>();
    long zone = 0;
    long blocked = 0;
    for (long rest = lines; rest != 0; ) {
      long part = game.part(rest, maker);
      rest &= ~part;
      Outcome outcome = solve(part, maker);
      if (!(outcome instanceof Outcome.Won won)) {
        return outcome;
      }
      parts.add(won.proof());
      zone |= won.proof().zone();
      blocked |= won.proof().blocked();
    }
    return new Outcome.Won(new LocalProof.Both(parts, zone, blocked));
  }

  /**
   * Maker wins with a turn: a line has at most p free cells, or two have p + 1 and exactly one of
   * them in common, which is one stone and leaves two lines to answer with one.
   */
  private Outcome.@Nullable Lost lostAtOnce(long lines, long maker) {
    int enough = game.stones() + 1;
    LongArrayList tight = new LongArrayList();
    for (long rest = lines; rest != 0; rest &= rest - 1) {
      long line = Long.lowestOneBit(rest);
      long free = game.cellsOf(line) & ~maker;
      int count = Long.bitCount(free);
      if (count < enough) {
        return lost(line, maker);
      }
      if (count == enough) {
        for (long other : tight) {
          if (Long.bitCount(game.cellsOf(other) & free) == 1) {
            return lost(line | other, maker);
          }
        }
        tight.add(line);
      }
    }
    return null;
  }

  private Outcome.Lost lost(long lines, long maker) {
    return new Outcome.Lost(lines, maker & game.cellsOf(lines));
  }

  /** A position that does not fall into parts. */
  private Outcome connected(long lines, long maker) {
    if (game.stones() > MOST_STONES) {
      throw new UnfitTileException(
          "tiles are searched for turns of up to %d stones; for more, lines of p + 1 cells of their own are taken"
              .formatted(MOST_STONES));
    }
    positions++;
    long free = game.cellsOf(lines) & ~maker;
    List<LocalProof.Reply> replies = new ArrayList<>();
    for (int stones = 1; stones <= game.stones(); stones++) {
      Unanswered turns = new Unanswered(free, stones);
      replies.forEach(reply -> turns.answer(reply.touched()));
      for (long turn = turns.first(); turn != 0; turn = turns.first()) {
        if (!goesOn.test(positions)) {
          throw new CancellationException();
        }
        Answers answers = new Answers(game, lines, maker | turn, stones);
        LocalProof.Reply reply =
            narrowed(lines, maker | turn, answer(lines, maker | turn, answers));
        if (reply == null) {
          // In the lines, Maker's stones of this turn count for nothing yet.
          return lost(answers.wins(), maker & ~turn);
        }
        replies.add(reply);
        turns.answer(reply.touched());
      }
    }
    leaveOut(replies, free);
    long zone = 0;
    long blocked = game.allLines();
    for (LocalProof.Reply reply : replies) {
      zone |= reply.touched();
      blocked &= reply.then().blocked() | game.linesMeeting(reply.cells());
    }
    return new Outcome.Won(new LocalProof.Options(replies, zone, blocked));
  }

  /** Leaves out replies without which the others still answer every turn, the widest first. */
  private void leaveOut(List<LocalProof.Reply> replies, long free) {
    replies.sort(Comparator.comparingInt(reply -> -Long.bitCount(reply.touched())));
    TurnCounts turns = new TurnCounts(free, game.stones());
    replies.forEach(reply -> turns.give(reply.touched(), reply.stones()));
    replies.removeIf(reply -> turns.takeBack(reply.touched(), reply.stones()));
  }

  /**
   * With a claim of fewer cells, if Breaker wins without some of them: it leaves more turns alone.
   * Only where few lines are left, for the others it takes longer than it saves.
   */
  private LocalProof.@Nullable Reply narrowed(
      long lines, long maker, LocalProof.@Nullable Reply reply) {
    if (reply == null || game.stones() <= Answers.FEW) {
      return reply;
    }
    LocalProof then = reply.then();
    long left = game.least(lines & ~game.linesMeeting(reply.cells()), maker);
    if (Long.bitCount(left) > game.stones()) {
      return reply;
    }
    long given = maker;
    for (long rest = then.zone(); rest != 0; rest &= rest - 1) {
      long cell = Long.lowestOneBit(rest);
      if ((then.zone() & cell) != 0 && solve(left, given | cell) instanceof Outcome.Won won) {
        given |= cell;
        then = won.proof();
      }
    }
    return reply(lines, reply.cells(), then);
  }

  private LocalProof.@Nullable Reply answer(long lines, long maker, Answers answers) {
    LocalProof.Reply seen = answerSeenAtOnce(lines, maker, answers);
    if (seen != null) {
      return seen;
    }
    for (long cells = answers.next(); cells != 0; cells = answers.next()) {
      Outcome outcome = solve(lines & ~game.linesMeeting(cells), maker);
      if (outcome instanceof Outcome.Won won) {
        return reply(lines, cells, won.proof());
      }
      answers.lost((Outcome.Lost) outcome);
    }
    return null;
  }

  /**
   * One of the best answers, after which Breaker is known to win or has groups: most turns have
   * one.
   */
  private LocalProof.@Nullable Reply answerSeenAtOnce(long lines, long maker, Answers answers) {
    for (long cells : answers.first()) {
      long left = game.least(lines & ~game.linesMeeting(cells), maker);
      if (lostAtOnce(left, maker) == null) {
        Outcome outcome = known.find(left, maker);
        if (outcome == null) {
          outcome = ownCells.groups(left, maker).<Outcome>map(Outcome.Won::new).orElse(null);
          if (outcome != null) {
            known.add(left, maker, outcome);
          }
        }
        if (outcome instanceof Outcome.Won won) {
          return reply(lines, cells, won.proof());
        }
      }
    }
    return null;
  }

  private LocalProof.Reply reply(long lines, long cells, LocalProof then) {
    return new LocalProof.Reply(fewest(cells, lines & ~then.blocked()), then);
  }

  /** Of these cells no more than are needed to hit the lines. */
  private long fewest(long cells, long lines) {
    long kept = cells;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      long fewer = kept & ~Long.lowestOneBit(rest);
      if ((lines & ~game.linesMeeting(fewer)) == 0) {
        kept = fewer;
      }
    }
    return kept;
  }
}
