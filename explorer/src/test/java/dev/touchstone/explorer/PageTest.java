package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.archive.CheckedProof;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a person does on a page, and what is seen and heard then. */
class PageTest extends InBrowser {

  private static String text(DevTools tab, String id) throws IOException, InterruptedException {
    return tab.evaluate("document.getElementById('" + id + "').textContent").asText();
  }

  private static String label(DevTools tab, String cell) throws IOException, InterruptedException {
    return tab.evaluate("document.querySelector('[aria-label^=\"" + cell + ",\"]').ariaLabel")
        .asText();
  }

  private static void choose(DevTools tab, Path file) throws IOException, InterruptedException {
    JsonNode document = tab.command("DOM.getDocument", Map.of()).path("root").path("nodeId");
    JsonNode input =
        tab.command("DOM.querySelector", Map.of("nodeId", document.asInt(), "selector", "#file"));
    tab.command(
        "DOM.setFileInputFiles",
        Map.of("files", List.of(file.toString()), "nodeId", input.path("nodeId").asInt()));
  }

  private static void await(DevTools tab, String condition)
      throws IOException, InterruptedException {
    tab.evaluate(
        "(async () => { while (!(%s)) await new Promise((go) => setTimeout(go, 20)); })()"
            .formatted(condition));
  }

  @Test
  void aGameIsPlayedWithTheKeysAlone() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,5", folder))) {
      assertThat(text(tab, "answer")).startsWith("You are Maker: take a cell");
      assertThat(label(tab, "a1")).matches("a1, free, pair [a-z]");
      tab.evaluate("document.querySelector('.cell[tabindex=\"0\"]').focus()");
      for (String key : new String[] {"Home", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"}) {
        tab.press(key);
      }
      assertThat(text(tab, "answer")).matches("Maker takes a1\\. Breaker takes [a-e][1-5]\\.");
      assertThat(label(tab, "a1")).isEqualTo("a1, Maker’s stone");
      assertThat(text(tab, "steps")).contains("COVER", "T3 · step 1 of 2", "pairs");
      tab.press("b");
      assertThat(label(tab, "a1")).startsWith("a1, free");
      tab.press("f");
      assertThat(label(tab, "a1")).isEqualTo("a1, Maker’s stone");
      String pair = label(tab, "c1");
      assertThat(pair).matches("c1, free, pair [a-z]");
      tab.press("ArrowRight");
      tab.press("ArrowRight");
      tab.press("Enter");
      assertThat(tab.evaluate("document.querySelectorAll('#moves li').length").asInt())
          .isEqualTo(2);
      tab.press("r");
      assertThat(text(tab, "answer")).startsWith("You are Maker");
      assertThat(tab.evaluate("document.querySelectorAll('.cell[tabindex=\"0\"]').length").asInt())
          .isEqualTo(1);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void makerOpensAndWins() throws Exception {
    try (DevTools tab = show(Proofs.solved("3,3,3", folder))) {
      assertThat(text(tab, "answer")).contains("Maker takes b2.", "You are Breaker");
      tab.evaluate("document.querySelector('[aria-label^=\"a3,\"]').click()");
      assertThat(text(tab, "steps")).contains("OPTIONS", "T6");
      tab.evaluate("document.querySelector('[aria-label^=\"a2,\"]').click()");
      assertThat(text(tab, "answer")).contains("and wins");
      assertThat(tab.evaluate("document.querySelector('.cell[aria-disabled=false]')").isNull())
          .isTrue();
    }
  }

  @Test
  void aPositionCanBeKeptAsAnAddress() throws Exception {
    CheckedProof proof = Proofs.solved("5,5,5", folder);
    URI page = page(proof).toUri();
    try (DevTools tab = tab()) {
      tab.open(URI.create(page + "#a1.c2"));
      assertThat(label(tab, "a1")).isEqualTo("a1, Maker’s stone");
      assertThat(label(tab, "c2")).isEqualTo("c2, Maker’s stone");
    }
  }

  @Test
  void nothingIsFetched() throws Exception {
    CheckedProof proof = Proofs.solved("7,7,5", folder);
    Path page = page(proof);
    try (DevTools tab = tab()) {
      tab.open(page.toUri());
      tab.evaluate("document.querySelector('[aria-label^=\"d4,\"]').click()");
      assertThat(tab.requests()).containsExactly(page.toUri().toString());
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aPhoneShowsTheWholeBoard() throws Exception {
    try (DevTools tab = show(Proofs.solved("7,7,5", folder))) {
      tab.resize(360, 740);
      tab.evaluate("document.querySelector('[aria-label^=\"d4,\"]').click()");
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(360);
      assertThat(tab.evaluate("document.querySelector('.board').scrollWidth").asInt())
          .isLessThanOrEqualTo(360);
      assertThat(tab.evaluate("document.querySelector('.cell').offsetWidth").asInt())
          .isGreaterThan(36);
      assertThat(tab.evaluate("scrollY").asInt()).isZero();
    }
  }

  @Test
  void thePageIsDarkOrLightAsOneLikes() throws Exception {
    try (DevTools tab = show(Proofs.solved("5,5,5", folder))) {
      String colour = "getComputedStyle(document.body).backgroundColor";
      String before = tab.evaluate(colour).asText();
      tab.evaluate("document.getElementById('theme').click()");
      assertThat(tab.evaluate(colour).asText()).isNotEqualTo(before);
      tab.evaluate("document.getElementById('theme').click()");
      assertThat(tab.evaluate(colour).asText()).isEqualTo(before);
    }
  }

  @Test
  void aLargeProofIsReadFromItsFile() throws Exception {
    CheckedProof proof = Proofs.solved("5,5,4", folder);
    Path certificate = proof.files().certificate();
    String html = new ExplorerPage(proof, "index.html").beside("5,5,4.certificate.gz", 20_000_000);
    Path page = Files.writeString(folder.resolve("large.html"), html);
    try (DevTools tab = tab()) {
      tab.open(page.toUri());
      assertThat(text(tab, "load")).contains("too large", "5,5,4.certificate.gz (20.0 MB)");
      assertThat(tab.evaluate("document.querySelector('.cell[aria-disabled=false]')").isNull())
          .isTrue();
      choose(tab, Proofs.solved("3,3,3", folder).files().certificate());
      await(tab, "document.getElementById('answer').textContent.includes('cannot be read')");
      assertThat(text(tab, "answer")).contains("this certificate is of another statement");
      choose(tab, certificate);
      await(tab, "explorer.strategy");
      assertThat(text(tab, "answer")).contains("You are Breaker");
      assertThat(tab.evaluate("document.getElementById('load').hidden").asBoolean()).isTrue();
    }
  }
}
