package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.manifest.Algorithm;
import dev.touchstone.signature.Finding;
import dev.touchstone.signature.SignatureVerdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * Who has signed a theorem, by name and by the ids of the keys. Only a signature that holds, by a
 * key of the list, says who; of any other it is said why it says nothing.
 */
record Signers(List<SignatureVerdict> signatures) {

  /** Where the keys come from, for a reader who does not know which file it was. */
  private static final String LIST = "the list of keys";

  static Signers of(Entry theorem) {
    return new Signers(theorem.signatures());
  }

  /** Who has signed all of these, if it is the same for all of them. */
  static Optional<Signers> ofAll(List<Entry> theorems) {
    List<Signers> different =
        theorems.stream().map(theorem -> of(theorem).withoutOrder()).distinct().toList();
    return different.size() == 1 ? Optional.of(different.get(0)) : Optional.empty();
  }

  private Signers withoutOrder() {
    return new Signers(
        signatures.stream()
            .sorted((a, b) -> (a.name() + a.keyId()).compareTo(b.name() + b.keyId()))
            .toList());
  }

  boolean areNone() {
    return signatures.isEmpty();
  }

  /** In full, as HTML: what says nothing stands apart, in a muted type. */
  String html() {
    return html(words());
  }

  /** In a few words, as HTML. */
  String shortHtml() {
    return html(names());
  }

  private String html(String signed) {
    String unchecked = unchecked();
    if (unchecked.isEmpty()) {
      return Template.escaped(signed.isEmpty() ? "not signed" : signed);
    }
    String muted = "<span class=\"unchecked\">%s</span>".formatted(Template.escaped(unchecked));
    return signed.isEmpty() ? muted : Template.escaped(signed) + "; " + muted;
  }

  /** Those whose signatures hold, each name once, with the keys; nothing if there are none. */
  String words() {
    Map<String, StringJoiner> keys = new LinkedHashMap<>();
    for (SignatureVerdict signature : valid()) {
      keys.computeIfAbsent(signature.name(), name -> new StringJoiner(", ", name + " (", ")"))
          .add(key(signature));
    }
    StringJoiner words = new StringJoiner(" and ", "signed by ", "");
    keys.values().forEach(signer -> words.add(signer.toString()));
    return keys.isEmpty() ? "" : words + remark();
  }

  private String remark() {
    return valid().stream().allMatch(PublishedKey::hasSigned)
        ? "; everybody has the published test keys: they vouch for nothing"
        : "";
  }

  /** The names alone, and the ids of published keys, which are nobody's. */
  String names() {
    StringJoiner names = new StringJoiner(", ", "signed by ", "");
    names.setEmptyValue("");
    valid().stream()
        .filter(signature -> !PublishedKey.hasSigned(signature))
        .map(SignatureVerdict::name)
        .distinct()
        .forEach(names::add);
    String published =
        valid().stream()
            .filter(PublishedKey::hasSigned)
            .map(SignatureVerdict::keyId)
            .distinct()
            .collect(Collectors.joining(", "));
    if (!published.isEmpty()) {
      names.add("published test key " + published);
    }
    return names.toString();
  }

  /** Of the other signatures, why they do not say who has signed. */
  String unchecked() {
    StringJoiner words = new StringJoiner("; ");
    for (SignatureVerdict signature : signatures) {
      if (signature.finding() != Finding.VALID) {
        words.add(fault(signature));
      }
    }
    return words.toString();
  }

  private static String fault(SignatureVerdict signature) {
    String id = PublishedKey.hasSigned(signature) ? "published test key " : "";
    String key = signature.name() + ", " + id + signature.keyId();
    return switch (signature.finding()) {
      case UNKNOWN -> "signature not checked (%s: key not in %s)".formatted(key, LIST);
      case UNCHECKED ->
          "signature not checked (%s: %s)".formatted(key, signature.finding().meaning(LIST));
      case VALID, INVALID, OUTSIDE_WINDOW, WRONG_NAMESPACE ->
          "signature that does not count (%s: %s)"
              .formatted(key, signature.finding().meaning(LIST));
    };
  }

  private List<SignatureVerdict> valid() {
    return signatures.stream().filter(signature -> signature.finding() == Finding.VALID).toList();
  }

  private static String key(SignatureVerdict signature) {
    String algorithm =
        signature.algorithm().map(Algorithm::word).map(word -> word + " ").orElse("");
    String test = PublishedKey.hasSigned(signature) ? "published test key " : "";
    return test + algorithm + signature.keyId();
  }
}
