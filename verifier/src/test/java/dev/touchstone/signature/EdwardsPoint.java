package dev.touchstone.signature;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A point of edwards25519 by the formulas of RFC 8032 as they stand there: slow, and plain. */
record EdwardsPoint(BigInteger x, BigInteger y) {

  static final BigInteger P = BigInteger.ONE.shiftLeft(255).subtract(BigInteger.valueOf(19));
  static final BigInteger L =
      BigInteger.ONE.shiftLeft(252).add(new BigInteger("27742317777372353535851937790883648493"));

  private static final BigInteger D =
      BigInteger.valueOf(-121665).multiply(BigInteger.valueOf(121666).modInverse(P)).mod(P);

  static final EdwardsPoint ZERO = new EdwardsPoint(BigInteger.ZERO, BigInteger.ONE);
  static final EdwardsPoint BASE =
      of(BigInteger.valueOf(4).multiply(BigInteger.valueOf(5).modInverse(P)).mod(P), false)
          .orElseThrow();

  /** The point of this second coordinate and this sign of the first, if there is one. */
  static Optional<EdwardsPoint> of(BigInteger y, boolean odd) {
    BigInteger yy = y.multiply(y).mod(P);
    BigInteger xx =
        yy.subtract(BigInteger.ONE)
            .multiply(D.multiply(yy).add(BigInteger.ONE).modInverse(P))
            .mod(P);
    BigInteger x = xx.modPow(P.add(BigInteger.valueOf(3)).shiftRight(3), P);
    if (!x.multiply(x).mod(P).equals(xx)) {
      BigInteger root = BigInteger.TWO.modPow(P.shiftRight(2), P);
      x = x.multiply(root).mod(P);
    }
    if (!x.multiply(x).mod(P).equals(xx)) {
      return Optional.empty();
    }
    return Optional.of(new EdwardsPoint(x.testBit(0) == odd ? x : x.negate().mod(P), y.mod(P)));
  }

  EdwardsPoint plus(EdwardsPoint other) {
    BigInteger product =
        D.multiply(x).multiply(other.x).mod(P).multiply(y).multiply(other.y).mod(P);
    BigInteger newX = x.multiply(other.y).add(y.multiply(other.x));
    BigInteger newY = y.multiply(other.y).add(x.multiply(other.x));
    return new EdwardsPoint(
        newX.multiply(BigInteger.ONE.add(product).modInverse(P)).mod(P),
        newY.multiply(BigInteger.ONE.subtract(product).modInverse(P)).mod(P));
  }

  EdwardsPoint times(BigInteger factor) {
    EdwardsPoint result = ZERO;
    for (int bit = factor.bitLength() - 1; bit >= 0; bit--) {
      result = result.plus(result);
      if (factor.testBit(bit)) {
        result = result.plus(this);
      }
    }
    return result;
  }

  EdwardsPoint times(int factor) {
    return times(BigInteger.valueOf(factor));
  }

  /** The eight points whose order divides 8, as multiples of one of order 8. */
  static List<EdwardsPoint> torsion() {
    for (int y = 2; ; y++) {
      Optional<EdwardsPoint> point = of(BigInteger.valueOf(y), false);
      if (point.isPresent() && !point.get().times(L).times(4).equals(ZERO)) {
        EdwardsPoint generator = point.get().times(L);
        List<EdwardsPoint> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
          all.add(generator.times(i));
        }
        return all;
      }
    }
  }

  /** The canonical bytes. */
  byte[] bytes() {
    return Scalars.bytes(x.testBit(0) ? y.setBit(255) : y);
  }
}
