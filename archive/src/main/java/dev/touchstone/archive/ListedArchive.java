package dev.touchstone.archive;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.touchstone.archive.Index.IndexedFile;
import dev.touchstone.archive.Index.IndexedTheorem;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An archive as its index lists it, byte for byte. Whoever adds to it need not verify again what is
 * there, and must not list anew what was changed behind the index.
 */
record ListedArchive(Path archive, Path keys, Index index) {

  /** Nothing of an index is missing, or null. */
  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL, Nulls.FAIL));

  /** Reads the index; refuses an archive that is not as listed. A new one lists nothing. */
  static ListedArchive read(Path archive, Path keys) throws Refusal {
    List<String> names =
        new Audit(archive, new Trust(keys, List.of()))
            .folders().stream().map(folder -> Audit.name(archive, folder)).toList();
    try {
      Path file = archive.resolve(Index.FILE);
      if (names.isEmpty() && !Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
        requireEmpty(archive, keys);
        return new ListedArchive(archive, keys, Index.of(archive, keys, List.of()));
      }
      ListedArchive listed = new ListedArchive(archive, keys, index(file));
      listed.check(names);
      return listed;
    } catch (IOException e) {
      throw Refusal.file("cannot read the archive " + archive, e);
    }
  }

  /** A folder of something else is not made an archive, and its README.md is not replaced. */
  private static void requireEmpty(Path archive, Path keys) throws Refusal, IOException {
    List<Path> strangers = new ArrayList<>(new Strays(archive, keys, List.of()).found());
    for (String name : List.of(TheoremFiles.PAGE, Index.SCHEMA)) {
      if (Files.exists(archive.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
        strangers.add(archive.resolve(name));
      }
    }
    if (!strangers.isEmpty()) {
      throw Refusal.usage(
          "%s is no archive, and not empty (%s); name another folder"
              .formatted(archive, strangers.get(0).getFileName()));
    }
  }

  static Index index(Path file) throws Refusal, IOException {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw other(file, "missing");
    }
    try {
      String text = Files.readString(file);
      Index index = MAPPER.readValue(text, Index.class);
      if (index != null && index.json().equals(text)) {
        return index;
      }
    } catch (JsonProcessingException e) {
      // Not written by this program.
    }
    throw other(file, "not an index as this version writes it");
  }

  private void check(List<String> names) throws Refusal, IOException {
    for (IndexedTheorem theorem : index.theorems()) {
      Path folder = archive.resolve(theorem.name());
      if (!names.contains(theorem.name())) {
        throw other(folder, "missing, but listed");
      }
      List<IndexedFile> files = IndexedTheorem.files(archive, folder);
      for (IndexedFile here : files) {
        if (isOfTheorem(here) && !theorem.files().contains(here)) {
          throw other(archive.resolve(here.path()), "not as listed");
        }
      }
      if (!files.containsAll(theorem.files())) {
        throw other(folder, "a file is missing");
      }
    }
    for (String name : names) {
      if (find(name).isEmpty()) {
        throw other(archive.resolve(name), "not listed");
      }
    }
    if (!Index.of(archive, keys, List.of()).keys().equals(index.keys())) {
      throw other(keys, "not as listed");
    }
    Path page = archive.resolve(TheoremFiles.PAGE);
    if (!Files.isRegularFile(page) || !Files.readString(page).equals(IndexPage.text(index))) {
      throw other(page, "not what follows from the index");
    }
  }

  private static boolean isOfTheorem(IndexedFile file) {
    return TheoremFiles.NAMES.contains(file.path().substring(file.path().lastIndexOf('/') + 1));
  }

  /** Refuses to replace a folder in which somebody has put something else: it would be gone. */
  void requireNothingElse(IndexedTheorem theorem) throws Refusal, IOException {
    Path folder = archive.resolve(theorem.name());
    try (Stream<Path> paths = Files.list(folder)) {
      Optional<Path> other =
          paths
              .filter(path -> !TheoremFiles.NAMES.contains(path.getFileName().toString()))
              .sorted()
              .findFirst();
      if (other.isPresent()) {
        throw Refusal.usage(
            other.get()
                + ": does not belong to a theorem, and would be gone with its folder; move it away");
      }
    }
  }

  private static Refusal other(Path file, String what) {
    return Refusal.notProved(
            file + ": " + what + "; nothing is added to an archive in this state; restore it first")
        .with(new Remedy.Update());
  }

  private Optional<IndexedTheorem> find(String name) {
    return index.theorems().stream().filter(theorem -> theorem.name().equals(name)).findFirst();
  }

  /** The theorem with this statement. */
  Optional<IndexedTheorem> ofStatement(String digest) {
    return index.theorems().stream()
        .filter(theorem -> theorem.statementSha256().equals(digest))
        .findFirst();
  }

  /** Refuses a name that another theorem has, or that would lie in its folder or around it. */
  void requireFree(String name) throws Refusal {
    for (IndexedTheorem theorem : index.theorems()) {
      String other = theorem.name();
      boolean nested = name.startsWith(other + "/") || other.startsWith(name + "/");
      if (nested || name.equalsIgnoreCase(other)) {
        throw Refusal.usage(
            "%s: %s is there (%s); choose another name"
                .formatted(archive.resolve(name), other, theorem.theorem()));
      }
    }
    Path place = archive;
    for (Path part : Path.of(name)) {
      place = place.resolve(part);
      boolean folder = Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS);
      boolean last = place.equals(archive.resolve(name));
      if (Files.exists(place, LinkOption.NOFOLLOW_LINKS) && (last || !folder)) {
        throw Refusal.usage(place + " is in the way; remove it or choose another name");
      }
    }
  }
}
