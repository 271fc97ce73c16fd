package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.archive.Audit;
import dev.touchstone.archive.Entry;
import dev.touchstone.archive.GameText;
import dev.touchstone.archive.MemorySize;
import dev.touchstone.archive.Orders;
import dev.touchstone.archive.Refusal;
import dev.touchstone.archive.Regenerate;
import dev.touchstone.archive.SearchPlan;
import dev.touchstone.archive.TheoremPlan;
import dev.touchstone.archive.Trust;
import dev.touchstone.archive.Workshop;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.search.Effort;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The pages of an archive. */
class ExplorerSiteTest {

  @TempDir Path root;

  /** Hears nothing. */
  private static final class Quiet implements Workshop.Watch {
    @Override
    public void progress(Progress progress) {}

    @Override
    public void cancelBy(Runnable stop) {}

    @Override
    public void resumes(Path checkpoint) {}
  }

  private void make(String name, String game) throws Refusal {
    SearchPlan search =
        new SearchPlan(Engine.PN, Effort.FAST, 1, MemorySize.LEAST, Long.MAX_VALUE, null);
    GameText text = new GameText(game, "", "", null);
    TheoremPlan plan = new TheoremPlan(name, text, null, Regenerate.IF_MISSING, search);
    Orders orders = new Orders(Set.of(), false);
    new Workshop(root.resolve("proofs"), root.resolve("state"), "org.example", orders)
        .make(plan, new Quiet());
  }

  private List<Entry> entries() throws Refusal {
    Trust trust = new Trust(root.resolve("proofs/KEYS"), List.of());
    return new Audit(root.resolve("proofs"), trust).theorems(entry -> {}).entries();
  }

  @Test
  void everyTheoremHasAPageAndACard() throws Exception {
    make("weak/5,5,5", "5,5,5");
    make("3,3,3", "3,3,3");
    Path all = new ExplorerSite("index").write(entries(), root.resolve("site/deep"));
    assertThat(all).hasFileName("index.html");
    String html = Files.readString(all);
    assertThat(html)
        .contains("2 theorems", "Breaker wins 5,5,5 (weak)", "not signed", "<svg ")
        .contains("href=\"theorems/weak/5,5,5.html\"")
        .doesNotContain("src=", "<script");
    assertThat(Files.readString(all.resolveSibling("theorems/weak/5,5,5.html")))
        .contains("href=\"../../index.html\"", "Breaker wins 5,5,5 (weak)");
    assertThat(all.resolveSibling("theorems/3,3,3.html")).exists();
  }

  @Test
  @ResourceLock(Resources.LOCALE)
  void thePagesAreTheSameInEveryLanguage() throws Exception {
    make("3,3,3", "3,3,3");
    Locale before = Locale.getDefault();
    try {
      Path all = new ExplorerSite("theorems").write(entries(), root.resolve("site"));
      String index = Files.readString(all);
      String page = Files.readString(all.resolveSibling("theorems/3,3,3.html"));
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      assertThat(new ExplorerSite("theorems").write(entries(), root.resolve("site")))
          .hasContent(index);
      assertThat(all.resolveSibling("theorems/3,3,3.html")).hasContent(page);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void cellsOfAFileAreEscaped() throws Exception {
    Path file = Files.writeString(root.resolve("a.hg"), "<script> b\n<script> c\n");
    make("graph", "file:" + file);
    assertThat(new ExplorerSite("index").write(entries(), root.resolve("site")))
        .content()
        .doesNotContain("<script>", "<svg ");
  }

  @Test
  void aFileInTheWayIsSaid() throws Exception {
    Path file = Files.writeString(root.resolve("site"), "x");
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> new ExplorerSite("index").write(List.of(), file))
        .satisfies(refusal -> assertThat(refusal.line()).contains(file + ": a file is in the way"));
  }
}
