package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.cluster.tree.Block;
import dev.touchstone.cluster.tree.Claim;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.Reach;
import dev.touchstone.cluster.tree.TwoSided;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * A claim as the verifier's trace writes it (docs/format.md, section 7).
 *
 * @param answer the stones of the answer that it stands behind; empty if it is no answer
 * @param claim what is said then, without the word "answer"
 */
record ClaimText(String answer, String claim) {

  private static final String ANSWER = "answer ";
  private static final String NONE = "-";
  private static final Pattern BAR = Pattern.compile(" \\| ");

  /** What a line of the trace says, behind the number and the rule. */
  static ClaimText ofTrace(String line) {
    String left = line.split(" ", 3)[2];
    if (!left.startsWith(ANSWER)) {
      return new ClaimText("", left);
    }
    int colon = left.indexOf(" : ");
    return new ClaimText(left.substring(ANSWER.length(), colon), left.substring(colon + 3));
  }

  /** Whether the step makes no claim, as SYMMETRY, which may stand anywhere. */
  boolean isNone() {
    return claim.equals(NONE);
  }

  /** The first stone of the answer, or -1. */
  int stone(Ground ground) {
    return answer.isEmpty() ? -1 : cells(ground, answer).first();
  }

  /**
   * "block 1 2 | 0 3", "complete 1 2 | 5 6", "link 9 10 : 1 2 | 5 6", "win 1 2 | 5 6 | 0:1 3:2" or
   * "hold" with the same. In a strong game a Block claim is a Hold.
   */
  Claim claim(Ground ground, Player prover) {
    int kind = claim.indexOf(' ');
    String[] parts = BAR.split(claim.substring(kind + 1), -1);
    String word = claim.substring(0, kind);
    return switch (word) {
      case "block" -> {
        CellSet zone = cells(ground, parts[0]);
        LineSet lines = LineSet.of(ground.game().lineCount(), numbers(parts[1]));
        LineSet theirs = ground.game().linesOf(prover.opponent());
        yield ground.problem().rules() == Rules.STRONG
            ? new TwoSided(prover, Race.ofBlock(ground.game(), zone, lines).against(theirs))
            : new Block(zone, lines);
      }
      case "complete" -> new Reach(prover, cells(ground, parts[0]), cells(ground, parts[1]));
      case "link" ->
          new Reach(
              prover,
              cells(ground, parts[0].substring(parts[0].indexOf(" : ") + 3)),
              cells(ground, parts[1]));
      case "win", "hold" ->
          new TwoSided(
              prover,
              new Race(
                  word.equals("win"),
                  cells(ground, parts[0]),
                  cells(ground, parts[1]),
                  tolerances(ground, parts[2])));
      default ->
          throw new IllegalStateException("a claim that no job of this game makes: " + claim);
    };
  }

  private static Tolerances tolerances(Ground ground, String words) {
    short[] most = new short[ground.game().lineCount()];
    Arrays.fill(most, Tolerances.ANY);
    for (String word : words.equals(NONE) ? new String[0] : words.split(" ", -1)) {
      int colon = word.indexOf(':');
      most[Integer.parseInt(word.substring(0, colon))] =
          Short.parseShort(word.substring(colon + 1));
    }
    return Tolerances.of(ground.game(), most);
  }

  private static CellSet cells(Ground ground, String words) {
    return CellSet.of(ground.game().cellCount(), numbers(words));
  }

  private static int[] numbers(String words) {
    return words.equals(NONE)
        ? new int[0]
        : Arrays.stream(words.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
  }
}
