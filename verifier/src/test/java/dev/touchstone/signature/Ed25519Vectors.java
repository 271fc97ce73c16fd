package dev.touchstone.signature;

import static dev.touchstone.signature.EdwardsPoint.BASE;
import static dev.touchstone.signature.EdwardsPoint.L;
import static dev.touchstone.signature.EdwardsPoint.P;
import static dev.touchstone.signature.Scalars.any;
import static dev.touchstone.signature.Scalars.bytes;
import static dev.touchstone.signature.Scalars.hash;
import static dev.touchstone.signature.Scalars.join;
import static dev.touchstone.signature.Scalars.number;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The cases of vectors/signatures/ed25519.txt, in the manner of Wycheproof and of "Taming the many
 * EdDSAs" (Chalkias, Garillot, Nikolaenko 2020). Where a key or R is odd, the equation is made to
 * hold all the same wherever that is possible, so that the oddity alone decides.
 */
final class Ed25519Vectors {

  private static final byte[] MESSAGE = "touchstone".getBytes(StandardCharsets.US_ASCII);

  private final List<SignatureVector> cases = new ArrayList<>();
  private final BigInteger secret = any("secret");
  private final byte[] key = BASE.times(secret).bytes();
  private final byte[] good = signature(MESSAGE);

  private Ed25519Vectors() {}

  static List<SignatureVector> made() {
    Ed25519Vectors vectors = new Ed25519Vectors();
    vectors.rfc8032();
    vectors.messages();
    vectors.lengths();
    vectors.largeS();
    vectors.flippedBits();
    vectors.oddKeys();
    vectors.oddR();
    vectors.mixedOrders();
    vectors.strangers();
    return vectors.cases;
  }

  private void add(boolean valid, String name, byte[] key, byte[] message, byte[] signature) {
    cases.add(SignatureVector.of(valid, name, key, message, signature));
  }

  private byte[] signature(byte[] message) {
    BigInteger r = any("nonce " + HexFormat.of().formatHex(message));
    byte[] point = BASE.times(r).bytes();
    BigInteger s = r.add(hash(point, key, message).multiply(secret)).mod(L);
    return join(point, bytes(s));
  }

  /** Signs as section 5.1.6 of RFC 8032 says. */
  private void rfc8032() {
    Map<String, String> seeds = new LinkedHashMap<>();
    seeds.put("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60", "");
    seeds.put("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb", "72");
    seeds.put("c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7", "af82");
    byte[] abc = Scalars.sha512("abc".getBytes(StandardCharsets.US_ASCII));
    seeds.put(
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        HexFormat.of().formatHex(abc));
    int number = 1;
    for (Map.Entry<String, String> test : seeds.entrySet()) {
      byte[] message = HexFormat.of().parseHex(test.getValue());
      byte[] expanded = Scalars.sha512(HexFormat.of().parseHex(test.getKey()));
      BigInteger a =
          number(Arrays.copyOf(expanded, 32))
              .clearBit(0)
              .clearBit(1)
              .clearBit(2)
              .clearBit(255)
              .setBit(254);
      byte[] point = BASE.times(a).bytes();
      BigInteger r = hash(Arrays.copyOfRange(expanded, 32, 64), message);
      byte[] first = BASE.times(r).bytes();
      BigInteger s = r.add(hash(first, point, message).multiply(a)).mod(L);
      add(true, "rfc-8032-test-" + number++, point, message, join(first, bytes(s)));
    }
  }

  private void messages() {
    byte[] longer = new byte[1023];
    Arrays.fill(longer, (byte) 'x');
    add(true, "good", key, MESSAGE, good);
    add(true, "empty-message", key, new byte[0], signature(new byte[0]));
    add(true, "long-message", key, longer, signature(longer));
    add(false, "other-message", key, "Touchstone".getBytes(StandardCharsets.US_ASCII), good);
    add(false, "no-message", key, new byte[0], good);
    add(false, "longer-message", key, join(MESSAGE, new byte[1]), good);
    add(false, "other-key", BASE.times(any("other")).bytes(), MESSAGE, good);
  }

