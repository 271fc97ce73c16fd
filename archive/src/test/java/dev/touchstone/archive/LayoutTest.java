package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.archive.Added.Change;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The name of a game and the places of its cells, in an archive. */
class LayoutTest {

  private static final String NAME = "graphs/path";
  private static final String GAME = "name: A path\na b\nb c\nat: a 0 0\nat: b 1 0\nat: c 2 1\n";

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));
  private Path game = Path.of("");

  @BeforeEach
  void anArchive() throws IOException {
    archive = new SmallArchive(root);
    game = Files.writeString(root.resolve("path.hg"), GAME);
  }

  private TheoremPlan plan() {
    return SmallArchive.plan(NAME, "file:" + game, Regenerate.IF_MISSING);
  }

  private Path layout() {
    return archive.files(NAME).folder().resolve("layout");
  }

  private void make() throws Refusal {
    archive.make(plan());
    archive.writePages();
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void aPlannedGameBringsItAndEverythingIsCalledSo() throws Exception {
    make();
    assertThat(layout())
        .hasContent("touchstone layout 1\nname A path\ncell a 0 0\ncell b 1 0\ncell c 2 1");
    assertThat(archive.files(NAME).page())
        .content()
        .startsWith("# Maker wins A path (weak)\n")
        .contains("[layout](layout)", "![A path: Maker begins on b");
    assertThat(archive.files(NAME).picture())
        .content()
        .contains("<circle class=\"zone\"", "class=\"line\"");
    assertThat(archive.folder().resolve("index.json"))
        .content()
        .contains("\"path\": \"graphs/path/layout\"", "Maker wins A path (weak)");
    assertThat(archive.make(plan())).isEqualTo(Made.KEPT);
  }

  @Test
  void aChangeInTheArchiveIsFound() throws Exception {
    make();
    String right = Files.readString(layout());
    Files.writeString(layout(), right.replace("cell b 1 0", "cell b 1 0.5"));
    assertThat(archive.findings())
        .anyMatch(line -> line.startsWith(layout() + ": not the file that "));
    Files.writeString(layout(), right.replace("cell b 1 0", "cell b here 0"));
    assertThat(archive.findings())
        .singleElement()
        .satisfies(
            line -> assertThat(line).startsWith(layout() + ": no layout of this game: line 4"));
    Files.delete(layout());
    assertThat(archive.findings()).isNotEmpty();
  }

  @Test
  void aPlanThatSaysOtherwiseNeedsAnUpdate() throws Exception {
    make();
    Files.writeString(game, GAME.replace("at: c 2 1", "at: c 2 -1"));
    Refusal refusal =
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> archive.make(plan())).actual();
    assertThat(refusal.line()).contains(layout().toString(), "is not what file:", "restore one");
    assertThat(refusal.remedy()).containsInstanceOf(Remedy.Update.class);
    assertThat(archive.update(plan())).isEqualTo(Made.LAID_OUT);
    assertThat(layout()).content().contains("cell c 2 -1");
    archive.writePages();
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void anArchiveFromBeforeMayDoWithout() throws Exception {
    make();
    Files.delete(layout());
    archive.writePages();
    assertThat(archive.make(plan())).isEqualTo(Made.KEPT);
    assertThat(archive.findings()).isEmpty();
    assertThat(archive.files(NAME).page()).content().startsWith("# Maker wins path (weak)\n");
    assertThat(archive.update(plan())).isEqualTo(Made.LAID_OUT);
  }

  private TheoremFiles solved() throws Exception {
    make();
    TheoremFiles files = new TheoremFiles(root.resolve("mine"));
    files.copy(archive.files(NAME));
    Files.copy(layout(), files.folder().resolve("layout"));
    return files;
  }

  private Added add(TheoremFiles files, SmallArchive to, boolean replace) throws Refusal {
    Addition.Request request = new Addition.Request(NAME, "org.example", replace, to.keys());
    return new Addition(to.folder(), request, ProofListener.none()).of(files.folder());
  }

  @Test
  void anAdditionTakesItAlong() throws Exception {
    TheoremFiles files = solved();
    SmallArchive other = new SmallArchive(root.resolve("other"));
    assertThat(add(files, other, false).lines())
        .anyMatch(line -> line.endsWith("Maker wins A path (weak)"));
    assertThat(other.files(NAME).folder().resolve("layout")).hasSameTextualContentAs(layout());
    assertThat(other.findings()).isEmpty();
    assertThat(add(files, other, false).change()).isEqualTo(Change.NONE);
  }

  @Test
  void aLayoutIsAddedLaterAndSignaturesStay() throws Exception {
    TheoremFiles files = solved();
    PrivateKey key = archive.key("alice");
    archive.sign(NAME, key);
    Files.delete(layout());
    archive.writePages();
    assertThat(add(files, archive, false).change()).isEqualTo(Change.LAID_OUT);
    assertThat(archive.findings("alice")).isEmpty();
    assertThat(layout()).exists();
    Files.delete(files.folder().resolve("layout"));
    assertThat(add(files, archive, false).change()).isEqualTo(Change.NONE);
    assertThat(layout()).exists();
  }

  @Test
  void anotherOneReplacesNothingUnasked() throws Exception {
    TheoremFiles files = solved();
    Path mine = files.folder().resolve("layout");
    Files.writeString(mine, Files.readString(mine).replace("A path", "A way"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> add(files, archive, false))
        .satisfies(
            refusal ->
                assertThat(refusal.line())
                    .endsWith("the same proof is there, with another layout"));
    assertThat(add(files, archive, true).change()).isEqualTo(Change.LAID_OUT);
    assertThat(archive.findings()).isEmpty();
    assertThat(layout()).content().contains("name A way");
  }

  @Test
  void aBrokenOneIsNotAdded() throws Exception {
    TheoremFiles files = solved();
    Files.writeString(files.folder().resolve("layout"), "x");
    SmallArchive other = new SmallArchive(root.resolve("other"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> add(files, other, false))
        .satisfies(
            refusal -> assertThat(refusal.line()).contains("no layout of this game: line 1"));
    assertThat(other.folder()).doesNotExist();
  }
}
