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

/** Who has signed a theorem, by name and by the ids of the keys. */
record Signers(List<SignatureVerdict> signatures) {

  /** What keys are called that everybody has (docs/examples/test-key.txt). */
  private static final String TEST = "TEST-ONLY-";

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

  /** Each name once, with the keys: a signer may have several. */
  String words() {
    Map<String, StringJoiner> keys = new LinkedHashMap<>();
    for (SignatureVerdict signature : signatures) {
      keys.computeIfAbsent(signature.name(), name -> new StringJoiner(", ", name + " (", ")"))
          .add(key(signature));
    }
    StringJoiner words = new StringJoiner(" and ", "signed by ", "");
    keys.values().forEach(signer -> words.add(signer.toString()));
    return keys.isEmpty() ? "not signed" : words + remark();
  }

  private String remark() {
    return signatures.stream().allMatch(signature -> signature.name().startsWith(TEST))
        ? "; this is the test key, which everybody has: it vouches for nothing"
        : "";
  }

  /** The names alone, of those whose signatures hold. */
  String names() {
    String names =
        signatures.stream()
            .filter(signature -> signature.finding() == Finding.VALID)
            .map(SignatureVerdict::name)
            .distinct()
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "not signed" : "signed by " + names;
  }

  private static String key(SignatureVerdict signature) {
    String key =
        signature.algorithm().map(Algorithm::word).map(word -> word + " ").orElse("")
            + signature.keyId();
    return signature.finding() == Finding.VALID
        ? key
        : key + ": " + signature.finding().meaning("the list of keys");
  }
}
