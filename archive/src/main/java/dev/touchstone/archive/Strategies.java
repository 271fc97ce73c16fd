package dev.touchstone.archive;

import dev.touchstone.strategy.Strategy;
import dev.touchstone.strategy.UnplayableException;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.MeasuredFile;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.ProofListener.Stage;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.io.InputStream;

/** Strategies of proofs that are checked already. */
public final class Strategies {

  private Strategies() {}

  /** The strategy that the certificate is; refuses what cannot be played. */
  public static Strategy read(CheckedProof proof) throws Refusal {
    return read(proof, ProofListener.none());
  }

  /** The same; the listener hears how far it is. */
  public static Strategy read(CheckedProof proof, ProofListener listener) throws Refusal {
    try (InputStream in = MeasuredFile.open(proof.files().certificate(), Stage.READING, listener)) {
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
