package dev.touchstone.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that a refused proof names. */
class VerifierCommandTest {

  @TempDir Path folder;

  private Path touch(String name) throws Exception {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.createFile(file);
  }

  @Test
  void aRefusedProofNamesACommandThatShowsTheSame() throws Exception {
    TheoremFiles files = new TheoremFiles(folder);
    Files.writeString(
        files.statement(), Statements.of("board 3,3,3", "rules weak", "winner breaker").text());
    Files.writeString(files.certificate(), "no certificate");
    String line =
        assertThatExceptionOfType(Refusal.class)
            .isThrownBy(() -> CheckedProof.of(files))
            .actual()
            .line();
    String command = line.substring(line.indexOf("; to see it: ") + "; to see it: ".length());
    List<String> words = Arrays.asList(command.split(" ", -1));
    assertThat(words.get(0)).isEqualTo("java");
    words.set(0, Path.of(System.getProperty("java.home"), "bin", "java").toString());
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(1);
    String verdict = said.lines().filter(s -> s.startsWith("s ")).findFirst().orElse(said);
    assertThat(line).startsWith(files.certificate() + ": " + verdict.substring(2) + ": ");
  }

  @Test
  void theStandaloneJarIsTheOneThatCameWithTheVerifier() throws Exception {
    Path jar = touch("repository/verifier-1.jar");
    assertThat(VerifierCommand.standalone(jar)).isEmpty();
    Path installed = touch("repository/verifier-1-standalone.jar");
    assertThat(VerifierCommand.standalone(jar)).contains(installed);
    Path built = touch("verifier/target/touchstone-verifier.jar");
    assertThat(VerifierCommand.standalone(folder.resolve("verifier/target/verifier-1.jar")))
        .contains(built);
    assertThat(VerifierCommand.standalone(folder.resolve("cli/target/touchstone.jar")))
        .contains(built);
    assertThat(VerifierCommand.standalone(folder.resolve("verifier/target/classes"))).isEmpty();
  }

  @Test
  void aPathWithABlankIsOneWord() {
    Path certificate = Path.of("my proofs", "certificate");
    assertThat(VerifierCommand.of(ProofFiles.of(Path.of("statement"), certificate)))
        .endsWith(" statement \"my proofs" + File.separator + "certificate\"");
  }
}
