package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.theorem.CheckedProof;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pages with the proof beside them, for which a small one is enough. */
class LargeProofTest extends InBrowser {

  private static final String CERTIFICATE = "6,6,5.certificate.js";

  /** The page of 6,6,5 in a folder of its own. */
  private static Path page(String name) throws Exception {
    OwnArchive archive = new OwnArchive(folder.resolve(name));
    archive.make("6,6,5", "6,6,5");
    new ExplorerSite("index", 100).write(archive.entries(), folder.resolve(name + "/site"));
    return folder.resolve(name + "/site/theorems/6,6,5.html");
  }

  private static boolean isHidden(DevTools tab, String id)
      throws IOException, InterruptedException {
    return tab.evaluate("document.getElementById('" + id + "').hidden").asBoolean();
  }

  private static void read(DevTools tab) throws IOException, InterruptedException {
    tab.evaluate("document.getElementById('read').click()");
    tab.await("!explorer.loading");
  }

  private static void choose(DevTools tab, Path file) throws IOException, InterruptedException {
    JsonNode document = tab.command("DOM.getDocument", Map.of()).path("root").path("nodeId");
    JsonNode input =
        tab.command("DOM.querySelector", Map.of("nodeId", document.asInt(), "selector", "#file"));
    tab.command(
        "DOM.setFileInputFiles",
        Map.of("files", List.of(file.toString()), "nodeId", input.path("nodeId").asInt()));
  }

  /** The address of the certificate beside a page. */
  private static String beside(URI page) {
    return page.toString().replaceFirst("[^/]*$", CERTIFICATE);
  }

  private static void readAndPlay(DevTools tab, URI page) throws IOException, InterruptedException {
    tab.open(page);
    assertThat(tab.text("read")).isEqualTo("Read the proof (0.0 MB)");
    assertThat(tab.evaluate("document.querySelectorAll('.cell').length").asInt()).isEqualTo(36);
    assertThat(tab.requests()).doesNotContain(beside(page));
    tab.evaluate("document.querySelector('.cell').click()");
    assertThat(tab.text("answer")).isEqualTo("No move: the proof has to be read first.");
    read(tab);
    assertThat(tab.text("answer")).contains("You are Maker");
    assertThat(isHidden(tab, "load")).isTrue();
    assertThat(isHidden(tab, "progress")).isTrue();
    for (int move = 1; move <= 4; move++) {
      tab.evaluate("document.querySelector('.cell[aria-disabled=false]').click()");
      assertThat(tab.evaluate("document.querySelectorAll('#board .stone').length").asInt())
          .isEqualTo(2 * move);
    }
    assertThat(tab.requests()).contains(beside(page));
  }

  @Test
  void aPageReadsTheProofBesideItWhenItIsAskedTo() throws Exception {
    URI page = page("file").toUri();
    try (DevTools tab = tab()) {
      readAndPlay(tab, page);
      assertThat(tab.requests()).containsExactly(page.toString(), beside(page));
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void soDoesAPageOfAServer() throws Exception {
    try (LocalServer server = new LocalServer(page("server").resolveSibling(""));
        DevTools tab = tab()) {
      readAndPlay(tab, server.address("6,6,5.html"));
    }
  }

  @Test
  void aPositionWaitsForTheProof() throws Exception {
    Path page = page("position");
    try (DevTools tab = tab()) {
      tab.open(URI.create(page.toUri() + "#a1.c2"));
      read(tab);
      assertThat(tab.evaluate("explorer.now").asInt()).isEqualTo(2);
    }
  }

  @Test
  void noOtherScriptIsLoaded() throws Exception {
    Path page = page("other");
    Files.writeString(page.resolveSibling("other.js"), "document.title = 'other';");
    try (DevTools tab = tab()) {
      tab.open(page.toUri());
      String refused =
          """
          new Promise((end) => {
            const script = document.createElement("script");
            script.src = "other.js";
            script.onload = () => end(false);
            script.onerror = () => end(true);
            document.head.append(script);
          })""";
      assertThat(tab.evaluate(refused).asBoolean()).isTrue();
      assertThat(tab.evaluate("document.title").asText()).isEqualTo("Breaker wins 6,6,5 (weak)");
      assertThat(tab.complaints()).singleElement().asString().contains("Content Security Policy");
    }
  }

  @Test
  void whatIsMissingOrCutOffIsSaidAndCanBeTriedAgain() throws Exception {
    Path page = page("missing");
    Path script = page.resolveSibling(CERTIFICATE);
    String whole = Files.readString(script);
    try (DevTools tab = tab()) {
      Files.delete(script);
      tab.open(page.toUri());
      read(tab);
      assertThat(tab.text("answer")).contains(CERTIFICATE + " is not there, beside this page");
      assertThat(isHidden(tab, "load")).isFalse();
      Files.writeString(script, "explorer.receive(\"AAAA\");\n");
      read(tab);
      assertThat(tab.text("answer")).contains("is not the file that this page was made with");
      Files.writeString(script, whole);
      read(tab);
      assertThat(tab.text("answer")).contains("You are Maker");
    }
  }

  @Test
  void aCertificateCanBeChosenInstead() throws Exception {
    CheckedProof proof = Proofs.solved("6,6,5", folder);
    try (DevTools tab = tab()) {
      tab.open(page("chosen").toUri());
      choose(tab, Proofs.solved("3,3,3", folder).files().certificate());
      tab.await("document.getElementById('answer').textContent.includes('cannot be read')");
      assertThat(tab.text("answer")).contains("this certificate is of another statement");
      choose(tab, proof.files().certificate());
      tab.await("explorer.strategy");
      assertThat(tab.text("answer")).contains("You are Maker");
      assertThat(isHidden(tab, "load")).isTrue();
    }
  }
}
