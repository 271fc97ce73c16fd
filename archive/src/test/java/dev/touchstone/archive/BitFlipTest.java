package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A bit of any file of an archive is another: a line says which file. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BitFlipTest {

  /** Pages are compared as a whole, so a sample of their bytes will do. */
  private static final int SAMPLE = 50;

  private final Random random = new Random(20261118);

  private SmallArchive archive = new SmallArchive(Path.of(""));

  @BeforeAll
  void anArchive(@TempDir Path root) throws Exception {
    archive = new SmallArchive(root);
    for (String game : new String[] {"3,3,3", "5,5,5"}) {
      archive.make(SmallArchive.plan("weak/" + game, game, Regenerate.IF_MISSING));
    }
    archive.sign("weak/3,3,3", archive.key("alice"));
    Files.writeString(archive.keys(), Files.readString(archive.keys()) + "# nobody else\n");
    compress(archive.files("weak/5,5,5").certificate());
    archive.writePages();
    assertThat(archive.findings("alice")).hasSize(1).allMatch(line -> line.contains("ABSENT"));
    assertThat(archive.findings()).isEmpty();
  }

  private static void compress(Path certificate) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(bytes)) {
      Files.copy(certificate, gzip);
    }
    Files.write(certificate.resolveSibling("certificate.gz"), bytes.toByteArray());
    Files.delete(certificate);
  }

  private List<Path> files(String... names) throws IOException {
    try (Stream<Path> paths = Files.walk(archive.folder())) {
      return paths
          .filter(Files::isRegularFile)
          .filter(path -> List.of(names).contains(path.getFileName().toString()))
          .sorted()
          .toList();
    }
  }

  private void flip(Path file, byte[] good, int at, int bit) throws IOException {
    byte[] bad = good.clone();
    bad[at] ^= (byte) (1 << bit);
    Files.write(file, bad);
    List<String> findings = archive.findings();
    assertThat(findings).as("%s, byte %s, bit %s", file, at, bit).anyMatch(names(file));
    assertThat(findings).allMatch(line -> line.lines().count() == 1);
  }

  private static Predicate<String> names(Path file) {
    return line -> line.contains(file + ":") || line.contains(file + " ");
  }

  private void flipAll(List<Path> files) throws IOException {
    for (Path file : files) {
      byte[] good = Files.readAllBytes(file);
      for (int at = 0; at < good.length; at++) {
        for (int bit = 0; bit < 8; bit++) {
          flip(file, good, at, bit);
        }
      }
      Files.write(file, good);
    }
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void everyBitOfACertificateCounts() throws Exception {
    List<Path> files = files("certificate");
    assertThat(files).hasSize(1);
    flipAll(files);
  }

  @Test
  void bytesOfEveryOtherFileCount() throws Exception {
    List<Path> files = files("statement", "manifest", "KEYS", "certificate.gz");
    assertThat(files).hasSize(6);
    for (Path file : files) {
      byte[] good = Files.readAllBytes(file);
      for (int at = 0; at < good.length; at += 1 + random.nextInt(3)) {
        flip(file, good, at, random.nextInt(8));
      }
      Files.write(file, good);
    }
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void everyPageCounts() throws Exception {
    List<Path> pages = new ArrayList<>(files("README.md", "board.svg"));
    pages.addAll(files("index.json", "index.schema.json"));
    assertThat(pages).hasSize(7);
    for (Path file : pages) {
      byte[] good = Files.readAllBytes(file);
      for (int at = random.nextInt(SAMPLE); at < good.length; at += 1 + random.nextInt(SAMPLE)) {
        flip(file, good, at, random.nextInt(8));
      }
      Files.write(file, good);
    }
    assertThat(archive.findings()).isEmpty();
  }
}