  private void lengths() {
    for (int length : new int[] {0, 32, 63, 65, 128}) {
      add(false, "signature-of-" + length, key, MESSAGE, Arrays.copyOf(good, length));
    }
    for (int length : new int[] {0, 31, 33, 64}) {
      add(false, "key-of-" + length, Arrays.copyOf(key, length), MESSAGE, good);
    }
    add(false, "zeros", key, MESSAGE, new byte[64]);
  }

  private byte[] withS(BigInteger s) {
    return join(Arrays.copyOf(good, 32), bytes(s));
  }

  private void largeS() {
    BigInteger s = number(Arrays.copyOfRange(good, 32, 64));
    for (int times = 1; times <= 15; times++) {
      BigInteger large = s.add(L.multiply(BigInteger.valueOf(times)));
      if (large.bitLength() <= 256) {
        add(false, "s-plus-" + times + "-l", key, MESSAGE, withS(large));
      }
    }
    add(false, "s-is-0", key, MESSAGE, withS(BigInteger.ZERO));
    add(false, "s-is-l-minus-1", key, MESSAGE, withS(L.subtract(BigInteger.ONE)));
    add(false, "s-is-l", key, MESSAGE, withS(L));
    add(
        false,
        "s-is-all-ones",
        key,
        MESSAGE,
        withS(BigInteger.ONE.shiftLeft(256).subtract(BigInteger.ONE)));
    add(false, "s-negated", key, MESSAGE, withS(L.subtract(s)));
    add(false, "s-high-bit", key, MESSAGE, withS(s.setBit(255)));
  }

  private static byte[] flipped(byte[] bytes, int bit) {
    byte[] result = bytes.clone();
    result[bit / 8] ^= (byte) (1 << (bit % 8));
    return result;
  }

  private void flippedBits() {
    for (int bit : new int[] {0, 1, 7, 100, 254, 255}) {
      add(false, "flipped-r-" + bit, key, MESSAGE, flipped(good, bit));
      add(false, "flipped-s-" + bit, key, MESSAGE, flipped(good, 256 + bit));
      add(false, "flipped-key-" + bit, flipped(key, bit), MESSAGE, good);
    }
    for (int bit : new int[] {0, 7, 79}) {
      add(false, "flipped-message-" + bit, key, flipped(MESSAGE, bit), good);
    }
  }

  /** All ways to write the eight points of small order, by name. */
  private static Map<String, byte[]> smallOrder() {
    Map<String, byte[]> result = new LinkedHashMap<>();
    List<EdwardsPoint> torsion = EdwardsPoint.torsion();
    for (int i = 0; i < torsion.size(); i++) {
      EdwardsPoint point = torsion.get(i);
      result.put("torsion-" + i, point.bytes());
      BigInteger more = point.y().add(P);
      if (more.bitLength() <= 255) {
        result.put(
            "torsion-" + i + "-plus-p", bytes(point.x().testBit(0) ? more.setBit(255) : more));
      }
      if (point.x().signum() == 0) {
        result.put("torsion-" + i + "-negative-zero", bytes(point.y().setBit(255)));
        if (more.bitLength() <= 255) {
          result.put("torsion-" + i + "-plus-p-negative-zero", bytes(more.setBit(255)));
        }
      }
    }
    return result;
  }

  private static EdwardsPoint torsion(String name) {
    return EdwardsPoint.torsion().get(name.charAt("torsion-".length()) - '0');
  }

  /** A message for which k is as wanted. */
  private static byte[] message(byte[] r, byte[] key, Predicate<BigInteger> wanted) {
    for (int i = 0; ; i++) {
      byte[] message = ("message " + i).getBytes(StandardCharsets.US_ASCII);
      if (wanted.test(hash(r, key, message))) {
        return message;
      }
    }
  }

  private void oddKeys() {
    smallOrder()
        .forEach(
            (name, odd) -> {
              // S = r and R = rB, and kA = 0: the equation holds.
              BigInteger r = any(name);
              byte[] point = BASE.times(r).bytes();
              EdwardsPoint a = torsion(name);
              byte[] message = message(point, odd, k -> a.times(k).equals(EdwardsPoint.ZERO));
              add(false, "key-" + name, odd, message, join(point, bytes(r)));
            });
    for (int y = 2; y < 19; y++) {
      if (EdwardsPoint.of(BigInteger.valueOf(y), false).isPresent()) {
        add(false, "key-not-canonical-" + y, bytes(P.add(BigInteger.valueOf(y))), MESSAGE, good);
      }
    }
    add(false, "key-not-on-the-curve", notOnTheCurve(), MESSAGE, good);
    add(false, "key-negated", flipped(key, 255), MESSAGE, good);
  }

