package dev.touchstone.cluster.job;

import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Sha256;
import java.nio.charset.StandardCharsets;

/**
 * A position to be searched.
 *
 * @param question the canonical text of the statement that Maker wins; who does is what is asked
 * @param nodes how many positions may be expanded
 */
public record Job(String question, long nodes) {

  /** The text that asks who wins. */
  public static String question(Problem problem) {
    return problem.wonBy(Outcome.BLACK).text();
  }

  /** By this a job is known: whoever has searched the same position has done it. */
  public static String key(String question) {
    byte[] digest = Sha256.start().digest(question.getBytes(StandardCharsets.UTF_8));
    return java.util.HexFormat.of().formatHex(digest, 0, 16);
  }
}
