package dev.touchstone.solver.race;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.solver.race.Claimed.Reply;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Puts the proof of one side together from what the search has kept. All claims are made again, by
 * the arithmetic of the verifier, with the stones that the scene will have.
 */
final class Assembly {

  private final Stated stated;
  private final RaceBoard board;
  private final ClaimStore claims;
  private final Hypergraph game;
  private final LineSet theirs;
  private final Ordering ordering;
  private final Int2ObjectOpenHashMap<Claimed> made = new Int2ObjectOpenHashMap<>();

  /** For the proof of this side. */
  Assembly(Stated stated, ClaimStore claims, int prover) {
    this.stated = stated;
    board = stated.board;
    this.claims = claims;
    game = board.game;
    theirs = game.linesOf(board.player(1 - prover));
    ordering = new Ordering(game, 1);
  }

  /**
   * A claim with all below it.
   *
   * @param own the prover's stones in the position for which it was made
   * @param opponents the opponent's
   */
  Claimed claimed(int claim, CellSet own, CellSet opponents) {
    Claimed known = made.get(claim);
    if (known == null) {
      known =
          switch (claims.kind(claim)) {
            case DONE -> done(stated.line((int) claims.source(claim)));
            case PAIRS -> pairs(claims.lists.get(claims.source(claim)));
            case THREATS -> threats(claims.lists.get(claims.source(claim)), 0, own, opponents);
            case OPTIONS -> options(claims.source(claim), own, opponents);
          };
      made.put(claim, known);
    }
    return known;
  }

  private Claimed done(int line) {
    Race claim = Race.done(game, line).against(theirs);
    return new Claimed(claim, new RaceStep.Done(line), List.of());
  }

  private Claimed pairs(int[] searched) {
    int[] cells = Arrays.stream(searched).map(stated::cell).toArray();
    CellSet zone = CellSet.of(board.cells, cells);
    LineSet covered = game.noLines();
    for (int i = 0; i < cells.length; i += 2) {
      covered =
          covered.union(game.linesThrough(cells[i]).intersection(game.linesThrough(cells[i + 1])));
    }
    Step.Leaf leaf =
        cells.length == 0 ? new Step.Nothing() : new Step.Groups(2, CellList.of(cells), false);
    return new Claimed(Race.ofBlock(game, zone, covered).against(theirs), leaf, List.of());
  }

  /** The claim after the move at this place of a list of threats. */
  private Claimed threats(int[] list, int place, CellSet own, CellSet opponents) {
    int line = list[place + 1];
    int last = lastCell(line, own);
    List<Reply> replies = new ArrayList<>();
    replies.add(new Reply(Option.NONE, last, 0, claimed(line, own, opponents)));
    if (place + 3 == list.length) {
      int other = list[place + 2];
      int otherLast = lastCell(other, own);
      replies.add(new Reply(Option.NONE, otherLast, 0, claimed(other, own, opponents)));
    } else {
      int next = stated.cell(list[place + 2]);
      Claimed then = threats(list, place + 2, own.with(next), opponents.with(last));
      replies.add(new Reply(last, next, 0, then));
    }
    return ordered(replies, own, opponents);
  }

  /** What is missing on a line of the search's. */
  private int lastCell(int line, CellSet own) {
    return game.line(stated.line(line)).minus(own).first();
  }

  private Claimed options(long first, CellSet own, CellSet opponents) {
    List<Reply> replies = new ArrayList<>();
    for (long place = first; place >= 0; place = claims.next(place)) {
      long option = claims.option(place);
      int move = stated.cell(Option.move(option));
      int answer = stated.cell(Option.answer(option));
      int back = board.symmetries.inverse(Option.symmetry(option));
      CellSet ownThen = image(back, answer < 0 ? own : own.with(answer));
      CellSet opponentsThen = image(back, move < 0 ? opponents : opponents.with(move));
      Claimed then = claimed(Option.claim(option), ownThen, opponentsThen);
      replies.add(new Reply(move, answer, Option.symmetry(option), then));
    }
    return ordered(replies, own, opponents);
  }

  private Claimed ordered(List<Reply> replies, CellSet own, CellSet opponents) {
    List<Answer<Race>> answers = new ArrayList<>(replies.size());
    for (Reply reply : replies) {
      CellSet cells = reply.answer() < 0 ? game.noCells() : game.single(reply.answer());
      answers.add(new Answer<>(cells, image(reply.symmetry(), reply.then().claim())));
    }
    try {
      Race claim = ordering.check(answers, own.union(stated.shade), opponents).claim();
      return new Claimed(claim, null, replies);
    } catch (Fault e) {
      throw new IllegalStateException("options that were found do not fit: " + e.detail(), e);
    }
  }

  CellSet image(int symmetry, CellSet cells) {
    if (symmetry == 0) {
      return cells;
    }
    long[] image = new long[board.words];
    board.symmetries.apply(symmetry, RaceBoard.words(cells), image);
    return CellSet.ofWords(board.cells, image);
  }

  private Race image(int symmetry, Race claim) {
    return symmetry == 0
        ? claim
        : new Race(
            claim.wins(),
            image(symmetry, claim.needs()),
            image(symmetry, claim.zone()),
            claim.tolerances().image(board.lineImages(symmetry), (short) 0));
  }
}
