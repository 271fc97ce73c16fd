package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.archive.Entry;
import dev.touchstone.archive.SolverVersion;
import dev.touchstone.theorem.CheckedProof;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a theorem is cited. */
class CitationTest {

  private static final String STATEMENT =
      "772ab17c990802c3b2641cf85abff93d70d923b253c445dfcf8b2bff1852fde3";

  private static String certificate() throws Exception {
    return Proofs.certificateDigest("weak-mnk/7,7,5");
  }

  private static Entry theorem() throws Exception {
    return Proofs.archived("weak-mnk/7,7,5").get(0);
  }

  @Test
  void theSentenceNamesProjectTheoremAndDigests() throws Exception {
    assertThat(new Citation(theorem()).text())
        .isEqualTo(
            "The Touchstone authors. Touchstone: machine-checkable theorems about positional games."
                + " Version %s, 2026. Theorem: Breaker wins 7,7,5 (weak)."
                    .formatted(SolverVersion.name())
                + " Statement sha256 %s, certificate sha256 %s."
                    .formatted(STATEMENT, certificate()));
  }

  @Test
  void theEntryHasTheSame() throws Exception {
    assertThat(new Citation(theorem()).bibtex())
        .isEqualTo(
            """
            @misc{touchstone-772ab17c,
              author = {{The Touchstone authors}},
              title = {{Touchstone: machine-checkable theorems about positional games}},
              year = {2026},
              note = {Version %s. Theorem: Breaker wins 7,7,5 (weak). Statement sha256 \\texttt{%s}, certificate sha256 \\texttt{%s}}
            }
            """
                .formatted(SolverVersion.name(), STATEMENT, certificate()));
  }

  @Test
  void withoutADayThereIsNoYear() throws Exception {
    Entry unsigned = Proofs.entry(theorem().proof());
    assertThat(new Citation(unsigned).bibtex()).doesNotContain("year");
    assertThat(new Citation(unsigned).text()).contains(SolverVersion.name() + ". Theorem");
  }

  @Test
  void namesOfCellsMeanNothingToTex() {
    assertThat(Citation.tex("a_1 #2 50% {x} \\y ~ ^ $ &"))
        .isEqualTo(
            "a\\_1 \\#2 50\\% \\{x\\} \\textbackslash{}y \\textasciitilde{} \\textasciicircum{} \\$ \\&");
  }

  @Test
  void aGameIsCalledByItsNameAndNotByItsCells(@TempDir Path folder) throws Exception {
    Path fano = Path.of(System.getProperty("touchstone.root", ".."), "docs/examples/fano.hg");
    Citation named = new Citation(Proofs.entry(new OwnGame(fano).solved(folder.resolve("x"))));
    assertThat(named.text()).contains("Theorem: Maker wins The Fano plane (weak).");
    assertThat(named.bibtex()).contains("Theorem: Maker wins The Fano plane (weak).");
    Path file = Files.writeString(folder.resolve("two_lines.hg"), "a b\nb c\n");
    Citation called = new Citation(Proofs.entry(new OwnGame(file).solved(folder.resolve("y"))));
    assertThat(called.text()).contains("Theorem: Maker wins two_lines (weak).");
    assertThat(called.bibtex()).contains("Maker wins two\\_lines (weak).");
    // What an archive calls a folder that nobody has named.
    CheckedProof nameless = new OwnGame(file).solved(folder.resolve("0123456789ab"));
    Files.delete(nameless.files().layout().orElseThrow());
    Citation unnamed = new Citation(Proofs.entry(CheckedProof.of(nameless.files())));
    assertThat(unnamed.text())
        .contains("Theorem: Maker wins ")
        .contains("3 cells")
        .doesNotContain("wins hypergraph", "0123456789ab");
  }

  @Test
  void theProjectsPartIsThatOfItsCitationFile() throws Exception {
    Path file = Path.of(System.getProperty("touchstone.root", ".."), "CITATION.cff");
    assertThat(Template.resource("CITATION.cff")).isEqualTo(Files.readString(file));
    assertThat(SolverVersion.name().replace("-SNAPSHOT", ""))
        .isEqualTo(Files.readString(file).replaceAll("(?s).*\nversion: ([^\n]*)\n.*", "$1"));
  }
}
