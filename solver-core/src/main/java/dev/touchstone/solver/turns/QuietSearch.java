package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.solver.turns.Candidates.Turn;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Proof numbers over the prover's turns that do not take all of the opponent's stones; threats
 * alone are the leaves [WL10]. The replies to a turn are those which the options that threats give
 * leave open; how many these are is its first proof number. What refuted a sister turn is tried
 * before that, for it takes no claim.
 */
final class QuietSearch {

  private static final int BATCH = 8;

  /**
   * So many replies that are open are looked for, by how many turns of the prover's were before.
   */
  private static final int[] MOST_OPEN = {40, 40, 12};

  /**
   * How much harder a turn looks than a reply, in a position where a {@link Sweep} has found none
   * that wins.
   */
  private static final int SWEPT = 6;

  private final Leaves leaves;
  private final Sweep sweep;
  private final Forgetting forgetting;
  private final Stones at;
  private OpenReply root = new OpenReply(new int[0], 0);
  private @Nullable Choice won;

  /** Of the way down. */
  private final List<OpenReply> replies = new ArrayList<>();

  private final List<QuietTurn> turns = new ArrayList<>();

  QuietSearch(Leaves leaves) {
    this(leaves, Forgetting.CLAIMS);
  }

  /** One that forgets what is not wanted whenever it has made so many claims more. */
  QuietSearch(Leaves leaves, int claims) {
    this.leaves = leaves;
    at = leaves.at;
    sweep = new Sweep(leaves);
    forgetting = new Forgetting(leaves, claims);
  }

  /** With the opponent to move: as after a turn of the prover's that takes no stone. */
  static QuietSearch waiting(Leaves leaves) {
    QuietSearch search = new QuietSearch(leaves);
    search.root.expand(Postponed.NONE);
    search.root.turns.add(new QuietTurn(new int[0], OpenReply.unseen(0)));
    search.root.update();
    return search;
  }

  /** Where the search begins, with its numbers. */
  OpenReply root() {
    return root;
  }

  @Nullable Choice won() {
    return won;
  }

  @Nullable Nearest nearest() {
    return Nearest.of(root.turns);
  }

  void save(StateWriter out) throws IOException {
    out.reply(root);
  }

  void load(StateReader in) throws IOException {
    root = in.reply(0);
  }

  /** Whether there is nothing left that it would try. */
  boolean isAtItsEnd() {
    return root.disproof == 0;
  }

  /** Looks at one turn more. */
  void step() {
    replies.clear();
    turns.clear();
    OpenReply reply = root;
    Choice choice = null;
    while (true) {
      at.put(reply.move, OPPONENT);
      replies.add(reply);
      choice = turns.isEmpty() ? null : fitting(reply);
      if (choice != null || !reply.isExpanded() || reply.wantsMore() || reply.turns.isEmpty()) {
        break;
      }
      QuietTurn turn = reply.best();
      at.put(turn.cells, PROVER);
      turns.add(turn);
      if (!turn.walked || turn.open.isEmpty()) {
        break;
      }
      reply = turn.hardest();
    }
    TurnClaim claim = null;
    if (turns.size() == replies.size()) {
      claim = look(turns.get(turns.size() - 1), reply);
    } else if (choice == null) {
      choice = expand(reply);
    }
    back(choice, claim);
    forgetting.perhaps(root);
  }

  /** What was found elsewhere since the search was here, and answers this reply. */
  private @Nullable Choice fitting(OpenReply reply) {
    int before = reply.claimsSeen;
    reply.claimsSeen = leaves.quietClaims();
    return leaves.fittingSince(before);
  }

