package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pictures of the documents are what the commands in the documents draw. */
class DocPicturesTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "README.md | render proofs/weak-mnk/7,7,5 --moves d4,e5,b5 | 7,7,5.svg",
        "docs/adr/0004-truncated-boards.md | render proofs/truncated/4,9,7tr --tiling | 4,9,7tr.svg",
        "docs/playing.md | render docs/examples/fano --moves 4,2 --numbers | fano.svg",
        "docs/playing.md | render proofs/truncated/4,9,7tr/statement --lines | 4,9,7tr-lines.svg",
        "docs/playing.md | render proofs/pairings/7,7,6 --moves d4 | 7,7,6.svg",
        "docs/playing.md | render docs/examples/plane-8 --moves 0,0;3,4;2,0 --view=-4,-3,11,8 | plane-8.svg",
      })
  void aPictureIsWhatItsCommandDraws(String document, String command, String picture)
      throws Exception {
    Path drawn = folder.resolve(picture);
    List<String> words = new ArrayList<>(Arrays.asList(command.split(" ", -1)));
    words.set(1, ROOT.resolve(words.get(1)).toString());
    words.addAll(List.of("--out", drawn.toString()));
    assertThat(Run.of(words.toArray(new String[0])).exitCode()).isZero();
    assertThat(drawn).hasSameBinaryContentAs(ROOT.resolve("docs/pictures").resolve(picture));
    assertThat(Files.readString(ROOT.resolve(document)))
        .contains("./touchstone " + command + " --out docs/pictures/" + picture);
  }
}
