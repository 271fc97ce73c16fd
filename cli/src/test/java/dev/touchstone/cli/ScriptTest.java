package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script at the root, with a Maven and a Java that only say that they were there. */
class ScriptTest {

  @TempDir Path root;
  private String locale = "C";

  @BeforeEach
  void aCopyOfTheScript() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "a script of bash");
    Path script =
        Path.of(System.getProperty("touchstone.root", "..")).toAbsolutePath().resolve("touchstone");
    Files.copy(script, root.resolve("touchstone"));
    Files.writeString(root.resolve("pom.xml"), "<project/>");
    for (String module :
        "proof-format verifier solver-core strategy theorem archive explorer cluster cli"
            .split(" ", -1)) {
      Files.createDirectories(root.resolve(module));
    }
    command("mvn", "mkdir -p cli/target && touch cli/target/touchstone.jar");
    command("java", "echo java was started");
  }

  private void command(String name, String what) throws IOException {
    Path file = Files.createDirectories(root.resolve("bin")).resolve(name);
    Files.writeString(file, "#!/bin/bash\n" + what + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void aLocaleWithoutLettersIsNotHandedOn() throws Exception {
    run();
    command("java", "echo ${LC_ALL:-none}");
    assertThat(run().out()).isEqualTo("C.UTF-8\n");
    locale = "de_DE.UTF-8";
    assertThat(run().out()).isEqualTo("de_DE.UTF-8\n");
  }

  private Run run() throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("/bin/bash", root.resolve("touchstone").toString(), "--version")
            .redirectOutput(root.resolve("out").toFile())
            .redirectError(root.resolve("err").toFile());
    builder.environment().put("PATH", root.resolve("bin") + ":/usr/bin:/bin");
    builder.environment().remove("JAVA_HOME");
    builder.environment().put("LC_ALL", locale);
    Process process = builder.start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Run(
        process.exitValue(),
        Files.readString(root.resolve("out")),
        Files.readString(root.resolve("err")));
  }

  @Test
  void theFirstRunSaysWhatItDoesAndTheNextOneNothing() throws Exception {
    Run first = run();
    assertThat(first.exitCode()).isZero();
    assertThat(first.err())
        .hasLineCount(1)
        .startsWith("touchstone: building the program")
        .contains("about a minute", "the first time");
    assertThat(run()).isEqualTo(new Run(0, "java was started\n", ""));
  }

  @Test
  void aBuildThatFailsIsShown() throws Exception {
    command("mvn", "echo what is wrong; exit 1");
    Run run = run();
    assertThat(run.exitCode()).isEqualTo(70);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("what is wrong\n", "the build failed");
  }
}
