package dev.touchstone.explorer;

import dev.touchstone.statement.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.stream.Collectors;

/**
 * What a page's content security policy allows to run: scripts that stand in the page, by their
 * hashes, and at most one file beside it, by a nonce.
 *
 * <p>A hash would say more of the file than a nonce, but browsers refuse to compare one where a
 * page was opened as a file; and there {@code 'self'} is every file.
 */
record ContentPolicy(String sources) {

  /** Allows these scripts, as they stand between the tags. */
  static ContentPolicy of(String... scripts) {
    return new ContentPolicy(
        Arrays.stream(scripts).map(ContentPolicy::hash).collect(Collectors.joining(" ")));
  }

  /** Allows besides what the page loads by this nonce: letters and digits. */
  ContentPolicy withNonce(String nonce) {
    return new ContentPolicy("%s 'nonce-%s'".formatted(sources, nonce));
  }

  private static String hash(String script) {
    byte[] digest = Sha256.start().digest(script.getBytes(StandardCharsets.UTF_8));
    return "'sha256-%s'".formatted(Base64.getEncoder().encodeToString(digest));
  }
}
