package dev.touchstone.archive;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.signature.Finding;
import dev.touchstone.signature.SignatureVerdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is in an archive, for programs: index.json, whose form is in index.schema.json. It lists
 * every file with its digest, so nothing can change there unnoticed.
 */
record Index(
    @JsonProperty("$schema") String schema,
    int version,
    List<IndexedFile> keys,
    List<IndexedTheorem> theorems) {

  static final String FILE = "index.json";
  static final String SCHEMA = "index.schema.json";
  private static final int VERSION = 1;

  /** A file as it stands on the disk, its path with / from the archive's folder. */
  record IndexedFile(String path, long bytes, String sha256) {
    static IndexedFile of(Path archive, Path file) throws IOException {
      String path = archive.relativize(file).toString().replace('\\', '/');
      return new IndexedFile(path, Files.size(file), FileDigest.of(file));
    }
  }

  /** A signature that is valid. */
  record IndexedSignature(String name, String keyId, String algorithm) {
    static IndexedSignature of(SignatureVerdict verdict) {
      return new IndexedSignature(
          verdict.name(), verdict.keyId(), verdict.algorithm().map(Algorithm::word).orElse("-"));
    }
  }

  /** The certificate's identity: its bytes before compression. */
  record IndexedCertificate(String sha256, long length, long steps, int format) {}

  /** One theorem. */
  record IndexedTheorem(
      String name,
      String theorem,
      String board,
      String rules,
      String winner,
      String statementSha256,
      IndexedCertificate certificate,
      String solver,
      String namespace,
      String date,
      List<IndexedSignature> signatures,
      List<IndexedFile> files) {

    static IndexedTheorem of(Path archive, Entry entry) throws IOException {
      Manifest manifest = entry.manifest();
      return new IndexedTheorem(
          entry.name(),
          entry.headline(),
          manifest.board(),
          manifest.rules(),
          manifest.winner(),
          manifest.statementDigest(),
          new IndexedCertificate(
              manifest.certificateDigest(),
              manifest.length(),
              entry.proof().steps(),
              manifest.format()),
          manifest.solver(),
          manifest.namespace(),
          manifest.date(),
          entry.signatures().stream()
              .filter(verdict -> verdict.finding() == Finding.VALID)
              .map(IndexedSignature::of)
              .toList(),
          files(archive, archive.resolve(entry.name())));
    }

    /** The files of a folder as they stand there; folders in it are none. */
    static List<IndexedFile> files(Path archive, Path folder) throws IOException {
      List<IndexedFile> files = new ArrayList<>();
      try (Stream<Path> paths = Files.list(folder)) {
        for (Path path :
            paths
                .filter(Files::isRegularFile)
                .sorted(Comparator.comparing(Path::toString))
                .toList()) {
          files.add(IndexedFile.of(archive, path));
        }
      }
      return files;
    }
  }

  /** The index of these theorems, which come in the order of their names. */
  static Index of(Path archive, Path keys, List<Entry> entries) throws IOException {
    List<IndexedTheorem> theorems = new ArrayList<>();
    for (Entry entry : entries) {
      theorems.add(IndexedTheorem.of(archive, entry));
    }
    Path near = keys.toAbsolutePath().normalize();
    Path root = archive.toAbsolutePath().normalize();
    boolean listed = Files.exists(near) && near.startsWith(root);
    return new Index(
        SCHEMA,
        VERSION,
        listed ? List.of(IndexedFile.of(root, near)) : List.of(),
        List.copyOf(theorems));
  }

  /** The same with this theorem, in the place of one of its name. */
  Index with(IndexedTheorem added) {
    List<IndexedTheorem> more = new ArrayList<>(theorems);
    more.removeIf(theorem -> theorem.name().equals(added.name()));
    more.add(added);
    more.sort(Comparator.comparing(IndexedTheorem::name, Audit.ORDER));
    return new Index(schema, version, keys, List.copyOf(more));
  }

  /** The text of index.json. */
  String json() {
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter(
                Separators.createDefaultInstance()
                    .withObjectFieldValueSpacing(Separators.Spacing.AFTER))
            .withObjectIndenter(new DefaultIndenter("  ", "\n"))
            .withArrayIndenter(new DefaultIndenter("  ", "\n"));
    try {
      return new ObjectMapper().writer(printer).writeValueAsString(this) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("records of texts and numbers can be written", e);
    }
  }
}
