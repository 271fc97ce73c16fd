package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Transport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... arguments) {
    return Main.run(
        arguments,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private String write(String name, byte[] bytes) throws Exception {
    return Files.write(folder.resolve(name), bytes).toString();
  }

  @Test
  void aProofIsVerified() throws Exception {
    ProofBuilder proof = Proofs.ticTacToeMaker();
    byte[] text = proof.statement().text().getBytes(StandardCharsets.UTF_8);
    assertThat(run(write("s", text), write("c", proof.bytes()))).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("s VERIFIED\n");
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "Maker wins 3,3,3 (weak)\n"
                + "statement sha256"
                + " 320d3727f8fdee2e6dc61dad6d9c90f3aad6bf9196f7e09a45455e718ef8b5e4\n"
                + "certificate sha256"
                + " 14106de97751ab86bf8c963d32959f529a93689312d419ceb3c42bc054b53314\n"
                + "29 steps, all sound\n");
  }

  @Test
  void aNameThatIsNoPathIsAnInputError() {
    assertThat(run("\0", "x")).isEqualTo(Main.USAGE_OR_IO);
    assertThat(out.size()).isZero();
  }

  @Test
  void aVerdictThatCannotBeWrittenIsNotOne() throws Exception {
    ProofBuilder proof = Proofs.ticTacToeMaker();
    byte[] text = proof.statement().text().getBytes(StandardCharsets.UTF_8);
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("no space left on device");
          }
        };
    int exitCode =
        Main.run(
            new String[] {write("s", text), write("c", proof.bytes())},
            new PrintStream(full, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    assertThat(exitCode).isEqualTo(Main.USAGE_OR_IO);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("cannot write the verdict");
  }

  @Test
  void anErrorOfThePlatformIsNoRejection() throws Exception {
    ProofBuilder proof = Proofs.ticTacToeMaker();
    byte[] text = proof.statement().text().getBytes(StandardCharsets.UTF_8);
    PrintStream broken =
        new PrintStream(out, true, StandardCharsets.UTF_8) {
          @Override
          public void print(String line) {
            throw new InternalError("a fault in an unsafe memory access");
          }
        };
    String[] arguments = {write("s", text), write("c", proof.bytes())};
    PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
    assertThat(Main.run(arguments, broken, messages)).isEqualTo(Main.INTERNAL_ERROR);
    assertThat(out.size()).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("internal error").hasLineCount(1);
  }

  @Test
  void swappedArgumentsAreNoticed() throws Exception {
    ProofBuilder proof = Proofs.ticTacToeMaker();
    byte[] text = proof.statement().text().getBytes(StandardCharsets.UTF_8);
    assertThat(run(write("c", proof.bytes()), write("s", text))).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("the statement comes first");
  }

  @Test
  void aStatementInTheCertificatesPlaceIsNoticed() throws Exception {
    String text =
        write("s", Proofs.ticTacToeMaker().statement().text().getBytes(StandardCharsets.UTF_8));
    assertThat(run(text, text)).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("it is a statement").hasLineCount(1);
  }

  @Test
  void theListOfKeysInTheManifestsPlaceIsNoticed() throws Exception {
    ProofBuilder proof = Proofs.ticTacToeMaker();
    String text = write("s", proof.statement().text().getBytes(StandardCharsets.UTF_8));
    String keys = write("k", "touchstone keys 1\n".getBytes(StandardCharsets.UTF_8));
    String manifest = write("m", "touchstone manifest 1\n".getBytes(StandardCharsets.UTF_8));
    assertThat(run(text, write("c", proof.bytes()), keys, manifest)).isEqualTo(Main.USAGE_OR_IO);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("the list of keys comes after the manifest");
  }

  @Test
  void helpFitsAScreenAndIsNoError() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSizeLessThan(32);
  }

  @Test
  void aBombIsDeclinedAtTheCap() throws Exception {
    ProofBuilder proof = Proofs.fiveByRootPairing();
    byte[] zipped = Transport.compress(proof.bytes());
    Verdict verdict = new Verifier(50).verify(proof.statement(), new ByteArrayInputStream(zipped));
    assertThat(verdict.line()).isEqualTo("s DECLINED TOO_LARGE");
  }
}
