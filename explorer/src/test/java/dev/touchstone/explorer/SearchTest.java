package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Theorems are found on the page of all. */
class SearchTest extends InBrowser {

  private static URI page(String name) throws Exception {
    Path all =
        new ExplorerSite("index")
            .write(
                Proofs.archived(
                    "weak-mnk/3,3,3",
                    "weak-mnk/4,7,4",
                    "weak-mnk/4,8,4",
                    "weak-mnk/7,7,5",
                    "pairings/7,7,6",
                    "truncated/4,7,7tr"),
                folder.resolve(name));
    return all.toUri();
  }

  private static List<String> shown(DevTools tab) throws IOException, InterruptedException {
    JsonNode cards =
        tab.evaluate(
            "[...document.querySelectorAll('.cards > li')].filter((card) => card.checkVisibility()).map((card) => card.id)");
    List<String> names = new ArrayList<>();
    cards.forEach(name -> names.add(name.asText()));
    return names;
  }

  private static void enter(DevTools tab, String field, String value)
      throws IOException, InterruptedException {
    tab.evaluate(
        "(() => { const field = document.getElementById('filter')['%s']; field.value = '%s';"
                .formatted(field, value)
            + " field.dispatchEvent(new Event('input', { bubbles: true })); })()");
  }

  @Test
  void whatIsTypedNarrowsThePage() throws Exception {
    URI page = page("typed");
    try (DevTools tab = tab()) {
      tab.visit(page);
      assertThat(shown(tab)).hasSize(6);
      tab.press("/");
      for (String key : new String[] {"7", ",", "7", " ", "B", "r"}) {
        tab.press(key);
      }
      assertThat(shown(tab)).containsExactly("7,7,5", "7,7,6");
      assertThat(tab.text("found")).isEqualTo("2 of 6 theorems");
      assertThat(
              tab.evaluate("document.getElementById('family-truncated').checkVisibility()")
                  .asBoolean())
          .isFalse();
      tab.press("Enter");
      enter(tab, "q", Proofs.certificateDigest("weak-mnk/7,7,5").substring(0, 16));
      assertThat(shown(tab)).containsExactly("7,7,5");
      enter(tab, "q", "no such thing");
      assertThat(shown(tab)).isEmpty();
      assertThat(tab.text("found")).isEqualTo("No theorem fits “no such thing”. Clear the search");
      tab.evaluate("document.querySelector('#found button').click()");
      assertThat(shown(tab)).hasSize(6);
      assertThat(tab.requests()).containsExactly(page.toString());
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void boardsAreFoundAsPeopleWriteThem() throws Exception {
    URI page = page("written");
    try (DevTools tab = tab()) {
      tab.visit(page);
      for (String board : new String[] {"7x7x5", "7×7×5", "7 7 5", "7, 7, 5", "7X7X5"}) {
        enter(tab, "q", board);
        assertThat(shown(tab)).as(board).containsExactly("7,7,5");
      }
      enter(tab, "q", "4 7 7tr");
      assertThat(shown(tab)).containsExactly("4,7,7tr");
      for (String name : new String[] {"tic-tac-toe", "tictactoe", "Tic Tac Toe"}) {
        enter(tab, "q", name);
        assertThat(shown(tab)).as(name).containsExactly("3,3,3");
      }
    }
  }

  @Test
  void familiesWinnersAndSignersAreFound() throws Exception {
    URI page = page("other");
    try (DevTools tab = tab()) {
      tab.visit(page);
      enter(tab, "q", "4 in a row");
      assertThat(shown(tab)).containsExactly("4,7,4", "4,8,4");
      enter(tab, "q", "truncated");
      assertThat(shown(tab)).containsExactly("4,7,7tr");
      enter(tab, "q", "TEST-ONLY-touchstone");
      assertThat(shown(tab)).hasSize(6);
      enter(tab, "q", "maker");
      List<String> makers = shown(tab);
      enter(tab, "q", "breaker");
      List<String> breakers = shown(tab);
      assertThat(makers).contains("3,3,3", "4,8,4").doesNotContain("7,7,5");
      assertThat(breakers).contains("7,7,5", "7,7,6").doesNotContain("3,3,3");
      assertThat(makers.size() + breakers.size()).isEqualTo(6);
      // The length of a proof, or a digit of its digest, is not what is meant.
      enter(tab, "q", "6");
      assertThat(shown(tab)).containsExactly("7,7,6");
    }
  }

  @Test
  void theWayBackLeadsThroughWhatWasChosen() throws Exception {
    URI page = page("back");
    try (DevTools tab = tab()) {
      tab.visit(page);
      tab.press("/");
      for (String key : new String[] {"4", ",", "8"}) {
        tab.press(key);
      }
      enter(tab, "winner", "breaker");
      assertThat(shown(tab)).isEmpty();
      assertThat(tab.text("found")).startsWith("No theorem fits “4,8” with what is chosen.");
      tab.evaluate("history.back()");
      tab.await("document.getElementById('filter').winner.value === ''");
      assertThat(shown(tab)).containsExactly("4,8,4");
      // The letters of a word are one step.
      tab.evaluate("history.back()");
      tab.await("document.getElementById('filter').q.value === ''");
      assertThat(shown(tab)).hasSize(6);
      tab.evaluate("history.forward()");
      tab.await("document.getElementById('filter').q.value === '4,8'");
      assertThat(shown(tab)).containsExactly("4,8,4");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void theAddressKeepsWhatWasChosen() throws Exception {
    URI page = page("kept");
    String kept;
    try (DevTools tab = tab()) {
      tab.visit(page);
      enter(tab, "winner", "maker");
      enter(tab, "published", "unlisted");
      assertThat(shown(tab)).containsExactly("4,8,4");
      kept = tab.evaluate("location.href").asText();
      assertThat(kept).endsWith("#winner=maker&published=unlisted");
    }
    try (DevTools tab = tab()) {
      tab.visit(URI.create(kept));
      assertThat(shown(tab)).containsExactly("4,8,4");
      tab.evaluate("location.hash = 'family=4-in-a-row&winner=<nobody>&q=Contradicts'");
      tab.await("document.getElementById('filter').q.value === 'Contradicts'");
      assertThat(shown(tab)).containsExactly("4,7,4");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void whereThereIsNoChoiceNoneIsOffered() throws Exception {
    Path all =
        new ExplorerSite("index").write(Proofs.archived("weak-mnk/3,3,3"), folder.resolve("one"));
    try (DevTools tab = tab()) {
      tab.visit(all.toUri());
      assertThat(
              tab.evaluate(
                      "[...document.querySelectorAll('#filter select')].some((select) => select.checkVisibility())")
                  .asBoolean())
          .isFalse();
      assertThat(shown(tab)).containsExactly("3,3,3");
    }
  }
}
