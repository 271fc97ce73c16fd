package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages of an archive, from the command line. */
class SiteTest {

  @TempDir Path root;

  /** An archive of one theorem of ours. */
  private Path archive() throws IOException {
    Path theorem = Path.of(System.getProperty("touchstone.root", ".."), "proofs/weak-mnk/3,3,3");
    Path folder = Files.createDirectories(root.resolve("proofs/weak-mnk/3,3,3"));
    for (String file : new String[] {"statement", "certificate", "manifest"}) {
      Files.copy(theorem.resolve(file), folder.resolve(file));
    }
    return root.resolve("proofs");
  }

  @Test
  void everyTheoremGetsAPage() throws IOException {
    Path out = root.resolve("site");
    Run run = Run.of("site", archive().toString(), "--out", out.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .isEqualTo(
            "verified weak-mnk/3,3,3\nwritten: open %s\n"
                .formatted(out.resolve("theorems/weak-mnk/3,3,3.html")));
    assertThat(run.err()).isEmpty();
    assertThat(out.resolve("index.html")).content().contains("theorems/weak-mnk/3,3,3.html");
    assertThat(out.resolve("theorems/weak-mnk/3,3,3.html")).content().contains("Maker wins 3,3,3");
  }

  @Test
  void aTheoremThatIsNotProvedGetsNone() throws IOException {
    Path certificate = archive().resolve("weak-mnk/3,3,3/certificate");
    byte[] bytes = Files.readAllBytes(certificate);
    bytes[60] ^= 1;
    Files.write(certificate, bytes);
    Path out = root.resolve("site");
    Run run = Run.of("site", root.resolve("proofs").toString(), "--out", out.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("REJECTED").contains(certificate.toString());
    assertThat(out).doesNotExist();
  }

  @Test
  void fromSolveToAPageItIsOneStep() {
    Path solved = root.resolve("4,4,4-weak");
    assertThat(Run.of("solve", "4,4,4", "--weak", "--out", solved.toString()).exitCode()).isZero();
    Path out = root.resolve("site");
    Run run = Run.of("site", solved.toString(), "--out", out.toString());
    Path page = out.resolve("theorems/4,4,4-weak.html");
    assertThat(run)
        .isEqualTo(new Run(0, "verified 4,4,4-weak\nwritten: open %s\n".formatted(page), ""));
    assertThat(page).content().contains("Breaker wins 4,4,4 (weak)", ">not signed<");
  }

  @Test
  void foldersAndArchivesAreShownTogether() throws IOException {
    Path solved = root.resolve("mine/3,3,3");
    assertThat(Run.of("solve", "3,3,3", "--weak", "--out", solved.toString()).exitCode()).isZero();
    Files.writeString(solved.resolve("notes.txt"), "mine");
    Path out = root.resolve("site");
    Path archive = archive();
    Run run =
        Run.of("site", solved.toString(), archive.toString(), solved.toString(), "--out", "" + out);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .isEqualTo(
            "verified 3,3,3\nverified weak-mnk/3,3,3\nwritten: 2 pages; open %s\n"
                .formatted(out.resolve("index.html")));
    assertThat(run.err())
        .isEqualTo(
            "touchstone: warning: %s: notes.txt: no part of a theorem, left out of the pages\n"
                .formatted(solved));
    Run other =
        Run.of("site", archive.resolve("weak-mnk/3,3,3") + "", solved + "", "--out", "" + out);
    assertThat(other.out()).contains("verified 3,3,3\nverified 3,3,3-2\n");
  }

  @Test
  void theListOfTheArchiveCounts() throws IOException {
    Path archive = archive();
    for (String file : List.of("KEYS", "index.json")) {
      Files.copy(
          Path.of(System.getProperty("touchstone.root", ".."), "proofs", file),
          archive.resolve(file));
    }
    Path out = root.resolve("site");
    String theorem = archive.resolve("weak-mnk/3,3,3").toString();
    assertThat(Run.of("site", theorem, "--out", "" + out).exitCode()).isZero();
    assertThat(out.resolve("theorems/3,3,3.html"))
        .content()
        .contains("(published test key ed25519 5ef954a4");
    Run none = Run.of("site", theorem, "--keys", "none", "--out", "" + out);
    assertThat(none).isEqualTo(new Run(3, "", "touchstone: cannot read none: no such file\n"));
    Files.writeString(root.resolve("EMPTY"), "touchstone keys 1\n");
    Run.of("site", theorem, "--keys", root.resolve("EMPTY").toString(), "--out", "" + out);
    assertThat(out.resolve("theorems/3,3,3.html"))
        .content()
        .contains("<span class=\"unchecked\">signature not checked (TEST-ONLY-touchstone, ")
        .doesNotContain("signed by ");
  }

  @Test
  void whatIsNoTheoremIsSaid() throws IOException {
    Run none = Run.of("site", root.resolve("none").toString());
    assertThat(none.exitCode()).isEqualTo(3);
    assertThat(none.err()).hasLineCount(1).contains("there is no such folder; name the folder of");
    Run empty = Run.of("site", root.toString());
    assertThat(empty.exitCode()).isEqualTo(3);
    assertThat(empty.err()).hasLineCount(1).contains("no theorem there; name the folder of");
    Path statement = Files.createFile(root.resolve("x.statement"));
    Run pair = Run.of("site", statement.toString(), root.resolve("x.certificate").toString());
    assertThat(pair.exitCode()).isEqualTo(3);
    assertThat(pair.err())
        .hasLineCount(1)
        .contains("is a file: put statement and certificate into a folder of their own, under");
  }

  @Test
  void aPageThatIsNotOursIsNotOverwritten() throws IOException {
    Path out = Files.createDirectory(root.resolve("site"));
    Path index = Files.writeString(out.resolve("index.html"), "my home page");
    String[] site = {"site", archive().toString(), "--out", out.toString()};
    Run run = Run.of(site);
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "touchstone: %s is there and not ours; name another folder for the pages; --force replaces it\n"
                .formatted(index));
    assertThat(out).isDirectoryContaining("glob:**/index.html");
    assertThat(index).hasContent("my home page");
    Run forced = Run.of(site[0], site[1], site[2], site[3], "--force");
    assertThat(forced.exitCode()).isZero();
    assertThat(index).content().contains("Maker wins 3,3,3");
    // From then on it is one of ours.
    assertThat(Run.of(site).exitCode()).isZero();
  }

  @Test
  void pagesDoNotGoWhereTheyHaveNoPlace() throws IOException {
    Path archive = archive();
    Files.createFile(archive.resolve("index.json"));
    Path file = Files.createFile(root.resolve("file"));
    for (Path out : List.of(archive, archive.resolve("site"), file, Path.of(""))) {
      Run run = Run.of("site", archive.toString(), "--out", out.toString());
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).hasLineCount(1).startsWith("touchstone: --out");
    }
    assertThat(archive.resolve("site")).doesNotExist();
    Path theorem = archive.resolve("weak-mnk/3,3,3");
    Run inside = Run.of("site", theorem.toString(), "--out", theorem.resolve("site").toString());
    assertThat(inside.exitCode()).isEqualTo(3);
    assertThat(inside.err()).contains("has no place for pages; name another folder");
    // Beside the folders of theorems, in a folder that is no listed archive, they may be.
    assertThat(Run.of("site", "" + root, "--out", "" + root.resolve("out")).exitCode()).isZero();
    assertThat(Run.of("site", "" + root, "--out", "" + root.resolve("out")).exitCode()).isZero();
  }

