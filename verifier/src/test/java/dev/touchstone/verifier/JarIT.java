package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Counts;
import dev.touchstone.certificate.Step;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Runs the standalone jar as a reviewer does: on every file of the corpus, and on what is none. */
class JarIT {

  private static final String JAR = System.getProperty("touchstone.verifier.jar", "");

  @TempDir Path folder;

  private record Run(int exitCode, String out, String err) {}

  private Run run(String heap, String... arguments) throws IOException, InterruptedException {
    return run(folder, heap, arguments);
  }

  private static Run run(Path folder, String heap, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xmx" + heap);
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-jar");
    command.add(JAR);
    command.addAll(List.of(arguments));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    int exitCode =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start()
            .waitFor();
    return new Run(exitCode, Files.readString(out), Files.readString(err));
  }

  /** Each file in a process of its own, as many at once as there are processors. */
  @TestFactory
  Stream<DynamicTest> theJarSaysOfEveryFileWhatTheFileExpects() throws IOException {
    Map<String, Vector> files = Vectors.archived();
    Map<String, Run> runs = new ConcurrentHashMap<>();
    files.entrySet().parallelStream().forEach(file -> runs.put(file.getKey(), run(file)));
    return files.entrySet().stream()
        .map(file -> dynamicTest(file.getKey(), () -> check(file.getValue(), runs, file.getKey())));
  }

  private Run run(Map.Entry<String, Vector> file) {
    Vector vector = file.getValue();
    try {
      Path own = Files.createTempDirectory(folder, "file");
      Path statement = Files.write(own.resolve("statement"), vector.statement());
      Path certificate = Files.write(own.resolve("certificate"), vector.certificate());
      String heap = vector.get("heap").isEmpty() ? "256m" : vector.get("heap");
      return run(own, heap, statement.toString(), certificate.toString());
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(file.getKey(), e);
    }
  }

  private static void check(Vector vector, Map<String, Run> runs, String name) {
    Run run = Objects.requireNonNull(runs.get(name), name);
    assertThat(run.out()).isEqualTo(vector.line() + "\n");
    assertThat(run.exitCode()).isEqualTo(vector.exitCode());
    // A theorem is said in words, with two digests and its steps.
    assertThat(run.err().lines()).hasSize(vector.exitCode() == 0 ? 4 : 1);
  }

  @Test
  void aManifestIsJudgedAfterTheProof() throws Exception {
    Path examples = Vectors.folder().resolveSibling("docs").resolve("examples");
    String statement = examples.resolve("tic-tac-toe.statement").toString();
    String certificate = examples.resolve("tic-tac-toe.certificate").toString();
    String manifest = examples.resolve("tic-tac-toe.manifest").toString();
    String keys = examples.resolve("KEYS").toString();
    Run signed = run("64m", statement, certificate, manifest, keys, "example");
    assertThat(signed.out())
        .matches("s VERIFIED\nm MATCHES\nk VALID example [0-9a-f]{8} ed25519\n");
    assertThat(signed.exitCode()).isZero();
    Run missing = run("64m", statement, certificate, manifest, keys, "somebody");
    assertThat(missing.out()).startsWith(signed.out()).endsWith("k ABSENT somebody\n");
    assertThat(missing.exitCode()).isEqualTo(5);
  }

  @Test
  void aMissingFileIsSaidInOneLine() throws Exception {
    Run run = run("64m", folder.resolve("none").toString(), "x");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("none: no such file").hasLineCount(1);
  }

  @Test
  void aFolderIsNoStatement() throws Exception {
    Run run = run("64m", folder.toString(), folder.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).hasLineCount(1).contains(folder.toString());
  }

  @Test
  void wrongUsageSaysInALineWhatIsMissing() throws Exception {
    Run run = run("64m", "one");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("a certificate is missing after the statement one\n");
    assertThat(run("64m", "--help").out()).startsWith("usage: ");
    assertThat(run("64m", "--version").out())
        .matches("touchstone-verifier [0-9]+[.][0-9]+[.][0-9]+.*, certificates of format 1\n");
  }

