package dev.touchstone.explorer;

import dev.touchstone.signature.SignatureVerdict;
import java.util.Set;

/** Keys whose private part this project has published: whoever signs with one remains unknown. */
final class PublishedKey {

  /** Those of docs/examples/test-key.txt, then that of docs/examples/KEYS. */
  private static final Set<String> IDS = Set.of("5ef954a4", "a87dbac1", "f7765d8c");

  private PublishedKey() {}

  /** By the id: anybody can give a key any name. */
  static boolean hasSigned(SignatureVerdict signature) {
    return IDS.contains(signature.keyId());
  }
}
