package dev.touchstone.bench.differential;

import dev.touchstone.certificate.Rule;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * A step as its bytes say, not understood.
 *
 * @param code its first byte: rule and flags
 * @param numbers all that follows
 */
record RawStep(int code, List<Long> numbers) {

  static final int ANSWERED = 0x80;
  static final int OPPONENT = 0x40;
  private static final int RULE = 0x3F;

  RawStep {
    numbers = List.copyOf(numbers);
  }

  static RawStep of(Rule rule, long... numbers) {
    return new RawStep(rule.code(), LongStream.of(numbers).boxed().toList());
  }

  /** The rule, if it is one that the format knows. */
  Optional<Rule> rule() {
    return Rule.of(code & RULE);
  }

  boolean is(Rule rule) {
    return (code & RULE) == rule.code();
  }

  boolean answered() {
    return (code & ANSWERED) != 0;
  }

  /** How many things of the stack it makes one claim of, if it does. */
  long joined() {
    return is(Rule.JOIN) ? 2 : first();
  }

  /** Whether it makes one claim of several, or of so many as it says. */
  boolean joins() {
    return is(Rule.JOIN) || is(Rule.OPTIONS) || is(Rule.BOTH) || is(Rule.ORDERED);
  }

  /** Whether it makes a claim, or an answer, of nothing. */
  boolean isLeaf() {
    return rule().map(Rule::isLeaf).orElse(false);
  }

  RawStep withCode(int other) {
    return new RawStep(other, numbers);
  }

  /**
   * With another number, if there is one in this place: a changed code may want what is not there.
   */
  RawStep withNumber(int place, long number) {
    if (place >= numbers.size()) {
      return this;
    }
    Long[] changed = numbers.toArray(Long[]::new);
    changed[place] = number;
    return new RawStep(code, List.of(changed));
  }

  /** The first number, which says how many or how often; 0 if there is none. */
  long first() {
    return numbers.isEmpty() ? 0 : numbers.get(0);
  }

  /** The last number; 0 if there is none. */
  long last() {
    return numbers.isEmpty() ? 0 : numbers.get(numbers.size() - 1);
  }

  void write(ByteArrayOutputStream out) {
    out.write(code);
    numbers.forEach(number -> Numbers.write(number, out));
  }

  /** The step, or what is left of one, in these bytes. */
  static RawStep of(Numbers in) {
    int code = in.next();
    List<Long> numbers = new ArrayList<>();
    for (long number = in.number(); number >= 0; number = in.number()) {
      numbers.add(number);
    }
    return new RawStep(code, numbers);
  }
}