  /** What the shell makes of a command, where {@code $J} is the jar. */
  private Run shell(String locale, String command) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder process = new ProcessBuilder("bash", "-c", command);
    process.environment().put("LC_ALL", locale);
    process
        .environment()
        .put("J", Path.of(System.getProperty("java.home"), "bin", "java") + " -jar " + JAR);
    process.directory(folder.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
    int exitCode = process.start().waitFor();
    return new Run(exitCode, Files.readString(out), Files.readString(err));
  }

  @Test
  void pipesAreRead() throws Exception {
    ProofBuilder proof = Proofs.ticTacToeMaker();
    Files.writeString(folder.resolve("s"), proof.statement().text());
    Files.write(folder.resolve("c"), proof.bytes());
    for (String command :
        List.of(
            "$J <(cat s) <(cat c)",
            "$J s <(gzip -c c)",
            "cat s | $J /dev/stdin c",
            "gzip -c c | $J s /dev/stdin",
            "printf 's\\tc' | $J --batch")) {
      assertThat(shell("C.UTF-8", command).out()).as(command).isEqualTo("s VERIFIED\n");
    }
  }

  @Test
  void aNameThatTheLocaleCannotWriteIsSaidInALine() throws Exception {
    Run run = shell("C", "$J $'Gr\\xc3\\xb6\\xc3\\x9fe' c");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("cannot read 'Gr", "set LC_ALL=C.UTF-8").hasLineCount(1);
    assertThat(run.err()).doesNotContain("Exception", "java.");
  }

  @Test
  void withoutStandardOutputThereIsNoVerdict() throws Exception {
    ProofBuilder proof = Proofs.ticTacToeMaker();
    Files.writeString(folder.resolve("s"), proof.statement().text());
    Files.write(folder.resolve("c"), proof.bytes());
    Run run = shell("C.UTF-8", "$J s c >&-");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).isEqualTo("cannot write the verdict to standard output\n");
  }

  @Test
  void aMillionStepsNeedNoMoreMemoryThanWhatIsStillReferenced() throws Exception {
    ProofBuilder tree = Proofs.fourByTree("board 4,4,4", "rules weak", "winner breaker");
    List<Step> leavesAndOptions = tree.steps().subList(0, tree.steps().size() - 1);
    Path statement = Files.writeString(folder.resolve("s"), tree.statement().text());
    Path certificate = folder.resolve("c");
    int repetitions = 55_000;
    List<Step> one = new ArrayList<>();
    one.add(ProofBuilder.of(tree.statement()).answer("", "").steps().get(0));
    one.addAll(leavesAndOptions);
    one.add(new Step.Leave());
    long steps = (long) repetitions * one.size() + 2;
    Counts counts = new Counts(steps, repetitions - 1L + leavesAndOptions.size() - 1, 1);
    // The answers of no stones all need the same zone; one more option leaves it alone: the root's
    // own leaves.
    try (OutputStream out = Files.newOutputStream(certificate);
        CertificateWriter writer =
            new CertificateWriter(
                tree.statement(), out, rootCounts(counts, leavesAndOptions.size() - 1))) {
      for (int i = 0; i < repetitions; i++) {
        for (Step step : one) {
          writer.write(step);
        }
      }
      for (Step leaf : leavesAndOptions.subList(0, leavesAndOptions.size() - 1)) {
        writer.write(leaf);
      }
      writer.write(new Step.Options(repetitions + leavesAndOptions.size() - 1L));
      writer.write(new Step.End());
    }
    Run run = run("40m", statement.toString(), certificate.toString());
    assertThat(run.out()).isEqualTo("s VERIFIED\n");
    assertThat(run.err()).contains(Long.toString(steps + leavesAndOptions.size() - 1));
  }

  private static Counts rootCounts(Counts counts, int leaves) {
    return new Counts(counts.steps() + leaves, counts.held() + 1, counts.depth());
  }

  @Test
  void noiseIsRejectedInOneLine() throws Exception {
    Path statement =
        Files.writeString(folder.resolve("s"), Proofs.fiveByPotential().statement().text());
    Path noise =
        Files.write(
            folder.resolve("n"), "P\u00e4\u0000\u0001 noise".getBytes(StandardCharsets.UTF_8));
    Run run = run("64m", statement.toString(), noise.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEqualTo("s REJECTED NOT_A_CERTIFICATE step 0\n");
  }
}
