package dev.touchstone.signing;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.PublicKey;
import dev.touchstone.manifest.SignatureLine;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.signers.Ed25519Signer;

/**
 * A key that signs. It is kept as one line, {@code PRIVATE+KEY+name+id+base64(type, seed)}, as the
 * note package of Go does it for Ed25519 [Bernstein12].
 */
public final class PrivateKey {

  private static final String PREFIX = "PRIVATE+KEY+";
  private static final int SEED_BYTES = 32;

  private final String name;
  private final Algorithm algorithm;
  private final byte[] seed;
  private final PublicKey unlimited;

  private PrivateKey(String name, Algorithm algorithm, byte[] seed) {
    this.name = name;
    this.algorithm = algorithm;
    this.seed = seed;
    byte[] key =
        switch (algorithm) {
          case ED25519 -> new Ed25519PrivateKeyParameters(seed).generatePublicKey().getEncoded();
          case ML_DSA_65 -> MlDsa65.publicKey(seed);
        };
    unlimited = PublicKey.of(name, algorithm, key, "-", "-", PublicKey.EVERY);
  }

  /** A new key; a name that cannot be one is refused. */
  public static PrivateKey generate(String name, Algorithm algorithm, SecureRandom random) {
    byte[] seed = new byte[SEED_BYTES];
    random.nextBytes(seed);
    return new PrivateKey(name, algorithm, seed);
  }

  /** Reads what {@link #line} prints. */
  public static PrivateKey parse(String line) throws BadKeyException {
    if (!line.startsWith(PREFIX)) {
      throw new BadKeyException("a private key begins with " + PREFIX);
    }
    String[] parts = line.substring(PREFIX.length()).split("\\+", 3);
    if (parts.length < 3) {
      throw new BadKeyException("a private key is " + PREFIX + "NAME+ID+BASE64");
    }
    byte[] bytes = decode(parts[2]);
    for (Algorithm algorithm : Algorithm.values()) {
      byte[] type = algorithm.type();
      if (bytes.length == type.length + SEED_BYTES
          && Arrays.equals(type, Arrays.copyOf(bytes, type.length))) {
        return checked(line, parts[0], algorithm, bytes);
      }
    }
    throw new BadKeyException("a private key of no known algorithm, or cut short");
  }

  private static byte[] decode(String base64) throws BadKeyException {
    try {
      return Base64.getDecoder().decode(base64);
    } catch (IllegalArgumentException e) {
      throw new BadKeyException("the last part of a private key is base64");
    }
  }

  private static PrivateKey checked(String line, String name, Algorithm algorithm, byte[] bytes)
      throws BadKeyException {
    int start = algorithm.type().length;
    PrivateKey key;
    try {
      key = new PrivateKey(name, algorithm, Arrays.copyOfRange(bytes, start, bytes.length));
    } catch (IllegalArgumentException e) {
      throw new BadKeyException(String.valueOf(e.getMessage()));
    }
    if (!key.line().equals(line)) {
      throw new BadKeyException(
          "the private key of %s has the id %s; this line says otherwise"
              .formatted(name, key.id()));
    }
    return key;
  }

  /** The secret itself, for the file that keeps it and for nothing else. */
  public String line() {
    byte[] type = algorithm.type();
    byte[] bytes = Arrays.copyOf(type, type.length + SEED_BYTES);
    System.arraycopy(seed, 0, bytes, type.length, SEED_BYTES);
    return PREFIX + name + "+" + id() + "+" + Base64.getEncoder().encodeToString(bytes);
  }

  /** Whose key it is. */
  public String name() {
    return name;
  }

  /** Eight hexadecimal digits that tell it from other keys of that name. */
  public String id() {
    return unlimited.id();
  }

  public Algorithm algorithm() {
    return algorithm;
  }

  /** What others need to know of it: its line for the list of keys. */
  public PublicKey publicKey(String from, String until, String namespace) {
    return PublicKey.of(name, algorithm, unlimited.bytes(), from, until, namespace);
  }

  /**
   * The note with this key's signature as well. The same note always gets the same signature: a
   * note that has it already comes back as it is, and one with another by this key is refused.
   */
  public Note sign(Note note) {
    byte[] message = note.text().getBytes(StandardCharsets.UTF_8);
    SignatureLine line = SignatureLine.of(name, id(), signature(message));
    return note.signatures().contains(line) ? note : note.with(line);
  }

  private byte[] signature(byte[] message) {
    if (algorithm == Algorithm.ML_DSA_65) {
      return MlDsa65.sign(seed, message);
    }
    Ed25519Signer signer = new Ed25519Signer();
    signer.init(true, new Ed25519PrivateKeyParameters(seed));
    signer.update(message, 0, message.length);
    return signer.generateSignature();
  }

  /** Not the secret. */
  @Override
  public String toString() {
    return name + " " + id() + " " + algorithm.word();
  }
}