  /** Goes up, with what was found: the choice that answers the last reply, or a turn's claim. */
  private void back(@Nullable Choice found, @Nullable TurnClaim made) {
    Choice choice = found;
    TurnClaim claim = made;
    int up = replies.size() - 1;
    if (turns.size() == replies.size()) {
      choice = up(up, claim);
    }
    while (true) {
      OpenReply reply = replies.get(up);
      reply.update();
      if (choice != null) {
        leaves.keep(choice);
      }
      at.take(reply.move, OPPONENT);
      if (up == 0) {
        won = choice;
        return;
      }
      up--;
      QuietTurn turn = turns.get(up);
      claim = null;
      if (choice != null) {
        // Where options were forgotten, the walk finds this one again, in its place.
        if (!turn.options.isEmpty()) {
          List<Choice> options = new ArrayList<>(turn.options);
          options.add(new Choice(reply.move, choice.answer(), choice.then()));
          turn.options = options;
        }
        turn.open.remove(reply);
        claim = walk(turn, replies.get(up), up + 1);
      }
      choice = up(up, claim);
    }
  }

  /** Leaves a turn; what it makes of its claim, if there is one. */
  private @Nullable Choice up(int level, @Nullable TurnClaim claim) {
    QuietTurn turn = turns.get(level);
    turn.update();
    at.take(turn.cells, PROVER);
    return claim == null ? null : new Choice(new int[0], turn.cells, claim);
  }

  /** Looks at more of the prover's turns here. */
  private @Nullable Choice expand(OpenReply reply) {
    if (!reply.isExpanded()) {
      Choice known = leaves.fitting();
      if (known != null) {
        return known;
      }
      boolean isFirst = replies.size() == 1;
      List<Choice> sisters = turns.isEmpty() ? List.of() : turns.get(turns.size() - 1).options;
      List<Turn> candidates = QuietOrder.of(leaves, sisters, isFirst);
      if (!isFirst) {
        List<Turn> left = new ArrayList<>();
        reply.inherit(replies.get(replies.size() - 2));
        Choice wins = sweep.of(reply, candidates, left);
        if (wins != null) {
          return wins;
        }
        candidates = left;
      }
      reply.expand(Postponed.of(candidates, at.board.cells));
    }
    reply.batch();
    int found = 0;
    while (found < BATCH && reply.hasMore()) {
      Turn turn = reply.later().next();
      at.put(turn.cells(), PROVER);
      if (leaves.punishesPassing(turn.stones())) {
        int proof = OpenReply.unseen(replies.size()) * (replies.size() > 1 ? SWEPT : 1);
        reply.turns.add(new QuietTurn(turn.cells(), proof));
        found++;
      }
      at.take(turn.cells(), PROVER);
      // Not before: whoever is interrupted looks at it again.
      reply.later().pass();
    }
    return null;
  }

  /** Tries what refuted others against this turn; if nothing does, looks for its options. */
  private @Nullable TurnClaim look(QuietTurn turn, OpenReply above) {
    int failed = 0;
    if (turn.tried == 0) {
      for (int[] refutation : above.latestRefutations()) {
        turn.tried++;
        if (at.areFree(refutation) && !leaves.punishes(refutation)) {
          failed++;
        }
      }
      if (failed > 0) {
        int like = Math.max(turn.tried, above.refutations.size());
        turn.proof = OpenReply.unseen(replies.size()) * (1 + failed * like / turn.tried);
        return null;
      }
    }
    return walk(turn, above, replies.size());
  }

  private @Nullable TurnClaim walk(QuietTurn turn, OpenReply above, int level) {
    Coverage coverage = leaves.coverage(turn.options);
    List<int[]> known = new ArrayList<>();
    turn.open.forEach(reply -> known.add(reply.move));
    int most = MOST_OPEN[Math.min(level, MOST_OPEN.length - 1)];
    List<int[]> open = coverage.unanswered(known, most);
    turn.walked = true;
    turn.whole = open.size() < most;
    turn.options = coverage.choices();
    List<OpenReply> next = new ArrayList<>();
    for (int[] move : open) {
      if (move.length == 0) {
        turn.refute();
        return null;
      }
      OpenReply reply = null;
      for (OpenReply before : turn.open) {
        if (Arrays.equals(before.move, move)) {
          reply = before;
        }
      }
      if (reply == null) {
        reply = new OpenReply(move, level);
        above.note(move);
      }
      next.add(reply);
    }
    turn.open = next;
    if (!next.isEmpty()) {
      return null;
    }
    TurnClaim claim = leaves.claim(turn.options);
    if (claim == null) {
      turn.refute();
    }
    return claim;
  }
}
