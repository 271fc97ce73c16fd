package dev.touchstone.verifier;

import dev.touchstone.certificate.Replay;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Bits;
import java.util.StringJoiner;

/**
 * What a replay has on top of its stack, a line of text after each step (docs/format.md, section
 * 7). The second checker and the explorer's pages print the same, so that three readers of a
 * certificate can be compared step by step.
 */
final class Trace {

  private Trace() {}

  /** The line of a step that was just carried out. */
  static String line(long number, Step step, Replay<Claim> replay) {
    return number + " " + step.rule() + " " + (step.rule().leavesTop() ? top(replay) : "-");
  }

  private static String top(Replay<Claim> replay) {
    String claim = replay.top().map(Claim::line).orElse("-");
    return replay
        .topAnswer()
        .map(cells -> "answer " + numbers(cells) + " : " + claim)
        .orElse(claim);
  }

  /** The members with blanks between them, or a dash. */
  static String numbers(Bits<?> set) {
    StringJoiner numbers = new StringJoiner(" ").setEmptyValue("-");
    set.forEach(member -> numbers.add(Integer.toString(member)));
    return numbers.toString();
  }
}
