package dev.touchstone.solver.pack;

import dev.touchstone.solver.pack.LocalClaim.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How Breaker wins on a block, as a small claim: pairs where they do it (T3), otherwise answers
 * until no cell is needed by all of them (T5). An answer is looked for against one move after the
 * other. It should take few bytes and leave many of the open moves alone. So what is claimed
 * already in the block comes first, since it is only recalled; then come pairs; only where there
 * are none the search goes deeper.
 */
public final class BlockStrategy {

  /** Replies after which the search goes deeper, at the first move; later on fewer. */
  private static final int DEEPER = 6;

  private static final int BYTES_OF_RECALL = 2;
  private static final int BYTES_OF_CHOICE = 2;
  private static final int BYTES_OF_LEAF_ANSWER = 1;
  private static final int BYTES_OF_FRAME = 5;

  /** What one more open move costs, about. */
  private static final int BYTES_OF_MOVE = 6;

  /** A claim, what it takes, and what can be recalled once it is made. */
  private record Made(LocalClaim claim, int bytes, List<LocalClaim.Pairs> claims) {}

  /** An answer with what it takes and what can be recalled after it. */
  private record Found(Answer answer, int bytes, List<LocalClaim.Pairs> claims) {

    int cost(int open) {
      return bytes + BYTES_OF_MOVE * Integer.bitCount(answer.zone() & open);
    }
  }

  private final BlockGame game;
  private final LocalPairs pairing = new LocalPairs();

  public BlockStrategy(BlockGame game) {
    this.game = game;
  }

  /**
   * The claim that she owns a cell of each edge in the end.
   *
   * @param edges as {@link BlockGame} has them; she must win on them
   */
  public LocalClaim of(int[] edges) {
    return make(edges, (1 << BlockGame.MOST_CELLS) - 1, List.of(), DEEPER).claim;
  }

  /** About how many bytes it takes. */
  public int bytes(int[] edges) {
    return make(edges, (1 << BlockGame.MOST_CELLS) - 1, List.of(), DEEPER).bytes;
  }

  private Made make(int[] edges, int cells, List<LocalClaim.Pairs> claims, int deeper) {
    int[] smallest = smallest(edges);
    LocalClaim.Pairs pairs = pairing.find(smallest, cells, 0);
    if (pairs != null) {
      return new Made(pairs, bytesOf(pairs), with(claims, pairs));
    }
    return choose(smallest, claims, deeper);
  }

  private static int bytesOf(LocalClaim.Pairs pairs) {
    return pairs.pairs().isEmpty() ? 1 : 3 + 2 * pairs.pairs().size();
  }

  private static List<LocalClaim.Pairs> with(
      List<LocalClaim.Pairs> claims, LocalClaim.Pairs claim) {
    List<LocalClaim.Pairs> more = new ArrayList<>(claims);
    more.add(claim);
    return more;
  }

  /** The edges that include no other one, in ascending order. */
  private static int[] smallest(int[] edges) {
    int[] sorted = edges.clone();
    Arrays.sort(sorted);
    int count = 0;
    for (int i = 0; i < sorted.length; i++) {
      if ((i == 0 || sorted[i] != sorted[i - 1]) && !includesAnother(sorted[i], edges)) {
        sorted[count++] = sorted[i];
      }
    }
    return Arrays.copyOf(sorted, count);
  }

  private static boolean includesAnother(int edge, int[] edges) {
    for (int other : edges) {
      if (other != edge && (other & ~edge) == 0) {
        return true;
      }
    }
    return false;
  }

  private Made choose(int[] edges, List<LocalClaim.Pairs> before, int deeper) {
    List<LocalClaim.Pairs> claims = before;
    int all = 0;
    for (int edge : edges) {
      all |= edge;
    }
    List<Answer> answers = new ArrayList<>();
    int bytes = BYTES_OF_CHOICE;
    int open = all;
    while (open != 0) {
      int move = heaviest(edges, open);
      List<Integer> replies = replies(edges, all, move);
      Found found = answer(edges, all, move, open, claims, replies);
      if (found == null) {
        found = deeper(edges, all, move, open, claims, replies, deeper);
      }
      answers.add(found.answer);
      bytes += found.bytes;
      claims = found.claims;
      open &= found.answer.zone();
    }
    LocalClaim choice = LocalClaim.Choice.of(needed(answers));
    return new Made(choice, bytes, claims);
  }

