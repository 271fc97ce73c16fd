package dev.touchstone.signing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.touchstone.signature.Ed25519Check;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.bouncycastle.crypto.params.Ed25519PublicKeyParameters;
import org.bouncycastle.crypto.signers.Ed25519Signer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Two implementations that share no code, on vectors/signatures/ed25519.txt. BouncyCastle, with
 * which we sign and do not verify, is laxer in two ways: it multiplies the equation by the
 * cofactor, and it takes an R of small order that is written canonically. Nowhere is it stricter.
 */
class Ed25519AgreementTest {

  private static final Path FILE =
      Path.of(System.getProperty("touchstone.root", ".."), "vectors", "signatures", "ed25519.txt");
  private static final String LAXER =
      "mixed-but-for-the-cofactor-.*|r-torsion-[0-7]|r-is-zero-for-a-plain-key";

  private static byte[] unhex(String word) {
    return HexFormat.of().parseHex(word.equals("-") ? "" : word);
  }

  private static boolean acceptedByBouncyCastle(byte[] key, byte[] message, byte[] signature) {
    try {
      Ed25519Signer check = new Ed25519Signer();
      check.init(false, new Ed25519PublicKeyParameters(key));
      check.update(message, 0, message.length);
      return check.verifySignature(signature);
    } catch (RuntimeException e) {
      return false;
    }
  }

  @TestFactory
  Stream<DynamicTest> theyDifferOnlyWhereThatIsKnown() throws IOException {
    return Files.readAllLines(FILE).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split(" ", -1))
        .map(words -> dynamicTest(words[0], () -> check(words)));
  }

  private static void check(String[] words) {
    byte[] key = unhex(words[1]);
    byte[] message = unhex(words[2]);
    byte[] signature = unhex(words[3]);
    boolean valid = new Ed25519Check().accepts(key, message, signature);
    assertThat(valid).isEqualTo(words[4].equals("valid"));
    assertThat(acceptedByBouncyCastle(key, message, signature))
        .isEqualTo(valid || words[0].matches(LAXER));
  }
}
