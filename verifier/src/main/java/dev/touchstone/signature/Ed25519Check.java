package dev.touchstone.signature;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.SignatureCheck;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.EdECPoint;
import java.security.spec.EdECPublicKeySpec;
import java.security.spec.NamedParameterSpec;
import java.util.Arrays;
import java.util.Set;

/**
 * Ed25519 (RFC 8032) by the platform's own provider, and stricter: lengths are exact, S is below
 * the group's order, key and R are written canonically and are not of small order. What is left to
 * the provider is the equation SB = R + kA, not multiplied by the cofactor.
 */
public final class Ed25519Check implements SignatureCheck {

  private static final String NAME = "Ed25519";
  private static final String PROVIDER = "SunEC";
  private static final int POINT_BYTES = 32;

  /** p = 2^255 - 19, the field. */
  private static final BigInteger FIELD =
      BigInteger.ONE.shiftLeft(255).subtract(BigInteger.valueOf(19));

  /** L, the order of the base point. */
  private static final BigInteger ORDER =
      BigInteger.ONE.shiftLeft(252).add(new BigInteger("27742317777372353535851937790883648493"));

  /** The second coordinates of the eight points whose order divides 8, either x. */
  private static final Set<BigInteger> SMALL_ORDER =
      Set.of(
          BigInteger.ZERO,
          BigInteger.ONE,
          FIELD.subtract(BigInteger.ONE),
          new BigInteger("05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826", 16),
          new BigInteger("7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7", 16));

  @Override
  public boolean accepts(byte[] key, byte[] message, byte[] signature) {
    if (key.length != Algorithm.ED25519.keyLength()
        || signature.length != Algorithm.ED25519.signatureLength()) {
      return false;
    }
    byte[] r = Arrays.copyOf(signature, POINT_BYTES);
    byte[] s = Arrays.copyOfRange(signature, POINT_BYTES, signature.length);
    return isPlainPoint(key)
        && isPlainPoint(r)
        && number(s).compareTo(ORDER) < 0
        && solvesTheEquation(key, message, signature);
  }

  /** Canonical and not of small order; that rules out the negative zero, too: then y = 1 or -1. */
  private static boolean isPlainPoint(byte[] point) {
    BigInteger y = number(point).clearBit(255);
    return y.compareTo(FIELD) < 0 && !SMALL_ORDER.contains(y);
  }

  private static BigInteger number(byte[] littleEndian) {
    byte[] bytes = new byte[littleEndian.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = littleEndian[bytes.length - 1 - i];
    }
    return new BigInteger(1, bytes);
  }

  private static boolean solvesTheEquation(byte[] key, byte[] message, byte[] signature) {
    BigInteger point = number(key);
    EdECPoint decoded = new EdECPoint(point.testBit(255), point.clearBit(255));
    try {
      EdECPublicKeySpec spec = new EdECPublicKeySpec(NamedParameterSpec.ED25519, decoded);
      PublicKey publicKey = KeyFactory.getInstance(NAME, PROVIDER).generatePublic(spec);
      Signature check = Signature.getInstance(NAME, PROVIDER);
      check.initVerify(publicKey);
      check.update(message);
      return check.verify(signature);
    } catch (NoSuchAlgorithmException | NoSuchProviderException e) {
      throw new IllegalStateException("this Java platform has no Ed25519 of its own", e);
    } catch (GeneralSecurityException | RuntimeException e) {
      // No point of the curve, most often. Whatever it is: this is no signature.
      return false;
    }
  }
}
