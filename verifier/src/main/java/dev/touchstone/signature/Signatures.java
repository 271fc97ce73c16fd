package dev.touchstone.signature;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.PublicKey;
import dev.touchstone.manifest.SignatureCheck;
import dev.touchstone.manifest.SignatureLine;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was found of the signatures of a note.
 *
 * @param verdicts one for each signature, in the order of the note
 */
public record Signatures(List<SignatureVerdict> verdicts) {

  public Signatures {
    verdicts = List.copyOf(verdicts);
  }

  /** Judges each signature by the key that it names, if that is in the list. */
  public static Signatures judge(
      Note note, Manifest manifest, KeyList keys, Map<Algorithm, SignatureCheck> checks) {
    byte[] message = note.text().getBytes(StandardCharsets.UTF_8);
    return new Signatures(
        note.signatures().stream()
            .map(line -> judge(line, message, manifest, keys, checks))
            .toList());
  }

  private static SignatureVerdict judge(
      SignatureLine line,
      byte[] message,
      Manifest manifest,
      KeyList keys,
      Map<Algorithm, SignatureCheck> checks) {
    Optional<PublicKey> known = keys.find(line.name(), line.keyId());
    Finding finding =
        known.map(key -> find(key, line, message, manifest, checks)).orElse(Finding.UNKNOWN);
    return new SignatureVerdict(
        finding, line.name(), line.keyId(), known.map(PublicKey::algorithm));
  }

  private static Finding find(
      PublicKey key,
      SignatureLine line,
      byte[] message,
      Manifest manifest,
      Map<Algorithm, SignatureCheck> checks) {
    SignatureCheck check = checks.get(key.algorithm());
    if (check == null) {
      return Finding.UNCHECKED;
    }
    if (!check.accepts(key.bytes(), message, line.signature())) {
      return Finding.INVALID;
    }
    if (!key.serves(manifest.namespace())) {
      return Finding.WRONG_NAMESPACE;
    }
    return key.covers(manifest.date()) ? Finding.VALID : Finding.OUTSIDE_WINDOW;
  }

  /** Those of the required names, or names with ids as alice+1a2b3c4d, that have not signed. */
  public List<String> absent(Collection<String> required) {
    return required.stream()
        .distinct()
        .filter(name -> verdicts.stream().noneMatch(verdict -> isValid(verdict, name)))
        .toList();
  }

  private static boolean isValid(SignatureVerdict verdict, String name) {
    // A name has no '+', so what has one asks for that very key of the name.
    return verdict.finding() == Finding.VALID
        && (verdict.name().equals(name) || (verdict.name() + "+" + verdict.keyId()).equals(name));
  }

  /** Those that are wrong: by a key of the list, and not of this text. */
  public List<SignatureVerdict> wrong() {
    return verdicts.stream().filter(verdict -> verdict.finding() == Finding.INVALID).toList();
  }

  /** Whether none is wrong, which nobody need ask for, and all these have signed. */
  public boolean satisfies(Collection<String> required) {
    return wrong().isEmpty() && absent(required).isEmpty();
  }
}
