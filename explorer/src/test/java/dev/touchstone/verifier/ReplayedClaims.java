package dev.touchstone.verifier;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** What stands on top of the verifier's stack after each step, a line each. */
public final class ReplayedClaims {

  private ReplayedClaims() {}

  /** The lines of a certificate that the verifier accepts. */
  public static List<String> of(Statement statement, InputStream certificate)
      throws IOException, Fault, ReflectiveOperationException {
    CertificateReader reader = new CertificateReader(statement, certificate, Transport.OUTPUT_CAP);
    Proof proof = new Proof(statement);
    // A proof shows its stack to nobody: a test may look all the same.
    Field field = Proof.class.getDeclaredField("stack");
    field.setAccessible(true);
    List<?> stack = (List<?>) field.get(proof);
    List<String> lines = new ArrayList<>();
    Step step;
    do {
      step = reader.next();
      proof.take(step);
      lines.add(
          stack.isEmpty() ? "" : stack.size() + " " + line((Item) stack.get(stack.size() - 1)));
    } while (!(step instanceof Step.End));
    return lines;
  }

  private static String line(Item item) {
    if (item instanceof Item.Answer answer) {
      return "answer " + cells(answer.cells()) + ": " + line(answer.then());
    }
    if (item instanceof Item.Complete complete) {
      return "complete " + cells(complete.needs()) + " / " + cells(complete.zone());
    }
    return "block " + cells(((Item.Block) item).zone());
  }

  private static String cells(CellSet cells) {
    return Arrays.stream(cells.toArray())
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(","));
  }
}
