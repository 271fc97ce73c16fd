package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.theorem.TheoremFiles;

/**
 * What the files of a theorem are called when a page saves them, and the commands that check them:
 * names that a shell takes as they are.
 */
record SavedFiles(String stem, boolean compressed, boolean signed) {

  static SavedFiles of(Entry theorem) {
    String last = theorem.name().substring(theorem.name().lastIndexOf('/') + 1);
    String plain = last.replaceAll("[^A-Za-z0-9.,_-]+", "-").replaceAll("^[.,_-]+", "");
    boolean compressed = theorem.proof().files().certificate().endsWith(TheoremFiles.COMPRESSED);
    return new SavedFiles(
        plain.isEmpty() ? "theorem" : plain, compressed, theorem.note().isPresent());
  }

  String statement() {
    return stem + "." + TheoremFiles.STATEMENT;
  }

  String certificate() {
    return stem + "." + (compressed ? TheoremFiles.COMPRESSED : TheoremFiles.CERTIFICATE);
  }

  String manifest() {
    return stem + "." + TheoremFiles.MANIFEST;
  }

  String layout() {
    return stem + "." + TheoremFiles.LAYOUT;
  }

  /**
   * The verifier, which says s VERIFIED; then the digests, to be compared with those of the page.
   * Where there is a manifest, the jar takes that as well, and a list of keys.
   */
  String commands() {
    String digest = compressed ? "gzip -dc %s | sha256sum" : "sha256sum %s";
    return """
        java -jar touchstone-verifier.jar %1$s %2$s
        %4$s./touchstone verify %1$s %2$s
        sha256sum %1$s
        %3$s"""
        .formatted(statement(), certificate(), digest.formatted(certificate()), withManifest());
  }

  private String withManifest() {
    return signed
        ? "java -jar touchstone-verifier.jar %s %s %s KEYS\n"
            .formatted(statement(), certificate(), manifest())
        : "";
  }
}