  @Test
  void pagesThatAreNotLinkedAnyMoreAreCounted() throws IOException {
    Path solved = root.resolve("4,4,4-weak");
    assertThat(Run.of("solve", "4,4,4", "--weak", "--out", solved.toString()).exitCode()).isZero();
    Path out = root.resolve("site");
    assertThat(Run.of("site", "" + solved, "--out", "" + out).err()).isEmpty();
    assertThat(Run.of("site", "" + solved, "--out", "" + out).err()).isEmpty();
    Run run = Run.of("site", "" + archive(), "--out", "" + out);
    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .isEqualTo(
            ("touchstone: warning: 1 earlier page in %s is not linked any more (4,4,4-weak.html);"
                    + " remove it, or name all theorems at once\n")
                .formatted(out.resolve("theorems")));
    assertThat(out.resolve("theorems/4,4,4-weak.html")).exists();
    assertThat(Run.of("site", "--help").out()).contains("of other theorems stay, with no link");
  }

  @Test
  void pagesAreNotWrittenThroughALink() throws IOException {
    Path elsewhere = Files.createDirectory(root.resolve("elsewhere"));
    Path out = Files.createDirectory(root.resolve("site"));
    Path link = Files.createSymbolicLink(out.resolve("theorems"), elsewhere);
    String archive = archive().toString();
    for (String[] words :
        List.of(
            new String[] {"site", archive, "--out", "" + out},
            new String[] {"site", archive, "--out", "" + out, "--force"})) {
      Run run = Run.of(words);
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.err())
          .isEqualTo(
              ("touchstone: %s: a link, and no pages are written through one; remove it, or name"
                      + " another folder for the pages\n")
                  .formatted(link));
    }
    assertThat(elsewhere).isEmptyDirectory();
  }
}
