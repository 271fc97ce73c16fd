package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.archive.Entry;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ProofFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The files that a page saves are those of the theorem, and the verifier accepts them. */
class SavingTest extends InBrowser {

  private static final int PATIENCE = 500;

  /** Presses the button, and waits for the file. */
  private static Path saved(DevTools tab, String what, Path downloads)
      throws IOException, InterruptedException {
    String button = "document.querySelector('[data-save=" + what + "]')";
    Path file = downloads.resolve(tab.evaluate(button + ".dataset.name").asText());
    tab.evaluate(button + ".click()");
    for (int i = 0; i < PATIENCE && !Files.exists(file); i++) {
      Thread.sleep(20);
    }
    tab.await("!" + button + ".disabled");
    return file;
  }

  private static void savesAll(DevTools tab, Entry theorem, Path downloads) throws Exception {
    Path manifest = saved(tab, "manifest", downloads);
    Path statement = saved(tab, "statement", downloads);
    Path certificate = saved(tab, "certificate", downloads);
    assertThat(statement).hasSameBinaryContentAs(theorem.proof().files().statement());
    assertThat(certificate).hasSameBinaryContentAs(theorem.proof().files().certificate());
    assertThat(manifest).hasBinaryContent(theorem.note().orElseThrow().bytes());
    assertThat(CheckedProof.of(ProofFiles.of(statement, certificate)).digest())
        .isEqualTo(theorem.proof().digest());
    assertThat(tab.text("answer")).contains("You are Maker");
    assertThat(tab.complaints()).isEmpty();
  }

  private static Path downloads(DevTools tab, String name) throws Exception {
    Path downloads = Files.createDirectory(folder.resolve(name));
    tab.command(
        "Page.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", downloads.toString()));
    return downloads;
  }

  @Test
  void whatAPageCarriesCanBeSaved() throws Exception {
    Entry theorem = Proofs.archived("weak-mnk/6,6,5").get(0);
    Path page = folder.resolve("carrying.html");
    byte[] certificate = Files.readAllBytes(theorem.proof().files().certificate());
    Files.writeString(page, new ExplorerPage(theorem, "index.html").carrying(certificate));
    try (DevTools tab = tab()) {
      tab.open(page.toUri());
      savesAll(tab, theorem, downloads(tab, "carried"));
      assertThat(tab.requests()).filteredOn(address -> !address.startsWith("blob:")).hasSize(1);
    }
  }

  @Test
  void theLayoutCanBeSavedWhereThereIsOne() throws Exception {
    Path fano = Path.of(System.getProperty("touchstone.root", ".."), "docs/examples/fano.hg");
    CheckedProof proof = new OwnGame(fano).solved(folder.resolve("fano"));
    try (DevTools tab = show(proof)) {
      Path layout = saved(tab, "layout", downloads(tab, "layouts"));
      assertThat(layout).hasFileName("example.layout");
      assertThat(layout).hasSameBinaryContentAs(proof.files().layout().orElseThrow());
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void soCanACertificateBesideThePage() throws Exception {
    Entry theorem = Proofs.archived("weak-mnk/6,6,5").get(0);
    new ExplorerSite("index", 100).write(List.of(theorem), folder.resolve("beside"));
    try (DevTools tab = tab()) {
      tab.open(folder.resolve("beside/theorems/6,6,5.html").toUri());
      Path downloads = downloads(tab, "saved");
      Path certificate = saved(tab, "certificate", downloads);
      assertThat(certificate).hasSameBinaryContentAs(theorem.proof().files().certificate());
      tab.evaluate("document.getElementById('read').click()");
      tab.await("explorer.strategy");
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
