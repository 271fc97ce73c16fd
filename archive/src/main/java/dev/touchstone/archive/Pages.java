package dev.touchstone.archive;

import dev.touchstone.game.OutputFile;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What an archive has that is made from its theorems: a page and a picture for each, the index and
 * its page. They are written when the archive changes, and otherwise compared: a file that is not
 * what it must be is found, whichever it is.
 */
public record Pages(Path archive, Path keys) {

  private static final String PAGE = "README.md";

  /** A file and its text as they must be. */
  private record Page(Path file, String text) {
    byte[] bytes() {
      return text.getBytes(StandardCharsets.UTF_8);
    }
  }

  /** Writes what is not as it must be; refuses to replace anybody else's files. */
  public void write(List<Entry> entries) throws Refusal {
    Room.requireForIndexPage(archive);
    for (Entry entry : entries) {
      new Room(archive, entry.name()).requireForPages();
    }
    try {
      for (Page page : ofTheorems(entries)) {
        writeIfOther(page);
      }
      // The index lists the files of the theorems, so it comes after them.
      for (Page page : ofArchive(entries)) {
        writeIfOther(page);
      }
    } catch (IOException e) {
      throw Refusal.file("cannot write the pages of " + archive, e);
    }
  }

  private static void writeIfOther(Page page) throws IOException {
    if (!isThere(page)) {
      OutputFile.write(page.file(), page.bytes());
    }
  }

  /** What is not as it must be. */
  public List<Refusal> findings(List<Entry> entries) throws Refusal {
    List<Refusal> findings = new ArrayList<>();
    if (entries.isEmpty() && !wasAnArchive()) {
      return findings;
    }
    try {
      List<Page> pages = new ArrayList<>(ofTheorems(entries));
      pages.addAll(ofArchive(entries));
      findings.addAll(new Listing(archive, Index.of(archive, keys, entries)).findings());
      for (Page page : pages) {
        if (!isThere(page)) {
          findings.add(
              Refusal.notProved(page.file() + ": " + difference(page) + "; restore it")
                  .with(new Remedy.Update()));
        }
      }
      return findings;
    } catch (IOException e) {
      throw Refusal.file("cannot read the pages of " + archive, e);
    }
  }

  /** What stays behind when all theorems are taken away. */
  private boolean wasAnArchive() {
    return Stream.of(Index.FILE, Index.SCHEMA, PAGE, Trust.KEYS)
        .anyMatch(name -> Files.exists(archive.resolve(name)));
  }

  private static boolean isThere(Page page) throws IOException {
    byte[] bytes = page.bytes();
    return Files.isRegularFile(page.file())
        && Files.size(page.file()) == bytes.length
        && Arrays.equals(Files.readAllBytes(page.file()), bytes);
  }

  private static String difference(Page page) throws IOException {
    if (!Files.isRegularFile(page.file())) {
      return "missing";
    }
    byte[] bytes = page.bytes();
    byte[] there;
    try (InputStream in = Files.newInputStream(page.file())) {
      there = in.readNBytes(bytes.length + 1);
    }
    int at = Arrays.mismatch(there, bytes);
    long line = 1;
    for (int i = 0; i < at && i < bytes.length; i++) {
      line += bytes[i] == '\n' ? 1 : 0;
    }
    return "not what follows from the theorems (from line " + line + " on)";
  }

  private List<Page> ofTheorems(List<Entry> entries) {
    List<Page> pages = new ArrayList<>();
    for (Entry entry : entries) {
      TheoremFiles files = new TheoremFiles(archive.resolve(entry.name()));
      pages.add(new Page(files.page(), entry.page()));
      pages.add(new Page(files.picture(), entry.picture().svg()));
    }
    return pages;
  }

  private List<Page> ofArchive(List<Entry> entries) throws IOException {
    Index index = Index.of(archive, keys, entries);
    return List.of(
        new Page(archive.resolve(Index.FILE), index.json()),
        new Page(archive.resolve(Index.SCHEMA), schema()),
        new Page(archive.resolve(PAGE), IndexPage.text(index)));
  }

  /** The text of index.schema.json. */
  static String schema() throws IOException {
    try (InputStream in = Pages.class.getResourceAsStream(Index.SCHEMA)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
