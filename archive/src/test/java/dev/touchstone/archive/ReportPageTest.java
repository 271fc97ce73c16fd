package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** The page for the site, and what is said of one theorem on the console. */
class ReportPageTest {

  @TempDir Path root;

  /** The elements that need no end in HTML are ended, and the rest is read as XML. */
  private static Element parsed(String html) throws Exception {
    String xml = html.replace("<!DOCTYPE html>\n", "").replaceAll("<meta ([^>]*)>", "<meta $1/>");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)))
        .getDocumentElement();
  }

  @Test
  void thePageIsWellFormedAndShowsEveryTheorem() throws Exception {
    SmallArchive archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("weak/3,3,3", "3,3,3", Regenerate.IF_MISSING));
    archive.make(SmallArchive.plan("5,5,5"));
    archive.sign("5,5,5", archive.key("al<ice>&\"co"));
    Path page = ReportPage.write(archive.entries(), root.resolve("site/deep"));
    assertThat(page).hasFileName("theorems.html");
    String html = Files.readString(page);
    Element root = parsed(html);
    assertThat(root.getElementsByTagName("article").getLength()).isEqualTo(2);
    assertThat(root.getElementsByTagName("svg").getLength()).isEqualTo(2);
    assertThat(root.getTextContent())
        .contains("2 theorems.", "Breaker wins 5,5,5 (weak)", "VALID al<ice>&\"co", "nobody");
    assertThat(html)
        .contains("VALID al&lt;ice>&amp;&quot;co")
        .doesNotContain("al<ice>", "http://www.example", "src=");
  }

  @Test
  void cellsOfAFileAreEscaped() throws Exception {
    Path file = Files.writeString(root.resolve("a<b.hg"), "<script> b\n<script> c\nmaker: b\n");
    SmallArchive archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("graph", "file:" + file, Regenerate.IF_MISSING));
    String html = Files.readString(ReportPage.write(archive.entries(), root));
    assertThat(html).doesNotContain("<script>");
    assertThat(parsed(html).getElementsByTagName("svg").getLength()).isZero();
  }

  @Test
  void aPageOfNothingIsAPage() throws Exception {
    assertThat(parsed(Files.readString(ReportPage.write(List.of(), root))).getTextContent())
        .contains("0 theorems.");
  }

  @Test
  void aFileInTheWayIsSaid() throws Exception {
    Path file = Files.writeString(root.resolve("site"), "x");
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> ReportPage.write(List.of(), file))
        .satisfies(refusal -> assertThat(refusal.line()).contains(file + ": a file is in the way"));
  }

  @Test
  void theoremsAreExplainedWithTheRulesThatTheyUse() throws Exception {
    SmallArchive archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("3,3,3"));
    archive.make(SmallArchive.plan("5,5,5"));
    CheckedProof maker = CheckedProof.of(archive.files("3,3,3"));
    assertThat(Explanation.of(maker).lines())
        .contains("Maker wins 3,3,3 (weak)", "verified: 40 steps, 144 bytes")
        .anyMatch(line -> line.matches(" {2}ANSWER +[0-9]+"))
        .anyMatch(line -> line.matches(" {2}END +1"));
    assertThat(ProofSteps.byRule(maker).values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(maker.steps());
    assertThat(ProofSteps.pairing(maker)).isEmpty();
    CheckedProof pairing = CheckedProof.of(archive.files("5,5,5"));
    assertThat(ProofSteps.pairing(pairing).orElseThrow().size()).isEven().isPositive();
    assertThat(archive.entries().get(1).page()).contains("One pairing does it");
  }
}
