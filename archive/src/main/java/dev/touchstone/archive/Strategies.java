package dev.touchstone.archive;

import dev.touchstone.archive.ProofWatch.Stage;
import dev.touchstone.strategy.Strategy;
import dev.touchstone.strategy.UnplayableException;
import java.io.IOException;
import java.io.InputStream;

/** Strategies of proofs that are checked already. */
public final class Strategies {

  private Strategies() {}

  /** The strategy that the certificate is; refuses what cannot be played. */
  public static Strategy read(CheckedProof proof) throws Refusal {
    return read(proof, ProofWatch.none());
  }

  /** The same, watched. */
  public static Strategy read(CheckedProof proof, ProofWatch watch) throws Refusal {
    try (InputStream in = WatchedFile.open(proof.files().certificate(), Stage.READING, watch)) {
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
