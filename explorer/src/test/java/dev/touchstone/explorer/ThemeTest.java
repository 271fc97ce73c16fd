package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pages are dark or light as one likes. */
class ThemeTest extends InBrowser {

  private static String background(DevTools tab) throws IOException, InterruptedException {
    return tab.evaluate("getComputedStyle(document.body).backgroundColor").asText();
  }

  private static void change(DevTools tab) throws IOException, InterruptedException {
    String before = background(tab);
    tab.evaluate("document.getElementById('theme').click()");
    assertThat(background(tab)).isNotEqualTo(before);
  }

  @Test
  void aPageOfAFileChanges() throws Exception {
    try (DevTools tab = show(Proofs.solved("3,3,3", folder))) {
      String before = background(tab);
      change(tab);
      change(tab);
      assertThat(background(tab)).isEqualTo(before);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void whatOneChoseHoldsForAllPages() throws Exception {
    OwnArchive archive = new OwnArchive(folder.resolve("theme"));
    archive.make("5,5,5", "5,5,5");
    Path site = folder.resolve("theme/site");
    new ExplorerSite("index").write(archive.entries(), site);
    // A browser keeps what belongs to a server more reliably than what belongs to files.
    try (LocalServer server = new LocalServer(site);
        DevTools tab = tab()) {
      tab.visit(server.address("index.html"));
      String before = background(tab);
      change(tab);
      String after = background(tab);
      tab.open(server.address("theorems/5,5,5.html"));
      tab.await("getComputedStyle(document.body).backgroundColor === '%s'".formatted(after));
      change(tab);
      tab.visit(server.address("index.html"));
      tab.await("getComputedStyle(document.body).backgroundColor === '%s'".formatted(before));
    }
  }

  @Test
  void whereNothingIsKeptThePageChangesAllTheSame() throws Exception {
    try (DevTools tab = tab()) {
      String refuses =
          "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })";
      tab.command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", refuses));
      tab.open(page(Proofs.solved("3,3,3", folder)).toUri());
      change(tab);
      assertThat(tab.text("answer")).contains("You are Breaker");
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
