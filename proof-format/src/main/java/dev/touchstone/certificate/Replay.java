package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The stack on which the steps of a certificate work (docs/format.md, 2.2 and 2.3): the things that
 * stand on it, the open frames, the kept claims that will be used again. What a claim is, and what
 * the rules make of it, {@link Claims} says; here is what holds for all claims: operands are there,
 * are of the right sort, come from within the frame; kept claims are used as often as was said. The
 * proof that a tile is won works on a stack of its own.
 *
 * <p>This is trusted code (docs/adr/0012-one-table-of-rules.md). A claim that no later step names
 * is held nowhere.
 *
 * @param <C> a claim
 */
public final class Replay<C> {

  /** An open frame, and how much of the stack lies below it and may not be touched within. */
  private record Open(Step.Enter enter, int base, CellSet own, CellSet opponents) {}

  private record Kept<C>(C claim, long usesLeft) {}

  private final Hypergraph game;
  private final Claims<C> claims;

  /** The claims on the stack, and beside each the cells of the answer in front of it, or null. */
  private final List<C> stack = new ArrayList<>();

  private final List<@Nullable CellSet> answers = new ArrayList<>();
  private final Deque<Open> frames = new ArrayDeque<>();
  private final Map<Long, Kept<C>> kept = new HashMap<>();
  private long keeps;

  /** The tile that is open, and the stack of its own on which its proof works. */
  private @Nullable Tile openTile;

  private @Nullable Replay<C> inTile;

  public Replay(Hypergraph game, Claims<C> claims) {
    this.game = game;
    this.claims = claims;
  }

  /** Carries out a step. */
  public void take(Step step) throws Fault {
    if (inTile != null && !(step instanceof TileStep.Close)) {
      inTile.take(step);
      return;
    }
    if (step instanceof Step.Answered answered) {
      push(answered.replay(this), game.single(answered.cell()));
      return;
    }
    C made = step.replay(this);
    if (made != null) {
      push(made, null);
    }
  }

  /** The number of things held now. */
  public long held() {
    return (long) stack.size() + kept.size() + (inTile == null ? 0 : inTile.held());
  }

  /** The claim on top of the stack, if there is one. */
  public Optional<C> top() {
    if (inTile != null) {
      return inTile.top();
    }
    return stack.isEmpty() ? Optional.empty() : Optional.of(stack.get(stack.size() - 1));
  }

  /** The cells of the answer that the thing on top is, if it is one. */
  public Optional<CellSet> topAnswer() {
    if (inTile != null) {
      return inTile.topAnswer();
    }
    return stack.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(answers.get(answers.size() - 1));
  }

  // What follows is for the rules.

  Claims<C> claims() {
    return claims;
  }

  private void push(C claim, @Nullable CellSet answer) {
    stack.add(claim);
    answers.add(answer);
  }

  /** Where the top {@code count} things of the stack begin. */
  private int operands(long count) throws Fault {
    int base = frames.isEmpty() ? 0 : frames.element().base();
    if (count < 1 || count > stack.size() - base) {
      throw new Fault(
          Reason.MISSING_OPERAND,
          "%d operands of %d that stand here".formatted(count, stack.size() - base));
    }
    return stack.size() - (int) count;
  }

  /** Takes the top {@code count} things, which must be claims, in the order they were made. */
  List<C> popClaims(long count) throws Fault {
    int from = operands(count);
    for (int i = from; i < stack.size(); i++) {
      if (answers.get(i) != null) {
        throw new Fault(Reason.WRONG_OPERAND, "an answer instead of a claim");
      }
    }
    List<C> taken = List.copyOf(stack.subList(from, stack.size()));
    drop(from);
    return taken;
  }

  /** Takes the top {@code count} things, which must be answers, in the order they were made. */
  List<Answer<C>> popAnswers(long count) throws Fault {
    int from = operands(count);
    List<Answer<C>> taken = new ArrayList<>((int) count);
    for (int i = from; i < stack.size(); i++) {
      CellSet cells = answers.get(i);
      if (cells == null) {
        throw new Fault(Reason.WRONG_OPERAND, "a claim, not an answer");
      }
      taken.add(new Answer<>(cells, stack.get(i)));
    }
    drop(from);
    return taken;
  }

  C popClaim() throws Fault {
    return popClaims(1).get(0);
  }

  private void drop(int from) {
    stack.subList(from, stack.size()).clear();
    answers.subList(from, answers.size()).clear();
  }

  void enter(Step.Enter enter) {
    frames.push(
        new Open(
            enter, stack.size(), enter.prover().union(own()), enter.opponent().union(opponents())));
  }

  /** P's stones of all open frames. */
  private CellSet own() {
    return frames.isEmpty() ? game.noCells() : frames.element().own();
  }

  private CellSet opponents() {
    return frames.isEmpty() ? game.noCells() : frames.element().opponents();
  }

  C ordered(long count) throws Fault {
    return claims.ordered(popAnswers(count), own(), opponents());
  }

  void leave() throws Fault {
    // The reader has counted the frames: there is one to leave.
    Open open = frames.pop();
    if (stack.size() != open.base() + 1 || answers.get(open.base()) != null) {
      throw new Fault(Reason.BAD_FRAME, "a frame must leave one claim");
    }
    if (open.enter().frame() == Step.Frame.ANSWER) {
      answers.set(open.base(), open.enter().prover());
    }
  }

  void keep(long uses) throws Fault {
    C claim = popClaim();
    push(claim, null);
    if (uses == 0) {
      throw new Fault(Reason.CLAIM_NOT_USED, "a claim is kept for no use");
    }
    kept.put(keeps++, new Kept<>(claim, uses));
  }

  C recall(long distance) throws Fault {
    if (distance == 0) {
      throw new Fault(Reason.FORWARD_REFERENCE, "a claim that is not kept yet");
    }
    if (distance > keeps) {
      throw new Fault(Reason.NO_SUCH_CLAIM, "%d back of %d kept so far".formatted(distance, keeps));
    }
    long number = keeps - distance;
    Kept<C> found = kept.get(number);
    if (found == null) {
      throw new Fault(Reason.CLAIM_USED_UP, "kept claim " + number + " has had its uses");
    }
    if (found.usesLeft() == 1) {
      kept.remove(number);
    } else {
      kept.put(number, new Kept<>(found.claim(), found.usesLeft() - 1));
    }
    return found.claim();
  }

  void open(Tile tile) throws Fault {
    openTile = tile;
    inTile = new Replay<>(tile.hypergraph(), claims.within(tile));
  }

  C close() throws Fault {
    // The reader has seen to it that a tile is open.
    Tile tile = Objects.requireNonNull(openTile);
    Replay<C> proof = Objects.requireNonNull(inTile);
    proof.end();
    openTile = null;
    inTile = null;
    return claims.tile(tile, proof.stack.get(0));
  }

  void end() throws Fault {
    if (!kept.isEmpty()) {
      throw new Fault(Reason.CLAIM_NOT_USED, kept.size() + " kept claims lack some of their uses");
    }
    List<Left<C>> left = new ArrayList<>(stack.size());
    for (int i = 0; i < stack.size(); i++) {
      left.add(new Left<>(answers.get(i), stack.get(i)));
    }
    claims.theorem(left);
  }
}
