package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said where a theorem's folder is wanted and something else is there. */
class FolderInsteadTest {

  @TempDir Path folder;

  @Test
  void aFolderThatIsNoTheoremsSaysWhatItIs() throws Exception {
    Path theorem = folder.resolve("3,3,3-weak");
    assertThat(Run.of("solve", "3,3,3", "--weak", "--out", "" + theorem).exitCode()).isZero();
    for (String command : List.of("verify", "play", "explain")) {
      assertThat(Run.of(command, "" + folder).err())
          .hasLineCount(1)
          .startsWith("touchstone: " + folder + " has no statement, ");
      assertThat(Run.of(command, "7,7,5").err())
          .isEqualTo(
              "touchstone: there is no folder 7,7,5; a proof of this game comes from solve 7,7,5"
                  + " --weak, into 7,7,5-weak\n");
    }
    Files.copy(theorem.resolve("certificate"), theorem.resolve("certificate.gz"));
    for (String command : List.of("verify", "play", "explain", "solve 3,3,3 --weak --out")) {
      List<String> words = new ArrayList<>(List.of(command.split(" ")));
      words.add("" + theorem);
      Run run = Run.of(words.toArray(String[]::new));
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.err()).hasLineCount(1).contains("two certificates; remove one of them");
    }
    Path begun = Files.createDirectories(folder.resolve("begun"));
    Files.writeString(begun.resolve("checkpoint"), "");
    assertThat(Run.of("verify", "" + begun).err()).contains("the search there is not finished");
  }

  @Test
  void severalStonesAndStrongRulesAreNotSentToTheWeakGame() {
    String line = Run.of("solve", "19,19,6", "--strong", "--turn", "2", "--overline", "void").err();
    assertThat(line).hasLineCount(1).contains("statement --strong --overline void");
    assertThat(line).doesNotContain("--weak");
  }
}
