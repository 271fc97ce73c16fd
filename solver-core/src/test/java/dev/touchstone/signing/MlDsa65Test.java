package dev.touchstone.signing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MlDsa65Test {

  private static final byte[] SEED = new byte[32];
  private static final byte[] MESSAGE = {1, 2, 3};

  private final MlDsa65 check = new MlDsa65();
  private final byte[] key = MlDsa65.publicKey(SEED);
  private final byte[] signature = MlDsa65.sign(SEED, MESSAGE);

  @Test
  void theSignatureOfTheKeyIsAccepted() {
    assertThat(check.accepts(key, MESSAGE, signature)).isTrue();
    assertThat(MlDsa65.sign(SEED, MESSAGE)).isEqualTo(signature);
    assertThat(check.accepts(key, new byte[0], MlDsa65.sign(SEED, new byte[0]))).isTrue();
  }

  @Test
  void noFlippedBitOfTheSignatureIsOverlooked() {
    for (int bit = 0; bit < 8 * signature.length; bit += 97) {
      signature[bit / 8] ^= (byte) (1 << (bit % 8));
      assertThat(check.accepts(key, MESSAGE, signature)).as("bit %d", bit).isFalse();
      signature[bit / 8] ^= (byte) (1 << (bit % 8));
    }
  }

  @Test
  void aFlippedBitOfKeyOrMessageIsNotOverlooked() {
    for (int bit = 0; bit < 8 * key.length; bit += 997) {
      byte[] other = key.clone();
      other[bit / 8] ^= (byte) (1 << (bit % 8));
      assertThat(check.accepts(other, MESSAGE, signature)).as("bit %d", bit).isFalse();
    }
    assertThat(check.accepts(key, new byte[] {1, 2, 2}, signature)).isFalse();
    assertThat(check.accepts(key, new byte[0], signature)).isFalse();
  }

  @Test
  void otherLengthsAreNoKeysAndNoSignatures() {
    byte[] longer = Arrays.copyOf(signature, signature.length + 1);
    assertThat(check.accepts(key, MESSAGE, longer)).isFalse();
    assertThat(check.accepts(key, MESSAGE, Arrays.copyOf(signature, 64))).isFalse();
    assertThat(check.accepts(Arrays.copyOf(key, 32), MESSAGE, signature)).isFalse();
    assertThat(check.accepts(new byte[key.length], MESSAGE, new byte[signature.length])).isFalse();
  }
}
