package dev.touchstone.cluster.tree;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.cluster.tree.Claim.Reply;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Options: which moves each leaves unanswered, and what those make that leave none. */
final class Closing {

  private final Ground ground;
  private final Ordering ordering;

  Closing(Ground ground) {
    this.ground = ground;
    ordering = new Ordering(ground.game(), ground.problem().turn(), ground.shown());
  }

  /**
   * The cells that must not be the opponent's for a reply to be given: R ∪ Z and, in a strong game,
   * the cells of lines on which the opponent has no room left (T12).
   *
   * @param asked before the opponent's move
   */
  CellSet touched(Position asked, Reply reply) {
    if (reply.then() instanceof TwoSided claim) {
      Answer<Race> option = new Answer<>(reply.cells(), claim.race());
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
    return reply.then().zone().union(reply.cells());
  }

  /**
   * T5, T6, T12 and T14: the claim of options, in this order, that leave no move unanswered; null
   * where the window of an infinite board does not show it, or far lines forbid it (T19).
   */
  @Nullable Claim claim(Position asked, List<Reply> replies) {
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
      lines = lines.intersection(then.union(ground.game().linesMeeting(reply.cells())));
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
      needs = needs.union(((Reach) reply.then()).needs().minus(reply.cells()));
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

  private @Nullable Claim ordered(Position asked, List<Reply> replies) {
    Player prover = asked.mover().opponent();
    List<Answer<Race>> options =
        replies.stream()
            .map(reply -> new Answer<>(reply.cells(), ((TwoSided) reply.then()).race()))
            .toList();
    try {
      Ordering.Made made =
          ordering.check(options, asked.stones(prover), asked.stones(asked.mover()));
      int far = ground.isInfinite() ? far(replies, made.far()) : Tolerances.ANY;
      Race race = made.claim();
      boolean isSeen = ground.shown().containsAll(race.needs().union(race.zone()));
      return isSeen && far >= 0 ? new TwoSided(prover, race, (short) far) : null;
    } catch (Fault e) {
      throw new IllegalStateException("options that were found do not fit: " + e.detail(), e);
    }
  }

  /** T19: the tolerance of the lines that are out of sight. */
  private static int far(List<Reply> replies, List<Integer> stones) {
    int far = Tolerances.ANY;
    for (int i = 0; i < stones.size(); i++) {
      far = Math.min(far, ((TwoSided) replies.get(i).then()).far() - stones.get(i));
    }
    return far;
  }
}
