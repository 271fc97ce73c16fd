package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.archive.Entry;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The pages of an archive. */
class ExplorerSiteTest {

  @TempDir Path root;

  private OwnArchive archive() {
    return new OwnArchive(root);
  }

  @Test
  void everyTheoremHasAPageAndACard() throws Exception {
    archive().make("weak/5,5,5", "5,5,5");
    archive().make("3,3,3", "3,3,3");
    Path all = new ExplorerSite("index").write(archive().entries(), root.resolve("site/deep"));
    assertThat(all).hasFileName("index.html");
    String html = Files.readString(all);
    assertThat(html)
        .contains("2 theorems", "Breaker wins 5,5,5 (weak)", "None is signed", "<svg ")
        .contains("href=\"theorems/weak/5,5,5.html\"")
        .contains(
            "data-family=\"3-in-a-row\"", "<h2 id=\"family-pairings\">Won by one pairing</h2>")
        .doesNotContain("src=");
    assertThat(Files.readString(all.resolveSibling("theorems/weak/5,5,5.html")))
        .contains("href=\"../../index.html\"", "Breaker wins 5,5,5 (weak)");
    assertThat(all.resolveSibling("theorems/3,3,3.html")).exists();
  }

  @Test
  @ResourceLock(Resources.LOCALE)
  void thePagesAreTheSameInEveryLanguage() throws Exception {
    archive().make("3,3,3", "3,3,3");
    Locale before = Locale.getDefault();
    try {
      Path all = new ExplorerSite("theorems").write(archive().entries(), root.resolve("site"));
      String index = Files.readString(all);
      String page = Files.readString(all.resolveSibling("theorems/3,3,3.html"));
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      assertThat(new ExplorerSite("theorems").write(archive().entries(), root.resolve("site")))
          .hasContent(index);
      assertThat(all.resolveSibling("theorems/3,3,3.html")).hasContent(page);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aLargeCertificateLiesBesideItsPage() throws Exception {
    archive().make("weak/5,5,4", "5,5,4");
    Path site = root.resolve("site");
    new ExplorerSite("index", 100).write(archive().entries(), site);
    Path page = site.resolve("theorems/weak/5,5,4.html");
    Path script = site.resolve("theorems/weak/5,5,4.certificate.js");
    assertThat(page).content().contains("data-beside=\"5,5,4.certificate.js\"");
    assertThat(script).content().startsWith("explorer.receive(\"").endsWith("\");\n");
    byte[] before = Files.readAllBytes(script);
    new ExplorerSite("index", 100).write(archive().entries(), site);
    assertThat(script).hasBinaryContent(before);
    new ExplorerSite("index").write(archive().entries(), site);
    assertThat(page).content().doesNotContain("data-beside");
    assertThat(site.resolve("theorems/weak")).isDirectoryNotContaining("glob:**.js");
  }

  @Test
  void cellsOfAFileAreEscaped() throws Exception {
    Path file = Files.writeString(root.resolve("a.hg"), "<script> b\n<script> c\n");
    archive().make("graph", "file:" + file);
    assertThat(new ExplorerSite("index").write(archive().entries(), root.resolve("site")))
        .content()
        .contains("<svg ", ">&lt;script&gt;</text>")
        .doesNotContain("<script> ", "<script></text>");
  }

  @Test
  void whatIsNotOursIsReplacedOnlyWhenThatIsAsked() throws Exception {
    archive().make("3,3,3", "3,3,3");
    Path site = root.resolve("site");
    Path all = new ExplorerSite("index").write(archive().entries(), site);
    Path page = site.resolve("theorems/3,3,3.html");
    for (Path file : List.of(all, page)) {
      String ours = Files.readString(file);
      Files.writeString(file, "<!DOCTYPE html>\n<title>mine</title>\n");
      assertThatExceptionOfType(Refusal.class)
          .isThrownBy(() -> new ExplorerSite("index").write(archive().entries(), site))
          .satisfies(
              refusal -> {
                assertThat(refusal.line()).startsWith(file + " is there and not ours");
                assertThat(refusal.remedy()).containsInstanceOf(Remedy.Replace.class);
              });
      assertThat(file).content().contains("mine");
      new ExplorerSite("index").replacing().write(archive().entries(), site);
      assertThat(file).hasContent(ours);
    }
    // Pages of ours are replaced as a matter of course.
    assertThat(new ExplorerSite("index").write(archive().entries(), site)).exists();
  }

  @Test
  void aScriptThatIsNotOursIsNotReplaced() throws Exception {
    archive().make("3,3,3", "3,3,3");
    Path script = root.resolve("site/theorems/3,3,3.certificate.js");
    Files.createDirectories(script.getParent());
    Files.writeString(script, "mine();\n");
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(
            () -> new ExplorerSite("index").write(archive().entries(), root.resolve("site")))
        .withMessageContaining(script + " is there and not ours");
    assertThat(script).hasContent("mine();\n");
  }

  @Test
  void aFileInTheWayIsSaid() throws Exception {
    Path file = Files.writeString(root.resolve("site"), "x");
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> new ExplorerSite("index").write(List.of(), file))
        .satisfies(refusal -> assertThat(refusal.line()).contains(file + ": a file is in the way"));
  }

  @Test
  void pagesOfOtherTheoremsStayAndAreCounted() throws Exception {
    ExplorerSite site = new ExplorerSite("index");
    Path folder = root.resolve("site");
    for (String game : List.of("3,3,3", "3,4,3", "4,4,4", "weak/5,5,5", "5,5,4")) {
      archive().make(game, game.replace("weak/", ""));
    }
    assertThat(site.earlier(archive().entries(), folder).pages()).isEmpty();
    site.write(archive().entries(), folder);
    assertThat(site.earlier(archive().entries(), folder).warning()).isEmpty();
    // What is not ours was never linked.
    Files.writeString(folder.resolve("theorems/mine.html"), "<title>mine</title>");
    List<Entry> but = archive().entries().subList(1, 5);
    site.write(but, folder);
    Path pages = folder.resolve("theorems");
    assertThat(site.earlier(but, folder).warning())
        .contains(
            "1 earlier page in %s is not linked any more (3,3,3.html); remove it, or name all theorems at once"
                .formatted(pages));
    assertThat(site.earlier(List.of(), folder).warning())
        .contains(
            ("5 earlier pages in %s are not linked any more (3,3,3.html 3,4,3.html 4,4,4.html and 2"
                    + " more); remove them, or name all theorems at once")
                .formatted(pages));
    assertThat(pages.resolve("3,3,3.html")).exists();
  }

  @Test
  void noPageIsWrittenThroughALink() throws Exception {
    archive().make("weak/3,3,3", "3,3,3");
    Path elsewhere = Files.createDirectory(root.resolve("elsewhere"));
    for (String place : List.of("site/theorems", "other/theorems/weak")) {
      Path link = root.resolve(place);
      Files.createDirectories(link.getParent());
      Files.createSymbolicLink(link, elsewhere);
      Path folder = root.resolve(place.substring(0, place.indexOf('/')));
      for (ExplorerSite site :
          List.of(new ExplorerSite("index"), new ExplorerSite("index").replacing())) {
        assertThatExceptionOfType(Refusal.class)
            .isThrownBy(() -> site.write(archive().entries(), folder))
            .withMessageStartingWith(link + ": a link, and no pages are written through one; ");
      }
      assertThat(elsewhere).isEmptyDirectory();
      assertThat(folder.resolve("index.html")).doesNotExist();
    }
    // The folder itself may be one: somebody has named it.
    Path named = Files.createSymbolicLink(root.resolve("named"), elsewhere);
    assertThat(new ExplorerSite("index").write(archive().entries(), named)).exists();
  }
}
