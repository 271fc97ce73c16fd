package dev.touchstone.strategy;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * L of Block claims (docs/theorems.md, T1 to T9): to play them it is not needed, and claims do not
 * keep it. Only where one stands for a Hold (T12) it is worked out, by what the claim is made of.
 */
final class BlockedLines {

  private final Hypergraph game;
  private final ClaimStore claims;
  private final Map<Integer, LineSet> known = new HashMap<>();

  BlockedLines(Hypergraph game, ClaimStore claims) {
    this.game = game;
    this.claims = claims;
  }

  /** The lines that a Block claim blocks. */
  LineSet by(int claim) throws Fault {
    Deque<Integer> wanted = new ArrayDeque<>();
    wanted.push(claim);
    while (!wanted.isEmpty()) {
      int next = wanted.element();
      boolean ready = true;
      for (int part : claims.madeOf(next)) {
        if (!known.containsKey(part)) {
          wanted.push(part);
          ready = false;
        }
      }
      if (ready) {
        known.put(wanted.pop(), made(next));
      }
    }
    return of(claim);
  }

  private LineSet of(int claim) {
    LineSet lines = known.get(claim);
    if (lines == null) {
      throw new IllegalStateException("claim " + claim + " is not worked out yet");
    }
    return lines;
  }

  private LineSet made(int claim) throws Fault {
    int[] numbers = claims.numbers(claim);
    return switch (claims.rule(claim)) {
      case NOTHING -> game.noLines();
      case GROUPS -> containing(claims.groups(claim));
      case POTENTIAL -> LineSet.of(game.lineCount(), numbers);
      case OPTIONS -> ofOptions(claim);
      case BOTH -> ofParts(claims.madeOf(claim));
      case SWAP -> {
        LineSet through = game.linesThrough(numbers[0]).minus(game.linesThrough(numbers[1]));
        yield of(claims.madeOf(claim)[0]).minus(through);
      }
      case IMAGE -> image(of(claims.madeOf(claim)[0]), numbers[0]);
      case STONES,
          DONE,
          ORDERED,
          TOUCH,
          JOIN,
          FILL,
          TILE,
          TILED,
          TILING,
          COVER,
          RECALL,
          KEEP,
          SYMMETRY,
          ANSWER,
          FOCUS,
          LEAVE,
          END ->
          throw new IllegalStateException(claims.rule(claim) + " makes no Block claim");
    };
  }

  /** T3. */
  private LineSet containing(List<CellSet> groups) {
    LineSet lines = game.noLines();
    for (CellSet group : groups) {
      LineSet whole = game.allLines();
      for (int cell : group.toArray()) {
        whole = whole.intersection(game.linesThrough(cell));
      }
      lines = lines.union(whole);
    }
    return lines;
  }

  /** T5. */
  private LineSet ofOptions(int claim) {
    LineSet lines = game.allLines();
    for (ClaimStore.Option option : claims.options(claim)) {
      lines = lines.intersection(of(option.then()).union(game.linesMeeting(option.answer())));
    }
    return lines;
  }

  /** T7. */
  private LineSet ofParts(int[] parts) {
    LineSet lines = game.noLines();
    for (int part : parts) {
      lines = lines.union(of(part));
    }
    return lines;
  }

  private LineSet image(LineSet lines, int symmetry) throws Fault {
    int[] images = images(symmetry);
    int[] members =
        Arrays.stream(lines.toArray())
            .map(line -> images[line])
            .filter(line -> line >= 0)
            .toArray();
    return LineSet.of(game.lineCount(), members);
  }

  /**
   * T9: the image of each line under a symmetry. On an infinite board (T20) it is -1 where it is no
   * line that is modelled.
   */
  int[] images(int symmetry) throws Fault {
    int[] cells = claims.symmetry(symmetry);
    boolean hasHoles = Arrays.stream(cells).anyMatch(cell -> cell < 0);
    int[] images = new int[game.lineCount()];
    for (int line = 0; line < images.length; line++) {
      int[] members = game.line(line).toArray();
      Arrays.setAll(members, i -> cells[members[i]]);
      boolean isSeen = Arrays.stream(members).allMatch(cell -> cell >= 0);
      images[line] = isSeen ? game.lineNumber(CellSet.of(game.cellCount(), members)) : -1;
      if (images[line] < 0 && !hasHoles) {
        throw new Fault(Reason.NOT_A_SYMMETRY, "the image of line " + line + " is no line");
      }
    }
    return images;
  }
}
