package dev.touchstone.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What is in a folder: paths, and the digests of files. */
final class Snapshot {

  private Snapshot() {}

  /** Without what is hidden, as an audit sees it. */
  static SortedMap<String, String> open(Path folder) throws IOException {
    SortedMap<String, String> all = of(folder);
    all.keySet().removeIf(name -> name.startsWith("."));
    return all;
  }

  static SortedMap<String, String> of(Path folder) throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.toList()) {
        String name = folder.relativize(path).toString();
        files.put(name, Files.isRegularFile(path) ? FileDigest.of(path) : "-");
      }
    }
    return files;
  }
}
