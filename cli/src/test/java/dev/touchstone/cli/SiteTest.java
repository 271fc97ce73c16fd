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
    assertThat(run.out()).contains("verified weak-mnk/3,3,3", "index.html written");
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
  void whatIsNoArchiveIsSaid() {
    Run none = Run.of("site", root.resolve("none").toString(), "--out", "x");
    assertThat(none.exitCode()).isEqualTo(3);
    assertThat(none.err()).contains("is not a folder; name the folder of an archive");
    Run empty = Run.of("site", root.toString(), "--out", "x");
    assertThat(empty.exitCode()).isEqualTo(3);
    assertThat(empty.err()).contains("no theorem there");
  }

  @Test
  void pagesDoNotGoWhereTheyHaveNoPlace() throws IOException {
    Path archive = archive();
    Path file = Files.createFile(root.resolve("file"));
    for (Path out : List.of(archive, archive.resolve("site"), file, Path.of(""))) {
      Run run = Run.of("site", archive.toString(), "--out", out.toString());
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).hasLineCount(1).startsWith("touchstone: --out");
    }
    assertThat(archive.resolve("site")).doesNotExist();
  }
}