  private static byte[] notOnTheCurve() {
    for (int y = 2; ; y++) {
      Optional<EdwardsPoint> point = EdwardsPoint.of(BigInteger.valueOf(y), false);
      if (point.isEmpty()) {
        return bytes(BigInteger.valueOf(y));
      }
    }
  }

  private void oddR() {
    smallOrder()
        .forEach(
            (name, odd) -> {
              // The key is mixed, A = aB + T, so that kT = -R is possible: the equation holds.
              EdwardsPoint r = torsion(name);
              byte[] mixed = BASE.times(secret).plus(EdwardsPoint.torsion().get(1)).bytes();
              byte[] message = message(odd, mixed, k -> cancels(r, k));
              BigInteger s = hash(odd, mixed, message).multiply(secret).mod(L);
              add(false, "r-" + name, mixed, message, join(odd, bytes(s)));
            });
    byte[] zero = EdwardsPoint.ZERO.bytes();
    BigInteger s = hash(zero, key, MESSAGE).multiply(secret).mod(L);
    add(false, "r-is-zero-for-a-plain-key", key, MESSAGE, join(zero, bytes(s)));
    byte[] last = Arrays.copyOfRange(good, 32, 64);
    for (int y = 2; y < 19; y++) {
      if (EdwardsPoint.of(BigInteger.valueOf(y), false).isPresent()) {
        byte[] more = bytes(P.add(BigInteger.valueOf(y)));
        add(false, "r-not-canonical-" + y, key, MESSAGE, join(more, last));
      }
    }
    add(false, "r-not-on-the-curve", key, MESSAGE, join(notOnTheCurve(), last));
  }

  private static boolean cancels(EdwardsPoint r, BigInteger k) {
    EdwardsPoint torsion = EdwardsPoint.torsion().get(1);
    return torsion.times(k).plus(r).equals(EdwardsPoint.ZERO);
  }

  /** Neither of small order nor of order L: whether the equation holds exactly is what counts. */
  private void mixedOrders() {
    for (int order = 1; order < 8; order++) {
      EdwardsPoint torsion = EdwardsPoint.torsion().get(order);
      mixed("key-" + order, torsion, EdwardsPoint.ZERO);
      mixed("r-" + order, EdwardsPoint.ZERO, torsion);
      mixed("both-" + order, torsion, torsion);
    }
  }

  private void mixed(String name, EdwardsPoint ofKey, EdwardsPoint ofR) {
    BigInteger r = any("mixed " + name);
    byte[] point = BASE.times(r).plus(ofR).bytes();
    byte[] mixed = BASE.times(secret).plus(ofKey).bytes();
    for (boolean holds : new boolean[] {true, false}) {
      if (holds && ofKey.equals(EdwardsPoint.ZERO)) {
        continue;
      }
      byte[] message =
          message(point, mixed, k -> ofKey.times(k).plus(ofR).equals(EdwardsPoint.ZERO) == holds);
      BigInteger s = r.add(hash(point, mixed, message).multiply(secret)).mod(L);
      String how = holds ? "mixed-exactly-" : "mixed-but-for-the-cofactor-";
      add(holds, how + name, mixed, message, join(point, bytes(s)));
    }
  }

  /** Signatures by other rules. */
  private void strangers() {
    byte[] swapped = join(Arrays.copyOfRange(good, 32, 64), Arrays.copyOf(good, 32));
    add(false, "r-and-s-exchanged", key, MESSAGE, swapped);
    byte[] domain =
        join("SigEd25519 no Ed25519 collisions".getBytes(StandardCharsets.US_ASCII), new byte[2]);
    BigInteger r = any("domain");
    byte[] point = BASE.times(r).bytes();
    BigInteger k = number(Scalars.sha512(domain, point, key, MESSAGE)).mod(L);
    byte[] other = join(point, bytes(r.add(k.multiply(secret)).mod(L)));
    add(false, "ed25519ctx", key, MESSAGE, other);
  }
}
