package dev.touchstone.archive;

import dev.touchstone.archive.Index.IndexedSignature;
import dev.touchstone.archive.Index.IndexedTheorem;
import java.util.List;
import java.util.stream.Collectors;

/** What is in an archive, for people: a page made from the index alone. */
final class IndexPage {

  private static final String HEADING =
      "# Theorems\n\n"
          + "Each folder has a statement, a certificate that proves it, a manifest and a page.";

  private IndexPage() {}

  /** Whether a page can only be one of ours. */
  static boolean isOurs(String page) {
    return page.startsWith(HEADING);
  }

  static String text(Index index) {
    StringBuilder page =
        new StringBuilder(
            HEADING
                + """
             The same for programs:
            [index.json](index.json). This page is made from it; both are checked in every build.

            | theorem | steps | bytes | sha256 of the certificate | signed by |
            |---|---:|---:|---|---|
            """);
    for (IndexedTheorem theorem : index.theorems()) {
      page.append(
          "| [%s](%s/) | %s | %s | `%s…` | %s |\n"
              .formatted(
                  theorem.theorem(),
                  theorem.name(),
                  TheoremPage.grouped(theorem.certificate().steps()),
                  TheoremPage.grouped(theorem.certificate().length()),
                  theorem.certificate().sha256().substring(0, 16),
                  signers(theorem.signatures())));
    }
    page.append("\n%s.\n".formatted(Counted.theorems(index.theorems().size())));
    return page.append(OpeningMaps.text(index.theorems())).toString();
  }

  /** Who has signed, and with which keys. */
  static String signers(List<IndexedSignature> signatures) {
    return signatures.isEmpty()
        ? "nobody"
        : signatures.stream()
            .map(s -> s.name() + " (" + s.algorithm() + " " + s.keyId() + ")")
            .collect(Collectors.joining(", "));
  }
}
