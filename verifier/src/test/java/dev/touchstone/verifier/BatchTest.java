package dev.touchstone.verifier;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pairs of files, one after the other. */
class BatchTest {

  @TempDir Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private String statement = "";
  private String certificate = "";
  private String other = "";

  @BeforeEach
  void write() throws IOException {
    ProofBuilder proof = Proofs.ticTacToeMaker();
    statement =
        Files.writeString(folder.resolve("a statement"), proof.statement().text()).toString();
    certificate = Files.write(folder.resolve("certificate"), proof.bytes()).toString();
    other = Files.write(folder.resolve("other"), Proofs.fiveByPotential().bytes()).toString();
  }

  private int run(OutputStream to, String pairs) throws IOException {
    return Batch.run(
        new ByteArrayInputStream(pairs.getBytes(UTF_8)),
        new PrintStream(to, true, UTF_8),
        new PrintStream(err, true, UTF_8));
  }

  private int run(String pairs) throws IOException {
    return run(out, pairs);
  }

  @Test
  void everyPairHasItsLine() throws Exception {
    String good = statement + "\t" + certificate;
    assertThat(run(good + "\n" + statement + "\t" + other + "\n" + good)).isEqualTo(1);
    assertThat(out.toString(UTF_8))
        .isEqualTo("s VERIFIED\ns REJECTED WRONG_STATEMENT step 0\ns VERIFIED\n");
    assertThat(err.toString(UTF_8)).startsWith("line 2: ").hasLineCount(1);
  }

  @Test
  void whatCannotBeReadDoesNotEndTheRun() throws Exception {
    String good = statement + "\t" + certificate + "\n";
    String pairs =
        statement + "\tnone\n" + statement + "\n\n" + good + "\0\t" + certificate + "\n" + good;
    assertThat(run(pairs)).isEqualTo(Main.USAGE_OR_IO);
    assertThat(out.toString(UTF_8))
        .isEqualTo("e UNREADABLE\n".repeat(3) + "s VERIFIED\n" + "e UNREADABLE\n" + "s VERIFIED\n");
    assertThat(err.toString(UTF_8))
        .contains("line 1: cannot read none: no such file")
        .hasLineCount(4);
  }

  @Test
  void theExitCodeIsTheGreatest() throws Exception {
    String declined = certificate + "\t" + statement + "\n";
    assertThat(run(declined + statement + "\t" + other)).isEqualTo(2);
    assertThat(run("")).isZero();
  }

  @Test
  void anAnswerThatCannotBeWrittenEndsTheRun() throws Exception {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("no space left on device");
          }
        };
    String good = statement + "\t" + certificate + "\n";
    assertThat(run(full, good + good)).isEqualTo(Main.USAGE_OR_IO);
    assertThat(err.toString(UTF_8)).contains("cannot write the verdict").hasLineCount(1);
  }
}
