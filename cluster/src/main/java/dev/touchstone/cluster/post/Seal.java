package dev.touchstone.cluster.post;

import dev.touchstone.statement.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * A secret that all members share. Each message carries an HMAC-SHA256 under it, so who does not
 * know the secret can neither give jobs nor results. It does not hide what is said.
 */
public final class Seal {

  private static final String ALGORITHM = "HmacSHA256";
  private static final int BYTES = 32;

  private final SecretKeySpec key;

  public Seal(byte[] secret) {
    key = new SecretKeySpec(secret, ALGORITHM);
  }

  /** The name of the cluster, by which members find their own kind; it does not give it away. */
  public String clusterName() {
    byte[] mark = mac("cluster name".getBytes(StandardCharsets.UTF_8));
    return "touchstone-" + HexFormat.of().formatHex(Sha256.start().digest(mark), 0, 12);
  }

  /** The message and its seal. */
  public byte[] close(Message message) {
    byte[] bytes = Message.encode(message);
    byte[] sealed = Arrays.copyOf(bytes, bytes.length + BYTES);
    System.arraycopy(mac(bytes), 0, sealed, bytes.length, BYTES);
    return sealed;
  }

  /** The bytes of the message if its seal is right. */
  public byte @Nullable [] open(byte[] sealed) {
    if (sealed.length < BYTES || sealed.length > Message.MOST_BYTES) {
      return null;
    }
    byte[] bytes = Arrays.copyOf(sealed, sealed.length - BYTES);
    byte[] seal = Arrays.copyOfRange(sealed, bytes.length, sealed.length);
    return MessageDigest.isEqual(seal, mac(bytes)) ? bytes : null;
  }

  private byte[] mac(byte[] bytes) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return mac.doFinal(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
    }
  }
}
