package dev.touchstone.archive;

import dev.touchstone.strategy.Strategy;
import dev.touchstone.strategy.UnplayableException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;

/** Strategies of proofs that are checked already. */
public final class Strategies {

  private Strategies() {}

  /** The strategy that the certificate is; refuses what cannot be played. */
  public static Strategy read(CheckedProof proof) throws Refusal {
    try (InputStream in =
        new BufferedInputStream(Files.newInputStream(proof.files().certificate()), 1 << 16)) {
      Strategy strategy = Strategy.read(proof.statement(), in);
      if (!strategy.certificateDigest().equals(proof.digest())) {
        throw ProofSteps.changed(proof);
      }
      return strategy;
    } catch (UnplayableException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw Refusal.file("cannot read the certificate", e);
    }
  }
}
