package dev.touchstone.signing;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.SignatureCheck;
import org.bouncycastle.crypto.CryptoException;
import org.bouncycastle.crypto.params.MLDSAParameters;
import org.bouncycastle.crypto.params.MLDSAPrivateKeyParameters;
import org.bouncycastle.crypto.params.MLDSAPublicKeyParameters;
import org.bouncycastle.crypto.signers.MLDSASigner;

/**
 * ML-DSA-65 [FIPS204], pure, with the empty context and in its deterministic variant: the same key
 * signs the same note by the same bytes. For whoever does not want to rest on elliptic curves
 * alone.
 */
public final class MlDsa65 implements SignatureCheck {

  private static final MLDSAParameters PARAMETERS = MLDSAParameters.ml_dsa_65;

  @Override
  public boolean accepts(byte[] key, byte[] message, byte[] signature) {
    if (key.length != Algorithm.ML_DSA_65.keyLength()
        || signature.length != Algorithm.ML_DSA_65.signatureLength()) {
      return false;
    }
    try {
      MLDSASigner check = new MLDSASigner();
      check.init(false, new MLDSAPublicKeyParameters(PARAMETERS, key));
      check.update(message, 0, message.length);
      return check.verifySignature(signature);
    } catch (RuntimeException e) {
      // Whatever is wrong with it: this is no signature.
      return false;
    }
  }

  /** The public key that belongs to a seed. */
  static byte[] publicKey(byte[] seed) {
    return new MLDSAPrivateKeyParameters(PARAMETERS, seed).getPublicKey();
  }

  /** Without a source of chance the signer takes the deterministic variant. */
  static byte[] sign(byte[] seed, byte[] message) {
    MLDSASigner signer = new MLDSASigner();
    signer.init(true, new MLDSAPrivateKeyParameters(PARAMETERS, seed));
    signer.update(message, 0, message.length);
    try {
      return signer.generateSignature();
    } catch (CryptoException e) {
      throw new IllegalStateException("a message in memory can always be signed", e);
    }
  }
}
