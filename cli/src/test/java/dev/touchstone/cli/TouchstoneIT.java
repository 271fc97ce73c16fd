package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the jar as a user does: whole processes, some of them interrupted or killed. */
class TouchstoneIT {

  private static final String JAR = System.getProperty("touchstone.jar", "");

  @TempDir Path folder;

  private Process start(String name, String heap, String words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx" + heap, "-XX:+UseSerialGC", "-jar", JAR));
    command.addAll(List.of(words.split(" ", -1)));
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectOutput(folder.resolve(name + ".out").toFile())
        .redirectError(folder.resolve(name + ".err").toFile())
        .start();
  }

  private Run end(String name, Process process) throws IOException, InterruptedException {
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Run(
        process.exitValue(),
        Files.readString(folder.resolve(name + ".out")),
        Files.readString(folder.resolve(name + ".err")));
  }

  private Run run(String words) throws IOException, InterruptedException {
    return end("run", start("run", "512m", words));
  }

  private void awaitFile(String name) throws InterruptedException {
    for (int i = 0; i < 400 && !Files.exists(folder.resolve(name)); i++) {
      Thread.sleep(50);
    }
    assertThat(folder.resolve(name)).exists();
  }

  @Test
  void makersAndBreakersWinsAreProvedIntoAFolderNamedAfterTheGame() throws Exception {
    Run maker = run("solve 3,3,3 --weak");
    assertThat(maker.out()).startsWith("Maker wins 3,3,3 (weak)\n");
    assertThat(maker.out()).endsWith("proved: 3,3,3-weak/statement 3,3,3-weak/certificate\n");
    assertThat(maker.err()).isEmpty();
    assertThat(maker.exitCode()).isZero();
    Run breaker = run("solve 5,5,5 --weak --json");
    assertThat(breaker.out()).contains("\"winner\":\"breaker\",\"verified\":true").hasLineCount(1);
    assertThat(breaker.exitCode()).isZero();
    Run verified = run("verify 3,3,3-weak");
    assertThat(verified.out()).isEqualTo("s VERIFIED\n");
    assertThat(verified.err())
        .startsWith("Maker wins 3,3,3 (weak)\nstatement sha256 ")
        .endsWith("\n" + stepsOf(maker))
        .hasLineCount(4);
    assertThat(run("verify 5,5,5-weak/statement 3,3,3-weak/certificate").exitCode()).isEqualTo(1);
  }

  private static String stepsOf(Run solved) {
    String steps = solved.out().replaceAll("(?s).*proof: ([0-9]+) steps.*", "$1");
    return steps + " steps, all sound\n";
  }

  @Test
  void aRunOutOfBudgetIsGoneOnFrom() throws Exception {
    Run first = run("solve 4,7,4 --weak --max-nodes 5");
    assertThat(first.exitCode()).isEqualTo(4);
    assertThat(first.out()).startsWith("4,7,4 is not decided (weak)\nsearch: 5 nodes in ");
    assertThat(first.err()).contains("4,7,4-weak/checkpoint is kept").hasLineCount(1);
    Run second = run("solve 4,7,4 --weak");
    assertThat(second.out()).startsWith("Breaker wins 4,7,4 (weak)\n").contains("\nproved: ");
    assertThat(folder.resolve("4,7,4-weak/checkpoint")).doesNotExist();
  }

  @Test
  void aRunThatIsKilledIsGoneOnFromItsLastCheckpoint() throws Exception {
    String words = "solve 6,9,5 --weak --checkpoint-every 1";
    Process killed = start("killed", "512m", words);
    awaitFile("6,9,5-weak/checkpoint");
    killed.destroyForcibly();
    assertThat(end("killed", killed).out()).isEmpty();
    assertThat(folder.resolve("6,9,5-weak/certificate.gz")).doesNotExist();
    Run again = run(words);
    assertThat(again.out()).startsWith("Breaker wins 6,9,5 (weak)\n").contains("\nproved: ");
    assertThat(run("verify 6,9,5-weak").exitCode()).isZero();
  }

