package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TimeZone;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The zip file with all theorems. */
class BundleTest {

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));

  @BeforeEach
  void anArchive() throws Exception {
    archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("weak/3,3,3", "3,3,3", Regenerate.IF_MISSING));
    archive.make(SmallArchive.plan("5,5,5"));
    archive.key("alice");
    archive.writePages();
    Files.writeString(archive.folder().resolve("pom.xml"), "<project/>");
  }

  private Path bundle(String name) throws Refusal {
    Path target = root.resolve("out").resolve(name);
    assertThat(new Bundle(archive.folder(), archive.keys()).write(target)).isEqualTo(2);
    return target;
  }

  private static List<String> names(Path zip) throws IOException {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      List<String> names = new ArrayList<>();
      for (ZipEntry entry : Collections.list(file.entries())) {
        assertThat(entry.getMethod()).isEqualTo(ZipEntry.STORED);
        assertThat(entry.getExtra()).as("times of this machine").isNull();
        names.add(entry.getName());
      }
      return names;
    }
  }

  @Test
  void allFilesAreInItTheoremByTheoremInTheOrderOfNames() throws Exception {
    assertThat(names(bundle("one.zip")))
        .containsExactly(
            "index.json",
            "index.schema.json",
            "README.md",
            "KEYS",
            "5,5,5/README.md",
            "5,5,5/board.svg",
            "5,5,5/certificate",
            "5,5,5/manifest",
            "5,5,5/statement",
            "weak/3,3,3/README.md",
            "weak/3,3,3/board.svg",
            "weak/3,3,3/certificate",
            "weak/3,3,3/manifest",
            "weak/3,3,3/statement");
  }

  @Test
  @ResourceLock(Resources.TIME_ZONE)
  void itHasTheSameBytesTwiceAndInEveryTimeZone() throws Exception {
    TimeZone zone = TimeZone.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
      Path one = bundle("one.zip");
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
      assertThat(bundle("two.zip")).hasSameBinaryContentAs(one);
    } finally {
      TimeZone.setDefault(zone);
    }
  }

  @Test
  void keysFromElsewhereAreBundledUnderTheirUsualName() throws Exception {
    Path keys = root.resolve("trusted");
    Files.move(archive.keys(), keys);
    Path target = root.resolve("out.zip");
    new Bundle(archive.folder(), keys).write(target);
    assertThat(names(target)).contains("KEYS");
  }

  @Test
  void itIsWrittenWholeOrNotAtAll() throws Exception {
    Path target = root.resolve("out");
    Files.createDirectories(target.resolve("in the way"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> new Bundle(archive.folder(), archive.keys()).write(target))
        .satisfies(
            refusal ->
                assertThat(refusal.line()).hasLineCount(1).startsWith("cannot bundle the archive"));
    assertThat(root.resolve("out.tmp")).doesNotExist();
  }
}
