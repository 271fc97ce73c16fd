package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random proofs of random small statements, true and false. Whatever is accepted must be true; a
 * good part of the true ones must be proved by chance, or the test would test nothing.
 */
class ForgeryTest {

  @Test
  void noRandomCertificateProvesAFalseStatement() throws Exception {
    Random random = new Random(7);
    int accepted = 0;
    int falseStatements = 0;
    for (int i = 0; i < 250; i++) {
      Statement statement = StatementText.parse(randomStatement(random));
      boolean truth = BruteForce.isTrue(statement);
      falseStatements += truth ? 0 : 1;
      for (int j = 0; j < 400; j++) {
        byte[] certificate = randomCertificate(statement, random);
        Verdict verdict = new Verifier().verify(statement, new ByteArrayInputStream(certificate));
        if (verdict instanceof Verdict.Accepted) {
          accepted++;
          assertThat(truth).as(statement.text()).isTrue();
        }
      }
    }
    assertThat(accepted).isGreaterThan(500);
    assertThat(falseStatements).isGreaterThan(40);
  }

  private static String randomStatement(Random random) {
    String names = "abcdefg".substring(0, 3 + random.nextInt(5));
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard hypergraph\ncells");
    names.chars().forEach(name -> text.append(' ').append((char) name));
    int lines = 1 + random.nextInt(3);
    for (int i = 0; i < lines; i++) {
      text.append("\nline");
      List<Character> cells = new ArrayList<>(names.chars().mapToObj(c -> (char) c).toList());
      int size = 1 + random.nextInt(3);
      for (int j = 0; j < size; j++) {
        text.append(' ').append(cells.remove(random.nextInt(cells.size())));
      }
    }
    text.append("\nturn ").append(1 + random.nextInt(2)).append("\nopening 1");
    boolean strong = random.nextInt(4) == 0;
    if (random.nextInt(3) == 0) {
      text.append(strong ? "\nwhite " : "\nmaker ").append(names.charAt(0));
    }
    if (strong) {
      String[] outcomes = {"winner nobody", "winner black", "winner white", "holds black"};
      String outcome = outcomes[random.nextInt(outcomes.length)];
      String said = outcome.equals("winner nobody") ? outcome : outcome + "\nturn 1";
      return text.toString().replaceFirst("\nturn [12]", said.equals(outcome) ? "$0" : "")
          + "\nfirst "
          + (random.nextBoolean() ? "black" : "white")
          + "\nrules strong\n"
          + said
          + "\n";
    }
    text.append("\nfirst ").append(random.nextBoolean() ? "maker" : "breaker");
    return text + "\nrules weak\nwinner " + (random.nextBoolean() ? "maker" : "breaker") + "\n";
  }

  /** Steps that are likely to fit on the stack, with random operands. */
  private static byte[] randomCertificate(Statement statement, Random random) {
    int cells = statement.hypergraph().cellCount();
    int lines = statement.hypergraph().lineCount();
    ByteArrayOutputStream steps = new ByteArrayOutputStream();
    int count = 0;
    int items = 0;
    int peak = 0;
    int leaves = 1 + random.nextInt(4);
    boolean both = random.nextInt(4) == 0;
    boolean strong = statement.rules() == Rules.STRONG && random.nextInt(4) > 0;
    for (int i = 0; i < leaves; i++, count++) {
      int rule =
          (strong ? new int[] {1, 17, 17, 4, 4} : new int[] {1, 2, 4, 4, 5})[random.nextInt(5)];
      boolean answered = !both && random.nextInt(3) > 0;
      boolean opponent = answered && (rule == 4 || rule == 5) && random.nextBoolean();
      steps.write(rule | (answered ? 0x80 : 0) | (opponent ? 0x40 : 0));
      for (int k = (opponent ? 1 : 0) + (answered ? 1 : 0); k > 0; k--) {
        steps.write(random.nextInt(cells));
      }
      if (rule == 2 || rule == 17) {
        steps.write(random.nextInt(lines));
      } else if (rule == 4) {
        steps.write(0);
      }
      items++;
      peak = Math.max(peak, items);
      if (!answered && random.nextInt(3) == 0) {
        steps.write(9);
        steps.write(random.nextInt(cells));
        steps.write(random.nextInt(cells));
        count++;
      }
    }
    if (items > 1 || random.nextBoolean()) {
      steps.write(both ? 8 : strong ? 18 : 7);
      steps.write(items);
      count++;
    }
    steps.write(0x10);
    StringBuilder hex = new StringBuilder();
    for (byte b : steps.toByteArray()) {
      hex.append("%02x".formatted(b));
    }
    return new Vectors.Raw(count + 1, peak, 0, hex.toString()).of(statement.text());
  }
}
