package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The trace of the last steps is the end of the whole trace. */
class TraceTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 7, Integer.MAX_VALUE})
  void theLastStepsAreTheEndOfTheTrace(int last) throws Exception {
    for (Vector vector : theorems()) {
      List<String> whole = trace(vector, Integer.MAX_VALUE);
      assertThat(trace(vector, last))
          .isEqualTo(whole.subList(Math.max(0, whole.size() - last), whole.size()));
    }
  }

  @Test
  void withoutANumberItIsWhole() throws Exception {
    for (Vector vector : theorems()) {
      List<String> whole = new ArrayList<>();
      Statement statement = StatementText.parse(vector.statement());
      new Verifier().trace(statement, new ByteArrayInputStream(vector.certificate()), whole::add);
      assertThat(whole).hasSizeGreaterThan(1).isEqualTo(trace(vector, Integer.MAX_VALUE));
      assertThat(whole.get(whole.size() - 1)).contains("END");
    }
  }

  private static List<String> trace(Vector vector, int last) throws Exception {
    List<String> lines = new ArrayList<>();
    Statement statement = StatementText.parse(vector.statement());
    new Verifier()
        .trace(statement, new ByteArrayInputStream(vector.certificate()), lines::add, last);
    return lines;
  }

  private static List<Vector> theorems() throws Exception {
    List<Vector> theorems = new ArrayList<>();
    try (Stream<Path> files = Files.list(Vectors.folder().resolve("accept"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".vector")).toList()) {
        Vector vector = Vector.parse(Files.readString(file));
        boolean small = StatementText.parse(vector.statement()).hypergraph().cellCount() < 1000;
        if (small && vector.certificate().length < 1000) {
          theorems.add(vector);
        }
      }
    }
    assertThat(theorems).hasSizeGreaterThan(50);
    return theorems;
  }
}
