package dev.touchstone.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.statement.Statement;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a game is called, and what is said of a layout that is no good. */
class NamedGameTest {

  private static final String LAYOUT = "touchstone layout 1\nname A pair\ncell a 0 0\ncell b 1 0\n";

  private final Statement graph =
      Statements.of("board hypergraph", "cells a b", "line a b", "rules weak", "winner breaker");

  @TempDir Path root;

  private TheoremFiles folder(String name) throws Exception {
    return new TheoremFiles(Files.createDirectories(root.resolve(name)));
  }

  private String headline(TheoremFiles files) throws Refusal {
    return NamedGame.of(files, graph).headline();
  }

  @Test
  void theLayoutNamesTheGame() throws Exception {
    TheoremFiles files = folder("x");
    Files.writeString(files.folder().resolve("layout"), LAYOUT);
    assertThat(headline(files)).isEqualTo("Breaker wins A pair (weak)");
    assertThat(NamedGame.of(files, graph).layout()).isPresent();
  }

  @Test
  void withoutOneTheFolderDoes() throws Exception {
    assertThat(headline(folder("fano.hg-weak"))).isEqualTo("Breaker wins fano (weak)");
    assertThat(headline(folder("pair.pg-weak-maker-a"))).isEqualTo("Breaker wins pair (weak)");
    assertThat(headline(folder("graphs/pair"))).isEqualTo("Breaker wins pair (weak)");
    assertThat(headline(folder("0123456789ab"))).isEqualTo("Breaker wins hypergraph (weak)");
  }

  @Test
  void aBoardWithANotationIsCalledByIt() throws Exception {
    Statement grid = Statements.of("board 3,3,3", "rules weak", "winner maker");
    assertThat(NamedGame.of(folder("mine"), grid).headline()).isEqualTo("Maker wins 3,3,3 (weak)");
    Statement brick = Statements.of("board 4,9,7tr", "rules weak", "winner maker");
    assertThat(NamedGame.of(folder("mine"), brick).name()).isEqualTo("4,9,7tr");
  }

  @Test
  void onlyAFileCalledStatementHasALayoutBesideIt() throws Exception {
    TheoremFiles files = folder("two");
    Files.writeString(files.folder().resolve("layout"), LAYOUT);
    Path other = files.folder().resolve("other.statement");
    assertThat(NamedGame.of(ProofFiles.of(other, other), graph).layout()).isEmpty();
    assertThat(NamedGame.of(ProofFiles.of(files.statement(), other), graph).layout()).isPresent();
  }

  @Test
  void aLayoutThatIsNoGoodIsOneLineAndTheRestGoesOn() throws Exception {
    for (String wrong :
        List.of(
            "",
            "caf\u00e9",
            LAYOUT + "cell c 2 0\n",
            LAYOUT.replace("b 1", "c 1"),
            LAYOUT.strip())) {
      TheoremFiles files = folder("broken");
      Path layout = files.folder().resolve("layout");
      Files.write(layout, wrong.getBytes(StandardCharsets.ISO_8859_1));
      List<String> complaints = new ArrayList<>();
      NamedGame game = NamedGame.of(files, graph, complaints::add);
      assertThat(game.headline()).isEqualTo("Breaker wins broken (weak)");
      assertThat(game.layout()).isEmpty();
      assertThat(complaints)
          .singleElement()
          .satisfies(
              line ->
                  assertThat(line)
                      .startsWith(layout + ": no layout of this game: ")
                      .endsWith("; restore or remove it (no proof depends on it)")
                      .doesNotContain("\n"));
      assertThatExceptionOfType(Refusal.class).isThrownBy(() -> NamedGame.of(files, graph));
    }
  }

  @Test
  void linesAreListedWhereTheNotationDoesNotSayThem() {
    assertThat(InWords.lines(graph)).containsExactly("a b");
    assertThat(InWords.lines(Statements.of("board 3,3,3", "rules weak", "winner maker"))).isEmpty();
    assertThat(InWords.lines(Statements.of("board 4,9,7tr", "rules weak", "winner maker")))
        .hasSize(39)
        .startsWith("b1 c1 d1 e1 f1 g1 h1")
        .endsWith("i3 h4")
        .contains("a2 b3 c4");
  }
}
