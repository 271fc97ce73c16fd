package dev.touchstone.archive;

import dev.touchstone.archive.Index.IndexedTheorem;
import dev.touchstone.signature.Finding;
import dev.touchstone.signature.SignatureVerdict;
import dev.touchstone.theorem.PublishedValue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What an addition did to an archive.
 *
 * @param lines the same in words
 */
public record Added(Change change, List<String> lines) {

  /** What became of the archive. */
  public enum Change {
    NONE,
    ADDED,
    SIGNED,
    LAID_OUT,
    REPLACED
  }

  public Added {
    lines = List.copyOf(lines);
  }

  /** The same, and what stayed behind. */
  Added leaving(List<String> names) {
    List<String> more = new ArrayList<>(lines);
    if (!names.isEmpty()) {
      more.add("left out: " + String.join(", ", names));
    }
    return new Added(change, more);
  }

  /** The archive has this very proof, with all of its signatures. */
  static Added nothing(Path folder, IndexedTheorem there) {
    return new Added(
        Change.NONE,
        List.of(
            "unchanged: %s has this very proof: %s".formatted(folder, there.theorem()),
            "signed by: " + IndexPage.signers(there.signatures())));
  }

  /**
   * Something is new.
   *
   * @param folder the theorem's
   * @param before what the archive had of the same statement
   * @param standing how the new proof stands to that
   * @param theorems how many the archive has now
   */
  static Added something(
      Path folder,
      Entry entry,
      Optional<IndexedTheorem> before,
      Optional<Standing> standing,
      int theorems) {
    Change change = standing.map(Standing::change).orElse(Change.ADDED);
    List<String> lines = new ArrayList<>();
    String size = size(entry.proof().steps(), entry.proof().length());
    lines.add("verified: %s, sha256 %s".formatted(size, entry.proof().digest()));
    lines.add("%s: %s: %s".formatted(word(change), folder, entry.headline()));
    before.ifPresent(old -> lines.add("before: " + was(old)));
    PublishedValue.of(entry.proof().statement())
        .ifPresent(value -> lines.add("published: " + value.line(entry.proof().statement())));
    lines.add("signed by: " + signers(entry.signatures()));
    lines.add("the archive has %s now".formatted(Counted.theorems(theorems)));
    return new Added(change, lines);
  }

  private static String word(Change change) {
    return switch (change) {
      case NONE -> "unchanged";
      case ADDED -> "added";
      case SIGNED -> "signed";
      case LAID_OUT -> "with a new layout";
      case REPLACED -> "replaced";
    };
  }

  private static String was(IndexedTheorem old) {
    return "%s, sha256 %s, signed by %s"
        .formatted(
            size(old.certificate().steps(), old.certificate().length()),
            old.certificate().sha256(),
            IndexPage.signers(old.signatures()));
  }

  /** How long a proof is. */
  static String size(long steps, long bytes) {
    return "%s steps, %s bytes".formatted(TheoremPage.grouped(steps), TheoremPage.grouped(bytes));
  }

  private static String signers(List<SignatureVerdict> signatures) {
    return signatures.isEmpty()
        ? "nobody"
        : signatures.stream()
            .map(
                signature ->
                    signature.finding() == Finding.VALID
                        ? signature.name()
                        : "%s (%s)"
                            .formatted(signature.name(), signature.finding().meaning("the list")))
            .distinct()
            .collect(Collectors.joining(", "));
  }
}
