package dev.touchstone.bench.differential;

import dev.touchstone.certificate.Rule;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

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

  /** The step that begins here; null if these are not the operands of one (docs/format.md, 2.2). */
  static @Nullable RawStep read(Numbers in, int cells) {
    int code = in.next();
    Rule rule = code < 0 ? null : Rule.of(code & RULE).orElse(null);
    if (rule == null) {
      return null;
    }
    Operands operands = new Operands(in);
    if ((code & OPPONENT) != 0) {
      operands.take(1);
    }
    if ((code & ANSWERED) != 0) {
      operands.take(1);
    }
    switch (rule) {
      case NOTHING, POTENTIAL, LEAVE, END -> operands.take(0);
      case STONES, RECALL, OPTIONS, BOTH, IMAGE, KEEP -> operands.take(1);
      case SWAP -> operands.take(2);
      case SYMMETRY -> operands.take(cells);
      case COVER -> operands.take(2 * operands.count());
      case GROUPS -> {
        long size = operands.count();
        operands.take(size * operands.count());
      }
      case ANSWER, FOCUS -> {
        operands.take(operands.count());
        operands.take(operands.count());
      }
    }
    return operands.complete() ? new RawStep(code, operands.numbers()) : null;
  }
}