  /** Without those that the others make superfluous. */
  private static List<Answer> needed(List<Answer> answers) {
    List<Answer> needed = new ArrayList<>(answers);
    for (int i = needed.size() - 1; i >= 0; i--) {
      int common = -1;
      for (int j = 0; j < needed.size(); j++) {
        common &= j == i ? -1 : needed.get(j).zone();
      }
      if (common == 0) {
        needed.remove(i);
      }
    }
    return needed;
  }

  private static int heaviest(int[] edges, int cells) {
    int best = -1;
    int most = -1;
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Integer.numberOfTrailingZeros(rest);
      int weight = 0;
      for (int edge : edges) {
        weight += (edge >>> cell & 1) << (BlockGame.MOST_CELLS - Integer.bitCount(edge));
      }
      if (weight > most) {
        best = cell;
        most = weight;
      }
    }
    return best;
  }

  /** The replies to a move after which she wins, those first that leave the fewest edges. */
  private List<Integer> replies(int[] edges, int cells, int move) {
    List<Integer> replies = new ArrayList<>();
    int[] left = new int[BlockGame.MOST_CELLS];
    for (int rest = cells & ~(1 << move); rest != 0; rest &= rest - 1) {
      int reply = Integer.numberOfTrailingZeros(rest);
      int[] after = after(edges, move, reply);
      left[reply] = after.length;
      if (game.breakerWins(after, after.length)) {
        replies.add(reply);
      }
    }
    if (replies.isEmpty()) {
      throw new IllegalArgumentException("Breaker does not win on these edges");
    }
    replies.sort((a, b) -> left[a] - left[b]);
    return replies;
  }

  /** The best answer to a move with a claim that is there or with pairs, or null. */
  private @Nullable Found answer(
      int[] edges,
      int cells,
      int move,
      int open,
      List<LocalClaim.Pairs> claims,
      List<Integer> replies) {
    Found best = null;
    for (int reply : replies) {
      int[] left = after(edges, move, reply);
      int rest = cells & ~((1 << move) | (1 << reply));
      for (LocalClaim.Pairs claim : claims) {
        if (fits(claim, left, rest)) {
          int bytes = BYTES_OF_LEAF_ANSWER + BYTES_OF_RECALL;
          best = better(best, new Found(new Answer(reply, claim), bytes, claims), open);
        }
      }
      LocalClaim.Pairs pairs = pairing.find(left, rest, open);
      if (pairs != null) {
        int bytes = BYTES_OF_LEAF_ANSWER + bytesOf(pairs);
        Answer answer = new Answer(reply, pairs);
        best = better(best, new Found(answer, bytes, with(claims, pairs)), open);
      }
    }
    return best;
  }

  private static boolean fits(LocalClaim.Pairs claim, int[] edges, int within) {
    if ((claim.zone() & ~within) != 0) {
      return false;
    }
    for (int edge : edges) {
      if (!claim.blocks(edge)) {
        return false;
      }
    }
    return true;
  }

  private Found deeper(
      int[] edges,
      int cells,
      int move,
      int open,
      List<LocalClaim.Pairs> claims,
      List<Integer> replies,
      int deeper) {
    Found best = null;
    for (int reply : replies.subList(0, Math.min(deeper, replies.size()))) {
      int[] left = after(edges, move, reply);
      Made made =
          make(left, cells & ~((1 << move) | (1 << reply)), claims, Math.max(1, deeper / 3));
      int bytes = BYTES_OF_FRAME + made.bytes;
      best = better(best, new Found(new Answer(reply, made.claim), bytes, made.claims), open);
    }
    if (best == null) {
      throw new IllegalArgumentException("no reply to look into");
    }
    return best;
  }

  private static Found better(@Nullable Found a, Found b, int open) {
    return a == null || b.cost(open) < a.cost(open) ? b : a;
  }

  private static int[] after(int[] edges, int move, int reply) {
    int[] left = new int[edges.length];
    int count = 0;
    for (int edge : edges) {
      if ((edge >>> reply & 1) == 0) {
        left[count++] = edge & ~(1 << move);
      }
    }
    return Arrays.copyOf(left, count);
  }
}
