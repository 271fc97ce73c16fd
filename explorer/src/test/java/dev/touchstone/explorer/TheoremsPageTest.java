package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.archive.Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is on the page of all theorems. */
class TheoremsPageTest {

  @TempDir Path folder;

  private static String html(List<Entry> theorems) {
    return TheoremsPage.html(theorems, theorem -> theorem.name() + ".html");
  }

  private static List<String> found(String pattern, String html) {
    return Pattern.compile(pattern).matcher(html).results().map(MatchResult::group).toList();
  }

  @Test
  void familiesStandInOrder() throws Exception {
    List<Entry> theorems =
        new ArrayList<>(
            Proofs.archived(
                "truncated/4,7,7tr", "pairings/7,7,6", "weak-mnk/5,5,4", "weak-mnk/3,3,3"));
    Path graph = Files.writeString(folder.resolve("a.hg"), "a b\nb c\n");
    theorems.add(Proofs.entry(Proofs.solved("file:" + graph, "graph", folder)));
    theorems.add(Proofs.entry(Proofs.solved("torus 4,5,4", folder)));
    for (String vector :
        List.of(
            "4-4-4-strong-draw",
            "turns-3-3-3-black-wins",
            "strong-3-4-3-black-wins",
            "hex-3-3-bridges",
            "region-rows-3-4-black-wins",
            "strip-3-3-black-wins",
            "plane-3-maker-wins",
            "plane-9-nobody",
            "plane-9-pairing")) {
      theorems.add(Proofs.entry(Proofs.vector(vector, folder)));
    }
    assertThat(found("<h2 .*</h2>", html(theorems)))
        .extracting(heading -> heading.replaceAll("<[^>]*>", ""))
        .containsExactly(
            "3 in a row (weak)",
            "4 in a row (weak)",
            "Won by one pairing",
            "Truncated boards",
            "Tori and cylinders",
            "Hypergraphs",
            "Tilings of the plane",
            "The infinite plane",
            "Infinite strips",
            "All boards with a region",
            "Hex",
            "Wins of strong games",
            "Wins of strong games, several stones a turn",
            "Draws of strong games");
    assertThat(html(theorems))
        .contains("data-rules=\"weak\"", "data-rules=\"strong\"", "data-rules=\"hex\"");
  }

  @Test
  void theSameSignerIsNamedOnce() throws Exception {
    List<Entry> signed = new ArrayList<>(Proofs.archived("weak-mnk/3,3,3", "weak-mnk/5,5,4"));
    assertThat(html(signed))
        .contains(
            "<p class=\"lead\">Each is signed by TEST-ONLY-touchstone (published test key ed25519"
                + " 5ef954a4, published test key ml-dsa-65 a87dbac1); everybody has the published"
                + " test keys: they vouch for nothing.")
        .doesNotContain("bytes; signed by");
    signed.add(Proofs.entry(Proofs.solved("4,4,4", folder)));
    assertThat(html(signed))
        .contains("bytes; signed by published test key 5ef954a4, a87dbac1<", "bytes; not signed<")
        .doesNotContain("Each is signed");
  }

  @Test
  void withoutSignaturesNoneIsSigned() throws Exception {
    List<Entry> unsigned = new ArrayList<>();
    unsigned.add(Proofs.entry("one", Proofs.solved("3,3,3", folder)));
    assertThat(html(unsigned)).contains("<p class=\"lead\">It is not signed.</p>");
    unsigned.add(Proofs.entry("two", Proofs.solved("4,4,4", folder)));
    assertThat(html(unsigned)).contains("<p class=\"lead\">None is signed.</p>");
  }

  @Test
  void whatIsPublishedIsSaidWhereItDiffers() throws Exception {
    String html =
        html(
            Proofs.archived(
                "weak-mnk/4,7,4", "weak-mnk/4,8,4", "weak-mnk/4,9,4", "weak-mnk/7,8,5"));
    assertThat(found("<p class=\"badge.*</p>", html))
        .containsExactly(
            "<p class=\"badge contradicts\">contradicts a published value</p>",
            "<p class=\"badge unlisted\">not in the list of published values</p>",
            "<p class=\"badge confirms\"></p>",
            "<p class=\"badge implied\">follows from a published value</p>");
  }

  @Test
  void cellsOfACardLieWhereTheLayoutPutsThem() throws Exception {
    Path example = Path.of(System.getProperty("touchstone.root", ".."), "docs/examples/fano.hg");
    new OwnGame(example).solved(folder.resolve("fano"));
    String card = Proofs.gathered(folder.resolve("fano")).picture().card();
    assertThat(card).contains("<title>The Fano plane: as the game may go on</title>");
    assertThat(found("<circle class=\"(cell|zone)\"", card)).hasSize(7);
  }

  @Test
  void noTwoPicturesAreAlike() throws Exception {
    List<Entry> theorems = Proofs.archived("truncated", "weak-mnk/5,5,4", "weak-mnk/6,6,5");
    List<String> drawn =
        theorems.stream()
            .map(theorem -> theorem.picture().card())
            .map(svg -> String.join("", found("<(circle|rect|path)[^>]*>", svg)))
            .toList();
    assertThat(drawn).hasSize(10).doesNotHaveDuplicates().allMatch(svg -> svg.contains("circle"));
  }
}
