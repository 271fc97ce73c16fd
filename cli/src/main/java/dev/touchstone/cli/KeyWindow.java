package dev.touchstone.cli;

import dev.touchstone.manifest.PublicKey;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.Refusal;
import picocli.CommandLine.Option;

/** What a key may sign, as it stands in a list of keys. */
final class KeyWindow {

  @Option(
      names = "--from",
      paramLabel = "DAY",
      description = "the first day of manifests that the key may sign (default: no limit)")
  private String from = "-";

  @Option(
      names = "--until",
      paramLabel = "DAY",
      description = "the last such day (default: no limit)")
  private String until = "-";

  @Option(
      names = "--namespace",
      paramLabel = "WORD",
      description = "the archive that it may sign for (default: any)")
  private String namespace = PublicKey.EVERY;

  /** The key with this window. */
  PublicKey around(PrivateKey key) throws Refusal {
    try {
      return key.publicKey(from, until, namespace);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--" + e.getMessage());
    }
  }
}
