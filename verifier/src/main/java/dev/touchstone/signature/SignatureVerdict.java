package dev.touchstone.signature;

import dev.touchstone.manifest.Algorithm;
import java.util.Optional;

/**
 * What was found of one signature.
 *
 * @param algorithm the key's, where the key is known
 */
public record SignatureVerdict(
    Finding finding, String name, String keyId, Optional<Algorithm> algorithm) {

  /** The line that says it. */
  public String line() {
    String signature = "k " + finding + " " + name + " " + keyId;
    return algorithm.map(known -> signature + " " + known.word()).orElse(signature);
  }
}
