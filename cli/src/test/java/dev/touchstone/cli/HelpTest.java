package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program says of itself, to people and to their shell. */
class HelpTest {

  private static final Path BASH = Path.of("/bin/bash");

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "worker",
        "watch",
        "verify",
        "explain",
        "play",
        "render",
        "statement",
        "tile",
        "tile search",
        "site",
        "archive",
        "archive add",
        "sign",
        "keys",
        "keys generate",
        "help",
        "completion"
      })
  void helpOfACommandIsThatOfItsOption(String command) {
    Run help = Run.of(("help " + command).split(" ", -1));
    assertThat(help.exitCode()).isZero();
    assertThat(help.err()).isEmpty();
    assertThat(help.out()).startsWith("Usage: touchstone " + command);
    assertThat(help.out()).isEqualTo(Run.of((command + " --help").split(" ", -1)).out());
    assertThat(help.out().lines()).allMatch(line -> line.length() <= 98);
  }

  @Test
  void helpAloneListsTheCommands() {
    Run help = Run.of("help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out()).isEqualTo(Run.of("--help").out()).contains("touchstone help COMMAND");
    for (String command : List.of("solve", "statement", "help", "completion")) {
      assertThat(help.out()).containsPattern("(?m)^  " + command + " ");
    }
  }

  @Test
  void helpOfNoCommandSaysWhichMayBeMeant() {
    Run help = Run.of("help", "slove");
    assertThat(help.exitCode()).isEqualTo(3);
    assertThat(help.err())
        .isEqualTo(
            "touchstone: there is no command 'slove' (did you mean solve?); see touchstone help\n");
    assertThat(Run.of("help", "archive", "nothing").err())
        .isEqualTo("touchstone: there is no command 'nothing'; see touchstone help\n");
  }

  @Test
  void theHelpOfAGameNamesEveryFamilyOfBoards() {
    for (String command : List.of("solve", "statement")) {
      String words = Run.of("help", command).out().replaceAll("\\s+", " ");
      assertThat(words)
          .contains("m,n,k: 7,7,5; torus, hcylinder, vcylinder m,n,k")
          .contains("4,n,7tr; n^d; X.hg, .pg");
    }
  }

  @Test
  void whatSolveDoesNotTakeIsNotInItsHelp() {
    assertThat(Run.of("help", "solve").out()).doesNotContain("--overline");
    assertThat(Run.of("help", "statement").out())
        .contains("--strong", "--turn=P", "--opening=Q", "--overline=WORD", "--black=CELLS");
  }

  @Test
  void theVersionIsPrinted() {
    for (String option : List.of("--version", "-V")) {
      Run version = Run.of(option);
      assertThat(version.exitCode()).isZero();
      assertThat(version.out()).matches("touchstone \\S+\n");
    }
  }

  @Test
  void bothShellsGetTheSameScriptEveryTime() {
    Run script = Run.of("completion", "bash");
    assertThat(script.exitCode()).isZero();
    assertThat(script.out()).startsWith("#!/").contains("bashcompinit").doesNotContain("/home/");
    assertThat(Run.of("completion", "bash").out()).isEqualTo(script.out());
    assertThat(Run.of("completion", "zsh").out()).isEqualTo(script.out());
    assertThat(Run.of("completion", "fish").err())
        .isEqualTo("touchstone: completion: bash or zsh, not 'fish'\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "so|solve",
        "stat|statement",
        "archive a|add",
        "solve --max|--max-nodes --max-time",
        "statement --ov|--overline",
        "solve 7,7,5 --engine d|dfs",
        "solve 7,7,5 --effort s|small",
        "keys g|generate"
      })
  void aShellCompletesByTheScript(String typed, String completions) throws Exception {
    assumeTrue(Files.isExecutable(BASH));
    Path script = folder.resolve("completion");
    Files.writeString(script, Run.of("completion", "bash").out());
    String words = "touchstone " + typed;
    int last = words.split(" ", -1).length - 1;
    String lines =
        "compopt() { :; }; source %s; COMP_WORDS=(%s); COMP_CWORD=%d; COMP_LINE='%s'; COMP_POINT=%d\n"
                .formatted(script, words, last, words, words.length())
            + "_complete_touchstone; echo \"${COMPREPLY[@]}\"";
    Process bash =
        new ProcessBuilder(BASH.toString(), "--norc", "-c", lines)
            .redirectErrorStream(true)
            .start();
    String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).isZero();
    assertThat(said.strip()).isEqualTo(completions);
  }
}
