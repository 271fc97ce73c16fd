package dev.touchstone.archive;

import dev.touchstone.game.OutputFile;
import dev.touchstone.theorem.Refusal;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** All theorems of an archive in one zip file, whose bytes depend on theirs alone. */
public record Bundle(Path archive, Path keys) {

  /**
   * A time that says nothing. At the very first that zip knows, Java adds an exact one in the time
   * zone of the machine.
   */
  private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

  /** Writes the zip file, whole or not at all; returns the number of theorems in it. */
  public int write(Path target) throws Refusal {
    List<Path> theorems = new Audit(archive, new Trust(keys, List.of())).folders();
    try {
      Files.createDirectories(target.toAbsolutePath().getParent());
      OutputFile.write(target, out -> write(files(theorems), out));
      return theorems.size();
    } catch (IOException e) {
      throw Refusal.file("cannot bundle the archive", e);
    }
  }

  private void write(List<Path> files, OutputStream out) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(out, 1 << 16))) {
      for (Path path : files) {
        add(zip, path);
      }
    }
  }

  private List<Path> files(List<Path> theorems) throws IOException {
    List<Path> files = new ArrayList<>();
    for (String name : new String[] {Index.FILE, Index.SCHEMA, "README.md"}) {
      if (Files.exists(archive.resolve(name))) {
        files.add(archive.resolve(name));
      }
    }
    if (Files.exists(keys)) {
      files.add(keys);
    }
    for (Path folder : theorems) {
      try (Stream<Path> paths = Files.list(folder)) {
        paths
            .filter(Files::isRegularFile)
            .sorted(Comparator.comparing(Path::toString))
            .forEach(files::add);
      }
    }
    return files;
  }

  /** Stored and not deflated: what deflating gives differs from one Java to the next. */
  private void add(ZipOutputStream zip, Path path) throws IOException {
    ZipEntry entry = new ZipEntry(name(path));
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(Files.size(path));
    entry.setCrc(crc(path));
    entry.setTimeLocal(NO_TIME);
    zip.putNextEntry(entry);
    Files.copy(path, zip);
    zip.closeEntry();
  }

  /** What is stored has its sum ahead of its bytes; a certificate may be larger than memory. */
  private static long crc(Path path) throws IOException {
    CRC32 crc = new CRC32();
    try (InputStream in = Files.newInputStream(path)) {
      in.transferTo(new CheckedOutputStream(OutputStream.nullOutputStream(), crc));
    }
    return crc.getValue();
  }

  private String name(Path path) {
    Path root = archive.toAbsolutePath().normalize();
    Path absolute = path.toAbsolutePath().normalize();
    return absolute.startsWith(root)
        ? root.relativize(absolute).toString().replace('\\', '/')
        : Trust.KEYS;
  }
}
