package dev.touchstone.archive;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.touchstone.archive.Index.IndexedFile;
import dev.touchstone.archive.Index.IndexedTheorem;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The files of theorems and keys as index.json lists them, against those that are there: where a
 * byte counts that no theorem depends on (a comment in KEYS, the header of a compressed
 * certificate, the solver's name in a manifest), this says which file has changed.
 */
final class Listing {

  /** What is longer lists no archive; that it is not what it must be is said elsewhere. */
  private static final long LONGEST = 1L << 26;

  private final Path archive;
  private final Index now;

  Listing(Path archive, Index now) {
    this.archive = archive;
    this.now = now;
  }

  /** A line for each file with another digest. */
  List<Refusal> findings() throws IOException {
    Path file = archive.resolve(Index.FILE);
    Map<String, String> listed = read(file);
    List<Refusal> findings = new ArrayList<>();
    for (IndexedFile here : files()) {
      String digest = listed.get(here.path());
      if (digest != null && !digest.equals(here.sha256())) {
        findings.add(
            Refusal.notProved(
                    "%s: not the file that %s lists; restore it"
                        .formatted(archive.resolve(here.path()), file))
                .with(new Remedy.Update()));
      }
    }
    return findings;
  }

  private List<IndexedFile> files() {
    List<IndexedFile> files = new ArrayList<>(now.keys());
    for (IndexedTheorem theorem : now.theorems()) {
      theorem.files().stream().filter(Listing::isNoPage).forEach(files::add);
    }
    return files;
  }

  /** A page is compared as a whole. */
  private static boolean isNoPage(IndexedFile file) {
    return !file.path().endsWith("/" + TheoremFiles.PAGE)
        && !file.path().endsWith("/" + TheoremFiles.PICTURE);
  }

  /** What an index lists, digests by path; nothing where there is none. */
  static Map<String, String> read(Path index) throws IOException {
    return Files.isRegularFile(index) && Files.size(index) <= LONGEST
        ? listed(Files.readAllBytes(index))
        : Map.of();
  }

  /** Digests by path, as far as the text can be read; what is wrong with it is said elsewhere. */
  private static Map<String, String> listed(byte[] json) throws IOException {
    Map<String, String> digests = new HashMap<>();
    try {
      JsonNode index = new ObjectMapper().readTree(json);
      index.path("keys").forEach(file -> put(digests, file));
      index
          .path("theorems")
          .forEach(theorem -> theorem.path("files").forEach(file -> put(digests, file)));
    } catch (JsonProcessingException e) {
      return Map.of();
    }
    return digests;
  }

  private static void put(Map<String, String> digests, JsonNode file) {
    digests.put(file.path("path").asText(), file.path("sha256").asText());
  }
}