  @Test
  void aRunThatIsInterruptedSavesItsCheckpointAndSaysSo() throws Exception {
    Process process = start("interrupted", "512m", "solve 9,9,5 --weak --checkpoint-every 0.2");
    awaitFile("9,9,5-weak/checkpoint");
    Process second = start("second", "512m", "solve 9,9,5 --weak");
    Run refused = end("second", second);
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).hasLineCount(1).contains("another run is at work there");
    process.destroy();
    Run run = end("interrupted", process);
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(run.out()).startsWith("9,9,5 is not decided (weak)\nsearch: ");
    assertThat(run.err())
        .hasLineCount(1)
        .contains("interrupted after", "9,9,5-weak/checkpoint is kept");
    assertThat(folder.resolve("9,9,5-weak/checkpoint")).exists();
  }

  @Test
  void aFileInTheWayIsSaidInOneLine() throws Exception {
    Files.writeString(folder.resolve("3,3,3-weak"), "mine");
    Run run = run("solve 3,3,3 --weak");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).hasLineCount(1).contains("3,3,3-weak", "a file is in the way");
    assertThat(folder.resolve("3,3,3-weak")).hasContent("mine");
  }

  @Test
  void aHeapThatIsTooSmallIsABudgetToo() throws Exception {
    SolveTest.twoBoards(folder.resolve("two.hg"));
    Run run = end("small", start("small", "9m", "solve file:two.hg --weak"));
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(run.err()).hasLineCount(1).contains("--memory");
  }

  @Test
  void aTheoremIsSignedByBothAlgorithmsAndVerified() throws Exception {
    assertThat(run("solve 3,3,3 --weak").exitCode()).isZero();
    Run made = run("keys generate --name alice --ml-dsa --out alice.key");
    assertThat(made.out()).hasLineCount(2).doesNotContain("PRIVATE");
    Files.writeString(folder.resolve("KEYS"), "touchstone keys 1\n" + made.out());
    Run signed = run("sign 3,3,3-weak --key alice.key --date 2026-11-18");
    assertThat(signed.exitCode()).as(signed.err()).isZero();
    Run verified = run("verify 3,3,3-weak --keys KEYS --require alice");
    assertThat(verified.out())
        .matches("(?s)s VERIFIED\nm MATCHES\nk VALID .* ed25519\nk VALID .* ml-dsa-65\n");
    assertThat(verified.exitCode()).isZero();
    assertThat(run("verify 3,3,3-weak --keys KEYS --require bob").exitCode()).isEqualTo(5);
    assertThat(Files.readString(folder.resolve("3,3,3-weak/manifest")))
        .contains("\nsolver " + run("--version").out().strip().replace("touchstone ", "") + "\n");
  }

  @Test
  void theJarKnowsItsVersion() throws Exception {
    assertThat(run("--version").out()).matches("touchstone [0-9.]+(-SNAPSHOT)?\n");
  }

  /** What a shell makes of a line in which {@code touchstone} is the program. */
  private Run shell(String line) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "a shell");
    Path program = folder.resolve("bin/touchstone");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Files.createDirectories(program.getParent());
    Files.writeString(
        program, "#!/bin/bash\nexec '%s' -Xmx512m -jar '%s' \"$@\"\n".formatted(java, JAR));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    Path script = Files.writeString(folder.resolve("line"), line + "\n");
    ProcessBuilder builder =
        new ProcessBuilder("/bin/bash", script.toString())
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("shell.out").toFile())
            .redirectError(folder.resolve("shell.err").toFile());
    builder.environment().put("LC_ALL", "C");
    builder.environment().merge("PATH", program.getParent() + ":", (old, bin) -> bin + old);
    return end("shell", builder.start());
  }

  @Test
  void whoReadsOnlyTheBeginningHearsNoComplaint() throws Exception {
    assertThat(run("solve 4,4,4 --weak").exitCode()).isZero();
    Run piped = shell("touchstone explain 4,4,4-weak | true; echo ${PIPESTATUS[0]}");
    assertThat(piped).isEqualTo(new Run(0, "0\n", ""));
    Run refused = shell("touchstone explain none | true; echo ${PIPESTATUS[0]}");
    assertThat(refused.out()).isEqualTo("3\n");
    assumeTrue(Files.exists(Path.of("/dev/full")), "a disk that is full");
    Run full = shell("touchstone explain 4,4,4-weak > /dev/full");
    assertThat(full.exitCode()).isEqualTo(3);
    assertThat(full.err()).isEqualTo("touchstone: cannot write to standard output\n");
  }

  @Test
  void lettersThatTheLocaleDoesNotHaveAreSaidWithWhatToDo() throws Exception {
    assumeTrue(Files.exists(Path.of("/proc/self/cwd")), "a system where the locale matters");
    for (String line :
        List.of(
            "touchstone solve 3,3,3 --weak --out \u00fc",
            "touchstone verify \u00fc",
            "touchstone solve file:\u00fc.hg --weak",
            "mkdir \u00fc; (cd \u00fc; touchstone solve 3,3,3 --weak); said=$?; rm -r \u00fc; exit $said")) {
      Run run = shell(line);
      assertThat(run.exitCode()).as(line).isEqualTo(3);
      assertThat(run.err()).hasLineCount(1).contains("LC_ALL=C.UTF-8").doesNotContain("Exception");
    }
    assertThat(folder.resolve("??")).doesNotExist();
  }

  @Test
  void aLongProofShowsHowFarItIsOnATerminalAndNowhereElse() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "a terminal");
    Path proof = Path.of(System.getProperty("touchstone.root", "..")).toAbsolutePath().normalize();
    String verify = "touchstone verify " + proof.resolve("proofs/weak-mnk/8,8,5");
    Run plain = shell(verify);
    assertThat(plain.exitCode()).isZero();
    assertThat(plain.err()).doesNotContain("\r", "%");
    // The terminal has both streams; the line on it is gone before the verdict comes.
    Run watched = shell("script -qec '" + verify + "' /dev/null");
    assertThat(watched.out())
        .containsPattern("verifying: +[0-9]+ %")
        .containsPattern("\r {78}\r(?s).*s VERIFIED");
  }
}
