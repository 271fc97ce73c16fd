package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** What is published does not depend on the language of the machine, nor on its digits. */
class LanguageTest {

  @Test
  @ResourceLock(Resources.LOCALE)
  void anArchiveOfOneLanguageIsRightInAnother(@TempDir Path root) throws Exception {
    SmallArchive archive = new SmallArchive(root);
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      // This language does have other digits.
      assertThat(String.format(Locale.getDefault(), "%d", 12)).isEqualTo("١٢");
      archive.make(SmallArchive.plan("3,3,3"));
      archive.make(SmallArchive.plan("5,5,4"));
      archive.sign("5,5,4", archive.key("alice"));
      archive.writePages();
      String page = Files.readString(ReportPage.write(archive.entries(), root));
      for (String tag : new String[] {"en-US", "de-DE", "tr-TR", "hi-IN-u-nu-deva"}) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(archive.findings()).as(tag).isEmpty();
        assertThat(ReportPage.write(archive.entries(), root)).hasContent(page);
        assertThat(archive.make(SmallArchive.plan("3,3,3", "3,3,3", Regenerate.ALWAYS)))
            .isEqualTo(Made.UP_TO_DATE);
      }
    } finally {
      Locale.setDefault(before);
    }
  }
}
