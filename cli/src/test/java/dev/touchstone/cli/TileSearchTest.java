package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search for tilings, and proofs by a tiling from a file. */
class TileSearchTest {

  @TempDir Path folder;

  @Test
  void whatIsFoundProvesTheGame() throws Exception {
    Path file = folder.resolve("nineteen");
    Run found = Run.of("tile", "search", "19", "3", "--out", file.toString());
    assertThat(found.exitCode()).isZero();
    assertThat(found.err()).startsWith("touchstone: found: tilings looked at: 1,");
    assertThat(Run.of("tile", "search", "19", "3").out()).isEqualTo(Files.readString(file));
    Run solved =
        Run.of(
            "solve",
            "plane 20",
            "--weak",
            "--turn",
            "3",
            "--tiling",
            file.toString(),
            "--out",
            folder.resolve("proof").toString());
    assertThat(solved.exitCode()).isZero();
    assertThat(solved.out()).startsWith("Breaker wins plane 20 (weak, 3 stones a turn");
  }

  @Test
  void aTileThatMakerWinsProvesNothing() throws Exception {
    Path file = folder.resolve("lost");
    Files.writeString(
        file,
        """
        touchstone tiling 1
        runs 4
        turn 1
        lattice 3,0 0,3
        tile
        place 0 0,0
        line 0,0 1,0
        line 0,1 1,1
        line 0,2 1,2
        line 0,0 0,1
        line 1,0 1,1
        line 2,0 2,1
        line 0,0 1,1
        line 0,1 1,2
        line 1,0 2,1
        line 1,1 2,2
        line 0,1 1,0
        line 1,1 2,0
        line 0,2 1,1
        line 1,2 2,1
        """);
    Run solved =
        Run.of(
            "solve",
            "plane 5",
            "--weak",
            "--tiling",
            file.toString(),
            "--out",
            folder.resolve("p").toString());
    assertThat(solved.exitCode()).isEqualTo(3);
    assertThat(solved.err()).contains("Maker wins the local game of tile 1 of this tiling");
    assertThat(folder.resolve("p/statement")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plane 9 | nothing | cannot read the tiling",
        "plane 9 | . | not a file",
        "7,7,5 | pairing | tilings are for the plane",
        "plane 8 | pairing | plane 8 with turns of 1 stones; the tiling is for runs of 9 with turns"
            + " of 1",
        "hex 5,5 | pairing | --tiling: Hex is not played on the plane; leave it out",
      })
  void whatATilingIsNotFor(String game, String file, String message) throws Exception {
    Run.of("tile", "search", "9", "1", "--out", folder.resolve("pairing").toString());
    String[] weak = game.startsWith("hex") ? new String[0] : new String[] {"--weak"};
    String[] words = new String[4 + weak.length];
    words[0] = "solve";
    words[1] = game;
    words[2] = "--tiling";
    words[3] = folder.resolve(file).toString();
    System.arraycopy(weak, 0, words, 4, weak.length);
    Run refused = Run.of(words);
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).contains(message).hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 1 | K P: runs of 2 to 64 cells",
        "9 9 | K P: runs of 2 to 64 cells",
        "20 5 | K P: with 5 stones a turn K is at least 29",
        "9 1 --potential=x | --potential: a number as in 1.25",
      })
  void whatCannotBeSearched(String words, String message) {
    Run refused = Run.of(("tile search " + words).split(" ", -1));
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).contains(message).hasLineCount(1);
  }

  @Test
  void whatIsNotFoundIsOutOfBudget() {
    Run none = Run.of("tile", "search", "7", "1", "--candidates", "3");
    assertThat(none.exitCode()).isEqualTo(4);
    assertThat(none.out()).isEmpty();
    assertThat(none.err()).startsWith("touchstone: no tiling found: tilings looked at: 3,");
    assertThat(Run.of("tile").exitCode()).isEqualTo(3);
  }
}
