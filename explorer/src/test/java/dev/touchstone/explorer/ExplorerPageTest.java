package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.touchstone.archive.Entry;
import dev.touchstone.archive.SolverVersion;
import dev.touchstone.game.Notation;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.TheoremFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in a page. */
class ExplorerPageTest {

  private static final byte[] CERTIFICATE = {1, 2, 3};

  @TempDir Path folder;

  private static Entry theorem(String game) throws Exception {
    Statement statement = Problem.weak(Notation.read(game)).wonBy(Outcome.BLACK);
    return Proofs.entry(
        new CheckedProof(new TheoremFiles(Path.of("x")), statement, 1234, "abc", 3));
  }

  @Test
  void theSameTheoremGivesTheSameBytes() throws Exception {
    String page = new ExplorerPage(theorem("7,7,5"), "../index.html").carrying(CERTIFICATE);
    assertThat(new ExplorerPage(theorem("7,7,5"), "../index.html").carrying(CERTIFICATE))
        .isEqualTo(page);
    assertThat(page)
        .contains("<h1>Maker wins 7,7,5 (weak)</h1>", ">AQID</script>", "1,234 steps")
        .contains("href=\"../index.html\"")
        .doesNotContain("http:", "https:", "The lines:")
        .doesNotContainPattern("\\{\\{[a-z]+}}");
  }

  @Test
  void cellsOfAFileAreEscaped() throws Exception {
    Path file = folder.resolve("a.hg");
    Files.writeString(file, "</script><b> {{css}}\n");
    String page = new ExplorerPage(theorem("file:" + file), "index.html").carrying(CERTIFICATE);
    assertThat(page)
        .contains("&lt;/script>&lt;b> {{css}}", "<p>The lines: &lt;/script>&lt;b> {{css}}</p>")
        .doesNotContain("</script><b>");
  }

  @Test
  void aLargeCertificateIsAScriptBesideThePage() throws Exception {
    String page =
        new ExplorerPage(theorem("7,7,5"), "index.html").beside("a b.js", 21_903_123, 16_426_131);
    assertThat(page)
        .contains("data-beside=\"a%20b.js\" data-nonce=\"abc\" data-bytes=\"16426131\"")
        .contains("Read the proof (21.9 MB)", "script-src 'sha256-", "'nonce-abc';");
  }

  @Test
  void whatAPaperNeedsIsThere() throws Exception {
    Entry theorem = Proofs.archived("weak-mnk/4,7,4").get(0);
    String page = new ExplorerPage(theorem, "index.html").carrying(CERTIFICATE);
    assertThat(page)
        .contains(
            "<p class=\"news contradicts\">Contradicts Uiterwijk (2019), which gives it to Maker; ")
        .contains("java -jar touchstone-verifier.jar 4,7,4.statement 4,7,4.certificate\n")
        .contains("./touchstone verify 4,7,4.statement 4,7,4.certificate\n")
        .contains("data-save=\"manifest\" data-name=\"4,7,4.manifest\">")
        .contains(
            "signed by TEST-ONLY-touchstone (published test key ed25519 5ef954a4, published test key ml-dsa-65 a87dbac1); everybody")
        .contains("<code>KEYS</code> is a list of keys that you trust")
        .contains("<dd>made by Touchstone " + SolverVersion.name() + "</dd>")
        .contains("@misc{touchstone-", theorem.proof().digest());
  }

  @Test
  void whatIsAsPublishedIsNoNews() throws Exception {
    String page =
        new ExplorerPage(Proofs.archived("weak-mnk/7,7,5").get(0), "index.html")
            .carrying(CERTIFICATE);
    assertThat(page)
        .contains(
            "<p>Confirms Hsu et al., TCS 815 (2020), which gives it to Breaker; other results")
        .doesNotContain("class=\"news");
    assertThat(new ExplorerPage(theorem("9,9,5"), "index.html").carrying(CERTIFICATE))
        .contains(
            "<p class=\"news unlisted\">This game is not in the list of published values, and")
        .contains("Save the manifest", "data-name=\"example.manifest\" hidden>", ">not signed<")
        .contains("data-name=\"example.layout\" hidden>")
        .doesNotContain("<code>KEYS</code>");
  }

  @Test
  void onlyThePagesOwnScriptsMayRun() throws Exception {
    String page = new ExplorerPage(theorem("7,7,5"), "index.html").carrying(CERTIFICATE);
    assertThat(page).containsPattern("script-src ('sha256-[A-Za-z0-9+/=]{44}' ?){2};");
    assertThat(page).doesNotContain("nonce-", "script-src 'unsafe", "connect-src");
  }

  @Test
  void everyPlaceOfATemplateMustBeFilled() {
    Template template = new Template("{{one}} {{two}}");
    assertThat(template.filled(Map.of("one", "{{two}}", "two", "$1"))).isEqualTo("{{two}} $1");
    assertThatIllegalArgumentException().isThrownBy(() -> template.filled(Map.of("one", "x")));
  }

  @Test
  void linksLeadBackFromFolders() {
    assertThat(Link.back("theorems/weak/7,7,5", "index.html")).isEqualTo("../../index.html");
    assertThat(Link.encoded("theorems/é #1.html")).isEqualTo("theorems/%C3%A9%20%231.html");
  }
}
