package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.touchstone.certificate.Reason;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the corpus, and watches over it. */
class VectorTest {

  @TestFactory
  Stream<DynamicTest> theVerifierSaysOfEveryFileWhatTheFileExpects() throws IOException {
    SortedMap<String, Vector> files = Vectors.archived();
    assertThat(files).hasSizeGreaterThan(100);
    return files.entrySet().stream()
        .filter(file -> file.getValue().get("heap").isEmpty())
        .map(file -> dynamicTest(file.getKey(), () -> check(file.getValue())));
  }

  private static void check(Vector vector) throws IOException {
    Verdict verdict = judge(vector.statement(), vector.certificate());
    assertThat(verdict.line()).isEqualTo(vector.line());
    assertThat(verdict.exitCode()).isEqualTo(vector.exitCode());
  }

  static Verdict judge(byte[] statement, byte[] certificate) throws IOException {
    try {
      return new Verifier()
          .verify(StatementText.parse(statement), new ByteArrayInputStream(certificate));
    } catch (BadStatementException e) {
      return new Verdict.Declined(Reason.MALFORMED_STATEMENT, String.valueOf(e.getMessage()));
    }
  }

  @Test
  void everyReasonHasAFileThatEndsThere() throws IOException {
    Set<Reason> missing = EnumSet.allOf(Reason.class);
    Vectors.archived()
        .values()
        .forEach(
            vector -> {
              if (!vector.get("reason").isEmpty()) {
                missing.remove(Reason.valueOf(vector.get("reason")));
              }
            });
    assertThat(missing).isEmpty();
  }

  @Test
  void everyFileLiesInTheFolderOfItsVerdict() throws IOException {
    Map<String, String> folders =
        Map.of("ACCEPTED", "accept/", "REJECTED", "reject/", "DECLINED", "decline/");
    Vectors.archived()
        .forEach((name, file) -> assertThat(name).startsWith(folders.get(file.get("expect"))));
  }

  /**
   * The archive is what the builders make. To write it anew: {@code mvn test -pl verifier -am
   * -Dtest=VectorTest -Dsurefire.failIfNoSpecifiedTests=false -Dvectors.update}.
   */
  @Test
  void theArchiveIsWhatTheBuildersMake() throws IOException {
    if (System.getProperty("vectors.update") != null) {
      update();
    }
    SortedMap<String, String> archived = printed(Vectors.archived());
    assertThat(archived).isEqualTo(printed(Vectors.made()));
  }

  /** The texts of the files; of compressed certificates, which differ between platforms, none. */
  private static SortedMap<String, String> printed(SortedMap<String, Vector> files) {
    SortedMap<String, String> result = new TreeMap<>();
    files.forEach(
        (name, file) -> {
          String text = file.print();
          result.put(name, text.replaceAll("(?s)--- certificate\n1f8b.*", "compressed"));
        });
    return result;
  }

  private static void update() throws IOException {
    SortedMap<String, Vector> made = Vectors.made();
    for (String name : Vectors.archived().keySet()) {
      Files.delete(Vectors.folder().resolve(name));
    }
    for (Map.Entry<String, Vector> file : made.entrySet()) {
      Path path = Vectors.folder().resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue().print());
    }
  }
}
