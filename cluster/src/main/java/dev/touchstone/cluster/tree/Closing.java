package dev.touchstone.cluster.tree;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.cluster.tree.Claim.Reply;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import java.util.List;

/** Options: which moves each leaves unanswered, and what those make that leave none. */
final class Closing {

  private final Ground ground;
  private final Ordering ordering;

  Closing(Ground ground) {
    this.ground = ground;
    ordering = new Ordering(ground.game(), 1);
  }

  /**
   * The cells that must not be the opponent's for a reply to be given: R ∪ Z and, in a strong game,
   * the cells of lines on which the opponent has no room left (T12).
   *
   * @param asked before the opponent's move
   */
  CellSet touched(Position asked, Reply reply) {
    if (reply.then() instanceof TwoSided claim) {
      Answer<Race> option = new Answer<>(stone(reply), claim.race());
      CellSet own = asked.stones(claim.prover());
      return ordering.reaches(List.of(option), own, asked.stones(asked.mover())).get(0);
    }
    return reach(reply);
  }

  /** How many cells are touched only because lines have no room left. */
  int guards(Position asked, Reply reply) {
    return touched(asked, reply).minus(reach(reply)).count();
  }

  private CellSet reach(Reply reply) {
    CellSet zone = reply.then().zone();
    return reply.cell() < 0 ? zone : zone.with(reply.cell());
  }

  private CellSet stone(Reply reply) {
    return reply.cell() < 0 ? ground.game().noCells() : ground.game().single(reply.cell());
  }

  /** T5, T6, T12 and T14: the claim of options, in this order, that leave no move unanswered. */
  Claim claim(Position asked, List<Reply> replies) {
    Claim first = replies.get(0).then();
    return first instanceof Block
        ? block(replies)
        : first instanceof Reach ? reach(replies) : ordered(asked, replies);
  }

  private Claim block(List<Reply> replies) {
    CellSet zone = ground.game().noCells();
    LineSet lines = ground.game().allLines();
    for (Reply reply : replies) {
      zone = zone.union(reach(reply));
      LineSet then = ((Block) reply.then()).lines();
      lines =
          lines.intersection(
              reply.cell() < 0 ? then : then.union(ground.game().linesThrough(reply.cell())));
    }
    return new Block(zone, lines);
  }

  private Claim reach(List<Reply> replies) {
    Player prover = replies.get(0).then().prover();
    CellSet needs = needs(replies).union(given(replies));
    CellSet zone = ground.game().noCells();
    for (Reply reply : replies) {
      zone = zone.union(reach(reply));
    }
    return new Reach(prover, needs, zone.minus(needs));
  }

  private CellSet needs(List<Reply> replies) {
    CellSet needs = ground.game().noCells();
    for (Reply reply : replies) {
      CellSet leansOn = ((Reach) reply.then()).needs();
      needs = needs.union(reply.cell() < 0 ? leansOn : leansOn.without(reply.cell()));
    }
    return needs;
  }

  /**
   * The prover's stones that lie in all zones of options which answer all moves: to a move there
   * they would have no answer, so one of them is to need these stones (FILL, T17).
   */
  CellSet given(List<Reply> replies) {
    if (!(replies.get(0).then() instanceof Reach)) {
      return ground.game().noCells();
    }
    CellSet given = ground.game().allCells().minus(needs(replies));
    for (Reply reply : replies) {
      given = given.intersection(reach(reply));
    }
    return given;
  }

  private Claim ordered(Position asked, List<Reply> replies) {
    Player prover = asked.mover().opponent();
    List<Answer<Race>> options =
        replies.stream()
            .map(reply -> new Answer<>(stone(reply), ((TwoSided) reply.then()).race()))
            .toList();
    try {
      Race race =
          ordering.check(options, asked.stones(prover), asked.stones(asked.mover())).claim();
      return new TwoSided(prover, race);
    } catch (Fault e) {
      throw new IllegalStateException("options that were found do not fit: " + e.detail(), e);
    }
  }
}
